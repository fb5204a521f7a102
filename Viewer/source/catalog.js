// The page of a catalog: a grid of pictures for each cell, with worlds as axes.

import { h, count } from "./element.js";
import { Shelf, catalogIn } from "./worlds.js";

const find = (id) => document.getElementById(id);
const shelf = new Shelf(JSON.parse(find("catalog").textContent));
const base = shelf.data.base;

/** What is picked: the axes of columns and rows, the values of the others, and what is open. */
const picked = { columns: 0, rows: 1, values: [...base], search: "", only: false, exhibit: null, world: null, mode: "side" };

function readLink() {
  const link = new URLSearchParams(location.hash.slice(1));
  const axis = (name) => shelf.axes.indexOf(link.get(name) ?? "");
  if (axis("columns") >= 0) picked.columns = axis("columns");
  if (axis("rows") >= 0) picked.rows = axis("rows");
  picked.values = shelf.axes.map((name, index) => link.get(name) ?? base[index]);
  picked.search = link.get("search") ?? "";
  picked.only = link.get("only") === "1";
  const index = shelf.exhibits.findIndex((exhibit) => exhibit.name === link.get("exhibit"));
  picked.exhibit = index < 0 ? null : index;
  const world = Number(link.get("world") ?? -1);
  picked.world = picked.exhibit !== null && shelf.picture(shelf.exhibits[picked.exhibit], world) !== undefined ? world : null;
}

function writeLink() {
  const link = new URLSearchParams();
  link.set("columns", shelf.axes[picked.columns]);
  link.set("rows", shelf.axes[picked.rows]);
  shelf.axes.forEach((name, axis) => { if (picked.values[axis] !== base[axis]) link.set(name, picked.values[axis]); });
  if (picked.search) link.set("search", picked.search);
  if (picked.only) link.set("only", "1");
  if (picked.exhibit !== null) link.set("exhibit", shelf.exhibits[picked.exhibit].name);
  if (picked.world !== null) link.set("world", picked.world);
  history.replaceState(null, "", `#${link}`);
}

// Axes

function select(label, values, value, onPick) {
  const options = values.map((one) => h("option", { value: one, selected: one === value }, one));
  return h("label", {}, label, h("select", { onchange: (event) => { onPick(event.target.value); draw(); } }, options));
}

function drawAxes() {
  const names = shelf.axes;
  const parts = [
    select("Columns", names, names[picked.columns], (name) => pickAxis("columns", names.indexOf(name))),
    h("button", { title: "Swap columns and rows (X)", "aria-label": "Swap columns and rows", onclick: () => { swap(); draw(); } }, "⇄"),
    select("Rows", names, names[picked.rows], (name) => pickAxis("rows", names.indexOf(name))),
  ];
  names.forEach((name, axis) => {
    if (axis === picked.columns || axis === picked.rows || shelf.values(axis).length < 2) return;
    parts.push(select(name, shelf.values(axis), picked.values[axis], (value) => { picked.values[axis] = value; }));
  });
  find("axes").replaceChildren(...parts);
}

function pickAxis(place, axis) {
  const other = place === "columns" ? "rows" : "columns";
  if (picked[other] === axis) picked[other] = picked[place];
  picked[place] = axis;
}

function swap() {
  [picked.columns, picked.rows] = [picked.rows, picked.columns];
}

// Pictures

const waiting = new WeakMap();
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !waiting.has(target)) continue;
    target.src = source(waiting.get(target));
    observer.unobserve(target);
  }
}, { rootMargin: "600px" });

function source(svg) {
  return "data:image/svg+xml," + encodeURIComponent(svg);
}

function sizeOf(svg) {
  const found = /width="([\d.]+)" height="([\d.]+)"/.exec(svg);
  return found ? [Number(found[1]), Number(found[2])] : [100, 44];
}

function image(svg, description, scale, isLazy) {
  const [width, height] = sizeOf(svg);
  const element = h("img", { alt: description, width: width * scale, height: height * scale });
  if (isLazy) {
    waiting.set(element, svg);
    observer.observe(element);
  } else {
    element.src = source(svg);
  }
  return element;
}

function frame(exhibit, world, svg, scale, properties = {}) {
  const isDark = shelf.worlds[world].includes("dark");
  const isWrong = shelf.findingsIn(exhibit, world).some((finding) => !finding.reason);
  const isChanged = shelf.former(exhibit, world) !== undefined;
  const name = `${exhibit.name}, ${shelf.describe(world)}${isWrong ? ", with findings" : ""}`;
  const kind = `picture${isDark ? " dark" : ""}${isWrong ? " wrong" : ""}${isChanged ? " changed" : ""}`;
  return h(properties.onclick ? "button" : "div", { class: kind, title: shelf.describe(world), ...properties }, image(svg, name, scale, Boolean(properties.onclick)));
}

// Exhibits

function shown() {
  return shelf.exhibits.filter((exhibit) => {
    if (picked.only && !shelf.isChanged(exhibit) && !shelf.findings(exhibit).some((finding) => !finding.reason)) return false;
    return !picked.search || shelf.matches(exhibit, picked.search);
  });
}

function drawNames(exhibits) {
  const links = exhibits.map((exhibit) => {
    const wrong = shelf.findings(exhibit).filter((finding) => !finding.reason).length;
    const note = wrong ? h("span", { class: "count bad" }, String(wrong)) : shelf.isChanged(exhibit) ? h("span", { class: "count" }, "changed") : null;
    return h("a", {
      href: `#exhibit-${exhibit.index}`,
      class: exhibit.subject === exhibit.entry ? null : "inside",
      title: exhibit.name,
      "aria-current": picked.exhibit === exhibit.index ? "true" : null,
      onclick: (event) => { event.preventDefault(); go(exhibit.index); },
    }, h("span", {}, exhibit.subject === exhibit.entry ? `${exhibit.entry} · ${exhibit.sample}` : exhibit.subject), note);
  });
  const changed = shelf.isCompared ? `, ${count(shelf.before.size, "changed picture")}` : "";
  const findings = shelf.data.findings.filter((finding) => !finding.reason).length;
  find("names").replaceChildren(h("p", { class: "note" }, `${count(findings, "finding")}${changed}`), ...links);
}

function drawFinding(exhibit, finding) {
  const open = () => { const world = finding.worlds.find((one) => shelf.picture(exhibit, one) !== undefined); if (world !== undefined) enlarge(exhibit.index, world); };
  return h("button", { class: `finding${finding.reason ? " accepted" : ""}`, onclick: open },
    h("strong", {}, finding.rule), ` ${finding.view}. ${finding.problem} ${finding.remedy}`,
    h("span", { class: "quiet" }, ` ${count(finding.worlds.length, "world")}${finding.reason ? ` · accepted: ${finding.reason}` : ""}`));
}

function drawGrid(exhibit) {
  const world = (column, row) => {
    const values = [...picked.values];
    values[picked.columns] = column;
    values[picked.rows] = row;
    const index = shelf.world(values);
    return index >= 0 && shelf.picture(exhibit, index) !== undefined ? index : null;
  };
  const rows = shelf.values(picked.rows).filter((row) => shelf.values(picked.columns).some((column) => world(column, row) !== null));
  const columns = shelf.values(picked.columns).filter((column) => rows.some((row) => world(column, row) !== null));
  if (!rows.length) return h("p", { class: "note" }, "There is no picture in these worlds.");
  const isScreen = exhibit.subject === exhibit.entry && rows.some((row) => columns.some((column) => { const index = world(column, row); return index !== null && sizeOf(shelf.picture(exhibit, index))[1] > 600; }));
  const scale = isScreen ? 0.45 : 0.75;
  return h("table", { class: "grid" },
    h("thead", {}, h("tr", {}, h("th"), columns.map((column) => h("th", { scope: "col" }, column)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row), columns.map((column) => {
      const index = world(column, row);
      if (index === null) return h("td");
      return h("td", {}, frame(exhibit, index, shelf.picture(exhibit, index), scale, { onclick: () => enlarge(exhibit.index, index), dataset: { exhibit: exhibit.index, world: index } }));
    })))));
}

function draw() {
  drawAxes();
  const exhibits = shown();
  const ordered = shelf.isCompared ? [...exhibits.filter((one) => shelf.isChanged(one)), ...exhibits.filter((one) => !shelf.isChanged(one))] : exhibits;
  drawNames(ordered);
  find("only").setAttribute("aria-pressed", picked.only);
  const sections = ordered.map((exhibit) => h("section", { class: "exhibit", id: `exhibit-${exhibit.index}` },
    h("h2", {}, exhibit.subject, h("small", {}, ` ${exhibit.entry} · ${exhibit.sample}${shelf.isChanged(exhibit) ? " · changed" : ""}`)),
    h("div", { class: "findings" }, shelf.findings(exhibit).map((finding) => drawFinding(exhibit, finding))),
    drawGrid(exhibit)));
  find("exhibits").replaceChildren(...(sections.length ? sections : [h("p", { class: "note" }, "Nothing matches.")]));
  writeLink();
}

function go(index) {
  picked.exhibit = index;
  document.getElementById(`exhibit-${index}`)?.scrollIntoView({ block: "start" });
  for (const link of find("names").querySelectorAll("a")) link.setAttribute("aria-current", link.getAttribute("href") === `#exhibit-${index}`);
  writeLink();
}

// One picture

function enlarge(index, world) {
  picked.exhibit = index;
  picked.world = world;
  drawLarge();
  if (!find("large").open) find("large").showModal();
  find("announcer").textContent = `${shelf.exhibits[index].name}, ${shelf.describe(world)}`;
  writeLink();
}

function drawLarge() {
  const exhibit = shelf.exhibits[picked.exhibit];
  const { world, mode } = picked;
  const svg = shelf.picture(exhibit, world);
  const former = shelf.former(exhibit, world);
  const standard = shelf.worlds.findIndex((one) => one.every((value, axis) => value === base[axis]));
  const other = former ?? (standard !== world ? shelf.picture(exhibit, standard) : undefined);
  const otherName = former ? "saved" : "standard";
  const one = frame(exhibit, world, svg, 1);
  const pair = other === undefined
    ? [h("figure", {}, h("figcaption", {}, former === null ? "new" : shelf.describe(world)), one)]
    : mode === "over"
      ? [h("figure", {}, h("figcaption", {}, `${shelf.describe(world)} over ${otherName}: what differs is bright`), h("div", { class: "over" }, frame(exhibit, world, other, 1), one))]
      : [h("figure", {}, h("figcaption", {}, shelf.describe(world)), one), h("figure", {}, h("figcaption", {}, otherName), frame(exhibit, former ? world : standard, other, 1))];
  const modes = other === undefined ? null : h("div", { class: "modes", role: "toolbar", "aria-label": "Comparison" },
    [["side", "Side by side"], ["over", "Overlaid"]].map(([name, title]) => h("button", { "aria-pressed": String(mode === name), onclick: () => { picked.mode = name; drawLarge(); } }, title)));
  find("large").replaceChildren(
    h("h2", {}, exhibit.name), h("p", { class: "quiet" }, `${shelf.describe(world)} · ← → other worlds · Esc closes`), modes,
    h("div", { class: "pair" }, pair),
    h("div", { class: "findings" }, shelf.findingsIn(exhibit, world).map((finding) => drawFinding(exhibit, finding))));
}

function step(distance) {
  const worlds = Object.keys(shelf.exhibits[picked.exhibit].pictures).map(Number);
  const next = worlds[(worlds.indexOf(picked.world) + distance + worlds.length) % worlds.length];
  enlarge(picked.exhibit, next);
}

// Events

find("large").addEventListener("close", () => { picked.world = null; writeLink(); });
find("large").addEventListener("click", (event) => { if (event.target === find("large")) find("large").close(); });
find("search").addEventListener("input", (event) => { picked.search = event.target.value.trim(); draw(); });
find("only").addEventListener("click", () => { picked.only = !picked.only; draw(); });
find("theme").addEventListener("click", changeTheme);
find("saved").addEventListener("change", async (event) => {
  const file = event.target.files[0];
  const saved = file && catalogIn(await file.text());
  find("announcer").textContent = saved ? `${count(shelf.compare(saved), "picture")} changed` : "This file is no catalog.";
  draw();
});
addEventListener("hashchange", show);

function changeTheme() {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const root = document.documentElement;
  root.dataset.theme = (root.dataset.theme ?? (isDark ? "dark" : "light")) === "dark" ? "light" : "dark";
}

addEventListener("keydown", (event) => {
  if (event.target.matches("input, select") || event.metaKey || event.ctrlKey || event.altKey) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (find("large").open) {
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "o") { picked.mode = picked.mode === "over" ? "side" : "over"; drawLarge(); }
    return;
  }
  const names = shown().map((exhibit) => exhibit.index);
  const place = names.indexOf(picked.exhibit);
  const keys = {
    "/": () => find("search").focus(),
    x: () => { swap(); draw(); },
    f: () => { picked.only = !picked.only; draw(); },
    d: changeTheme,
    j: () => { if (place + 1 < names.length) go(names[place + 1]); },
    k: () => { if (place > 0) go(names[place - 1]); },
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

/** Shows what the link says. */
function show() {
  readLink();
  const { exhibit, world } = picked;
  find("search").value = picked.search;
  if (world === null && find("large").open) find("large").close();
  draw();
  if (exhibit !== null) go(exhibit);
  if (world !== null) enlarge(exhibit, world);
}

show();
