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
  const asked = Number(new URLSearchParams(location.hash.slice(1)).get("step"));
  viewer.goTo(asked > 0 ? asked - 1 : 0, { animated: false });
  viewer.fit();
  viewer.showTab("report");
  globalThis.viewer = viewer;
  document.documentElement.dataset.ready = "true";
}

function complain(problem) {
  document.body.replaceChildren(h("p", { class: "problem", role: "alert" }, problem));
  document.documentElement.dataset.ready = "failed";
}

open();
