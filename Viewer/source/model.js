// A trace: steps as they were written, and what they add up to.
// The format is described in docs/trace-format.md.

export const FORMAT = "roster-trace";
export const VERSION = 1;

/** What is wrong with something that should be a trace, in a sentence; null if nothing is. */
export function problemOf(data) {
  if (!data || typeof data !== "object" || data.format !== FORMAT) {
    return "This is no trace: it does not say that its format is “" + FORMAT + "”.";
  }
  if (data.version !== VERSION) {
    return `This trace has version ${data.version} of the format; this page reads version ${VERSION}.`;
  }
  if (!Array.isArray(data.steps)) return "This trace has no list of steps.";
  return null;
}

/** What the screen is at a step. */
class Moment {
  constructor(nodes, lists, screen) {
    this.nodes = nodes;
    this.lists = lists;
    this.screen = screen;
  }
}

export class Trace {
  constructor(title) {
    this.title = title;
    this.steps = [];
    this.texts = [];
    this.items = [];
    /** By number: what was known of a controller from which step on, and what it was told. */
    this.controllers = new Map();
    this.moments = [];
    /** By the number of an identity: the controllers that it has had, and since when. */
    this.holders = new Map();
  }

  get length() { return this.steps.length; }

  /** Adds a step, which builds on those before. */
  append(step) {
    const index = this.steps.length;
    this.steps.push(step);
    for (const text of step.texts ?? []) this.texts.push(text);
    for (const [type, id, section] of step.items ?? []) {
      this.items.push({ type: this.texts[type], id: this.texts[id], section: this.texts[section] });
    }
    for (const [number, patch] of Object.entries(step.controllers ?? {})) {
      const record = this.record(Number(number));
      const known = { ...record.versions.at(-1)?.value };
      Object.assign(known, patch);
      record.versions.push({ step: index, value: known });
      if (patch.item !== undefined) {
        if (!this.holders.has(patch.item)) this.holders.set(patch.item, []);
        this.holders.get(patch.item).push({ step: index, number: Number(number) });
      }
    }
    (step.hooks ?? []).forEach(([number, text]) => {
      this.record(number).hooks.push({ step: index, hook: this.texts[text] });
    });
    return index;
  }

  record(number) {
    let record = this.controllers.get(number);
    if (!record) this.controllers.set(number, (record = { number, versions: [], hooks: [] }));
    return record;
  }

  /** Lets go of how the screen was before a step, which nobody will look at again. */
  forget(index) {
    for (let at = index - 1; at >= 0 && this.moments[at]; at -= 1) {
      this.moments[at] = undefined;
      const { caption, time, hooks, updates, issues } = this.steps[at];
      this.steps[at] = { caption, time, hooks, updates, issues };
    }
  }

  /** What is known of a controller at a step. */
  controller(number, index) {
    const record = this.controllers.get(number);
    if (!record) return null;
    let found = null;
    for (const version of record.versions) {
      if (version.step > index) break;
      found = version.value;
    }
    return found;
  }

  typeOf(number) { return this.texts[this.controllers.get(number)?.versions[0]?.value.type] ?? "a controller"; }
  idOf(number) { return this.texts[this.controllers.get(number)?.versions[0]?.value.id] ?? ""; }
  nameOf(number) { return `${this.typeOf(number)} ${this.idOf(number)}`; }

  /** The controller that an identity has at a step, or had last; undefined if none was made by then. */
  controllerOf(item, index) {
    return this.holders.get(item)?.findLast(({ step }) => step <= index)?.number;
  }

  /** The first and the last step in which a controller is known. */
  span(number) {
    const { versions } = this.controllers.get(number);
    const end = versions.find((version) => version.value.ended);
    return [versions[0].step, end ? end.step : this.steps.length - 1];
  }

  /** The state of everything after a step. */
  moment(index) {
    for (let at = this.moments.length; at <= index; at += 1) {
      this.moments.push(this.next(this.moments[at - 1] ?? new Moment(new Map(), new Map(), {}), this.steps[at]));
    }
    return this.moments[index];
  }

  next(before, step) {
    let { nodes, lists, screen } = before;
    if (step.nodes || step.gone) {
      nodes = new Map(nodes);
      for (const [number, patch] of Object.entries(step.nodes ?? {})) {
        nodes.set(Number(number), patched(nodes.get(Number(number)), patch));
      }
      for (const number of step.gone ?? []) nodes.delete(number);
    }
    if (step.lists) {
      lists = new Map(lists);
      for (const [number, patch] of Object.entries(step.lists)) {
        lists.set(Number(number), patched(lists.get(Number(number)), patch));
      }
    }
    if (step.screen) screen = step.screen;
    return new Moment(nodes, lists, screen);
  }

  /** By the number of a node: the controller that is mounted on it at a step. */
  mounts(index) {
    const moment = this.moment(index);
    if (moment.mounts) return moment.mounts;
    const mounts = new Map();
    for (const number of this.controllers.keys()) {
      const known = this.controller(number, index);
      if (known && !known.ended && known.node != null && moment.nodes.has(known.node)) {
        mounts.set(known.node, number);
      }
    }
    moment.mounts = mounts;
    return mounts;
  }

  /** By the number of a controller: the node that it is mounted on at a step. */
  places(index) {
    const moment = this.moment(index);
    if (!moment.places) {
      moment.places = new Map([...this.mounts(index)].map(([node, controller]) => [controller, node]));
    }
    return moment.places;
  }
}

function patched(old, patch) {
  const result = { ...old };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = value;
  }
  return result;
}

/** Reads a trace as it stands in a page. */
export function read(data) {
  const trace = new Trace(data.title ?? "Trace");
  for (const step of data.steps) trace.append(step);
  return trace;
}

/** The texts that a node and those inside it show, in the order of the tree. */
export function textsOf(trace, moment, number) {
  const texts = [];
  const visit = (number) => {
    const node = moment.nodes.get(number);
    if (!node) return;
    if (node.svg !== undefined) {
      const drawing = trace.texts[node.svg];
      const parts = [...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map((match) => unescaped(match[1].replace(/<[^>]*>/g, "")));
      if (parts.length) texts.push(parts.join(" "));
    } else if (node.label !== undefined && !node.children) {
      texts.push(trace.texts[node.label]);
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(number);
  return texts;
}

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"" };
const unescaped = (text) => text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]);

/** A node and all inside it as a text that is equal if they look equal. */
export function looksOf(trace, moment, number, isRoot = true) {
  const node = moment.nodes.get(number);
  if (!node) return "";
  const { children, frame, class: _, ...rest } = node;
  const size = isRoot ? frame?.slice(2) : frame;
  return JSON.stringify([size, rest]) + (children ?? []).map((child) => looksOf(trace, moment, child, false)).join("");
}
