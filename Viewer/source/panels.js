// The panels beside the screen: sections on the left; on the right what a step did, and a controller.

import { h, count } from "./element.js";
import { textsOf } from "./model.js";

const hookText = (hook) => {
  const [name, reason] = hook.split(": ");
  return reason ? `${name} for ${reason}` : name;
};

/** A button that stands for a controller. */
function controllerButton(trace, number, select, note) {
  return h("button", { class: "link", onclick: () => select(number) },
    h("span", { class: "type" }, trace.typeOf(number)), " ",
    h("span", { class: "id" }, trace.idOf(number)),
    note ? h("span", { class: "note" }, " " + note) : null);
}

function itemButton(trace, item, index, select, note) {
  const controller = trace.controllerOf(item, index);
  if (controller !== undefined) return controllerButton(trace, controller, select, note);
  const { type, id } = trace.items[item] ?? { type: "an item", id: "" };
  return h("span", { class: "link plain" },
    h("span", { class: "type" }, type), " ", h("span", { class: "id" }, id),
    note ? h("span", { class: "note" }, " " + note) : null);
}

const LONG = 60;

/** @param total How many there are, if the trace does not have all of them. */
function list(title, entries, make, tone, total = entries?.length) {
  if (!entries?.length) return null;
  const shown = entries.slice(0, LONG);
  return h("section", { class: "group" },
    h("h3", { class: tone ?? "" }, title, h("span", { class: "count" }, total)),
    h("ul", {}, shown.map((entry) => h("li", {}, make(entry)))),
    total > LONG ? h("p", { class: "quiet" }, `and ${total - LONG} more`) : null);
}

/** How many items a section may have that is open at first, and all of these together. */
const SHORT = 60;
const OPEN = 150;
/** How many rows are made of a section. */
const ROWS = 400;

/**
 * The sections of all lists, as a tree. The rows of a section are made when it is open.
 *
 * @param opened By section: whether the user has opened or closed it. It is kept up to date.
 * @param wanted An item to be among the rows, however long its section is.
 */
export function sectionTree(trace, index, selected, select, opened, wanted = null) {
  const moment = trace.moment(index);
  const mounted = trace.places(index);
  const changed = changedItems(trace.steps[index]);
  let open = 0;
  const lists = [...moment.lists].map(([number, known]) => {
    const name = known.holder === undefined ? "List" : `List in ${trace.nameOf(known.holder)}`;
    return h("div", { class: "list", role: "group", "aria-label": name },
      h("h3", {}, name),
      (known.sections ?? []).map((section) => sectionBranch(section, `${number}/${section.id}`)));
  });
  function sectionBranch(section, key) {
    const place = wanted === null ? -1 : section.items.indexOf(wanted);
    const first = Math.max(0, Math.min(place - ROWS / 2, section.items.length - ROWS));
    const items = section.items.slice(first, first + ROWS);
    const holdsSelected = place >= 0 ||
      (selected !== null && items.some((item) => trace.controllerOf(item, index) === selected));
    const isShort = section.count <= SHORT && open + section.count <= OPEN;
    const isOpen = opened.get(key) ?? (isShort || holdsSelected);
    if (isOpen) open += section.count;
    const rows = h("ul", { role: "list" }, isOpen ? items.map(row) : []);
    const rest = section.items.length - first - items.length;
    const more = (count, text, add) => count > 0
      ? h("button", { class: "link more", onclick: (event) => { add(); event.currentTarget.remove(); } }, text) : null;
    const before = more(first, `${count(first, "item")} before`, () => rows.prepend(...section.items.slice(0, first).map(row)));
    const after = more(rest, `${count(rest, "more item")}`, () => rows.append(...section.items.slice(-rest).map(row)));
    const toggle = (event) => {
      const opens = !event.currentTarget.parentNode.open;
      opened.set(key, opens);
      if (opens && !rows.firstChild) rows.append(...items.map(row));
    };
    return h("details", { open: isOpen },
      h("summary", { onclick: toggle }, h("span", { class: "name" }, trace.texts[section.id]),
        h("span", { class: "count" }, section.count)),
      before, rows, after,
      section.count > section.items.length
        ? h("p", { class: "quiet" }, `and ${section.count - section.items.length} more`) : null);
  }
  function row(item) {
    const controller = trace.controllerOf(item, index);
    const isMounted = controller !== undefined && mounted.has(controller);
    const change = changed.get(item);
    return h("li", {}, h("button", {
      class: "row" + (isMounted ? " mounted" : ""),
      "aria-pressed": controller !== undefined && controller === selected ? "true" : "false",
      disabled: controller === undefined,
      title: controller === undefined ? "No controller: it has not been needed yet" : isMounted ? "Mounted" : "Off screen",
      dataset: { change: change ?? "", item },
      onclick: () => select(controller),
    }, h("span", { class: "dot" }), h("span", { class: "id" }, trace.items[item]?.id ?? ""),
      change ? h("span", { class: "change" }, change) : null));
  }
  return lists.length ? lists : h("p", { class: "quiet" }, "No list yet.");
}

function changedItems(step) {
  const changed = new Map();
  for (const update of step.updates ?? []) {
    for (const item of update.updated ?? []) changed.set(item, "updated");
    for (const [, item] of update.moved ?? []) changed.set(item, "moved");
    for (const item of update.inserted ?? []) changed.set(item, "new");
  }
  return changed;
}

/** What a step did: updates, hooks, issues. */
export function report(trace, index, select, filter) {
  const step = trace.steps[index];
  const parts = [];
  for (const issue of step.issues ?? []) {
    parts.push(h("section", { class: "issue", role: "alert" },
      h("h3", {}, "Issue: ", issue.code), h("p", {}, issue.summary),
      h("p", { class: "quiet" }, "To fix this, ", issue.fix),
      issue.location ? h("p", { class: "place" }, issue.location) : null));
  }
  for (const update of step.updates ?? []) parts.push(updateReport(trace, update, index, select));
  const hooks = hooksOf(trace, step, filter);
  if (hooks.configured.length) {
    parts.push(list("Configured", hooks.configured, ([number, why]) =>
      controllerButton(trace, number, select, `for ${why}`)));
  }
  if (hooks.all.length) {
    parts.push(h("details", { class: "group" },
      h("summary", {}, "Hooks in order", h("span", { class: "count" }, hooks.all.length)),
      h("ol", { class: "hooks" }, hooks.all.slice(0, 300).map(([number, hook]) =>
        h("li", {}, controllerButton(trace, number, select), h("code", {}, hookText(hook))))),
      hooks.all.length > 300 ? h("p", { class: "quiet" }, `and ${hooks.all.length - 300} more`) : null));
  }
  if (!parts.length) parts.push(h("p", { class: "quiet" }, "No controller was called in this step."));
  return parts;
}

function hooksOf(trace, step, filter) {
  const all = (step.hooks ?? []).map(([number, text]) => [number, trace.texts[text]])
    .filter(([, hook]) => filter.shows(hook));
  const configured = all.filter(([, hook]) => hook.startsWith("configure: "))
    .map(([number, hook]) => [number, hook.slice("configure: ".length)]);
  return { all, configured };
}

function updateReport(trace, update, index, select) {
  const item = (item, note) => itemButton(trace, item, index, select, note);
  const total = update.totals ?? {};
  return h("section", { class: "update" },
    h("h3", {}, "Update", h("span", { class: "badge" }, update.style)),
    h("p", { class: "quiet" }, update.summary.replace(/^.*?: /, "")),
    update.location ? h("p", { class: "place" }, update.location) : null,
    timings(update.timings),
    stages(trace, update.stages),
    list("Inserted", update.inserted, (number) => item(number), "new", total.inserted),
    list("Removed", update.removed, (number) => item(number), "gone", total.removed),
    list("Moved", update.moved, ([from, to]) => {
      const [before, after] = [trace.items[from], trace.items[to]];
      return item(to,
        before && after && before.section !== after.section ? `from ${before.section} to ${after.section}` : "");
    }, "moved", total.moved),
    list("Updated", update.updated, (number) => item(number), "updated", total.updated),
    list("Environment changed", update.environment, (number) => item(number), "", total.environment),
    list("Controllers made", update.made, ([number, why]) => item(number, `because ${why}`), "", total.made),
    list("Controllers released", update.released, ([number, why]) => item(number, `because ${why}`), "", total.released),
    update.coalesced ? h("p", { class: "quiet" }, `${count(update.coalesced, "earlier update")} never shown, because this one replaced it`) : null);
}

function stages(trace, stages) {
  if (!stages?.length) return null;
  const words = { deletedSections: ["section", "deleted"], insertedSections: ["section", "inserted"],
    movedSections: ["section", "moved"], deleted: ["item", "deleted"], inserted: ["item", "inserted"], moved: ["item", "moved"] };
  return h("ol", { class: "stages", "aria-label": "Stages of the plan" }, stages.map((stage, at) =>
    h("li", {}, h("b", {}, `Stage ${at + 1} `), Object.entries(stage).map(([name, of]) => `${count(of.length, words[name][0])} ${words[name][1]}`).join(", "))));
}

function timings(timings) {
  const phases = Object.entries(timings);
  const total = phases.reduce((sum, [, time]) => sum + time, 0);
  const text = phases.map(([name, time]) => `${name} ${time.toFixed(2)} ms`).join(", ");
  return h("div", { class: "timings" },
    h("div", { class: "bar", role: "img", "aria-label": text, title: text },
      phases.map(([name, time]) => h("i", { class: name, style: `flex-grow:${Math.max(time, total / 200)}` }))),
    h("span", { class: "quiet" }, `${total.toFixed(2)} ms`));
}

/** All about one controller. */
export function controllerPanel(trace, number, index, goTo, filter) {
  const record = trace.controllers.get(number);
  if (!record) return h("p", { class: "quiet" }, "Select a cell, a row of the sections, or search for an identity.");
  const known = trace.controller(number, index);
  const before = index > 0 ? trace.controller(number, index - 1) : null;
  const place = trace.places(index).get(number);
  const item = trace.items[known?.item];
  const texts = place === undefined ? [] : textsOf(trace, trace.moment(index), place);
  const status = !known ? "not made yet" : known.ended ? "removed" : place === undefined ? "off screen" : "mounted";
  return [
    h("header", { class: "who" },
      h("h2", {}, trace.idOf(number)), h("p", { class: "type" }, trace.typeOf(number)),
      h("p", {}, h("span", { class: "badge " + status.replaceAll(" ", "-") }, status),
        item ? h("span", { class: "quiet" }, ` in section ${item.section}`) : null)),
    texts.length ? h("section", { class: "group" }, h("h3", {}, "Shows"), h("p", { class: "shows" }, texts.join(" · "))) : null,
    members("View model", known?.model, before?.model),
    members("State", known?.state, before?.state),
    members("Cell", frameOf(trace, number, index), index > 0 ? frameOf(trace, number, index - 1) : null),
    hookHistory(record, index, goTo, filter),
  ];
}

/** Where the cell of a controller is in its list, and how large it is, in points. */
function frameOf(trace, number, index) {
  const frame = trace.moment(index).nodes.get(trace.places(index).get(number))?.frame;
  if (!frame) return null;
  const [x, y, width, height] = frame.map((length) => Math.round(length * 100) / 100);
  return [["frame", `(${x}, ${y}), ${width} × ${height}`]];
}

function members(title, values, old) {
  if (!values?.length) return null;
  return h("section", { class: "group" }, h("h3", {}, title),
    h("dl", {}, values.flatMap(([name, value], at) => {
      const earlier = old?.find((member) => member[0] === name)?.[1] ?? old?.[at]?.[1];
      const isChanged = earlier !== undefined && earlier !== value;
      return [h("dt", {}, name || "value"),
        h("dd", { class: isChanged ? "changed" : "" }, isChanged ? [h("del", {}, earlier), " "] : null, value)];
    })));
}

function hookHistory(record, index, goTo, filter) {
  const steps = [];
  for (const { step, hook } of record.hooks) {
    if (!filter.shows(hook)) continue;
    if (steps.at(-1)?.step !== step) steps.push({ step, hooks: [] });
    const hooks = steps.at(-1).hooks;
    const text = hookText(hook);
    if (hooks.at(-1)?.text === text) hooks.at(-1).times += 1;
    else hooks.push({ text, times: 1 });
  }
  if (!steps.length) return null;
  return h("section", { class: "group" }, h("h3", {}, "History"),
    h("ol", { class: "history" }, steps.map(({ step, hooks }) =>
      h("li", { "aria-current": step === index ? "step" : null, class: step > index ? "later" : "" },
        h("button", { class: "link", onclick: () => goTo(step) }, `Step ${step + 1}`),
        h("span", {}, hooks.map(({ text, times }) => times > 1 ? `${text} ×${times}` : text).join(", "))))));
}

/** Controllers whose type, identity, section or texts hold all words, and then items of the step that have no controller. */
export function search(trace, words, index) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const moment = trace.moment(index);
  const places = trace.places(index);
  const found = [];
  for (const [number, record] of trace.controllers) {
    const known = record.versions.at(-1)?.value;
    const item = trace.items[known?.item];
    const place = places.get(number);
    const values = [...(known?.model ?? []), ...(known?.state ?? [])].map(([name, value]) => `${name} ${value}`);
    const text = [trace.nameOf(number), item?.section, ...values,
      ...(place === undefined ? [] : textsOf(trace, moment, place))].join(" ").toLowerCase();
    if (wanted.every((word) => text.includes(word))) {
      const isExact = trace.idOf(number).toLowerCase().replaceAll("\"", "") === words.trim().toLowerCase();
      const [first, last] = trace.span(number);
      const isThere = first <= index && index <= last;
      found.push({ number, isExact, isMounted: place !== undefined, isThere, first, last });
    }
  }
  for (const { sections } of moment.lists.values()) {
    for (const section of sections ?? []) {
      for (const item of section.items) {
        if (trace.controllerOf(item, trace.length - 1) !== undefined) continue;
        const { type, id, section: name } = trace.items[item];
        const text = `${type} ${id} ${name}`.toLowerCase();
        if (!wanted.every((word) => text.includes(word))) continue;
        const isExact = id.toLowerCase().replaceAll("\"", "") === words.trim().toLowerCase();
        found.push({ item, number: Infinity, isExact, isMounted: false, isThere: true, first: index, last: index });
      }
    }
  }
  return found.sort((a, b) =>
    b.isExact - a.isExact || b.isMounted - a.isMounted || b.isThere - a.isThere || (a.number < b.number ? -1 : a.number > b.number ? 1 : 0));
}
