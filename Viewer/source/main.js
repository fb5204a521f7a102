// The page of a trace that stands in the page itself.

import { h } from "./element.js";
import { problemOf, read } from "./model.js";
import { Viewer } from "./viewer.js";

function open() {
  let data = null;
  try {
    data = JSON.parse(document.getElementById("trace").textContent);
  } catch (error) {
    return complain(`The trace cannot be read: ${error.message}`);
  }
  const problem = problemOf(data);
  if (problem) return complain(problem);
  if (!data.steps.length) return complain("This trace has no steps.");
  const trace = read(data);
  const viewer = new Viewer(trace);
  viewer.followLink();
  viewer.fit();
  globalThis.viewer = viewer;
  document.documentElement.dataset.ready = "true";
}

function complain(problem) {
  document.body.replaceChildren(h("p", { class: "problem", role: "alert" }, problem));
  document.documentElement.dataset.ready = "failed";
}

open();
