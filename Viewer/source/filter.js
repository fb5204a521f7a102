// Which hooks are shown, and for which reasons cells were configured.

import { h } from "./element.js";

const CONFIGURE = "configure: ";

export class HookFilter {
  constructor(trace) {
    this.trace = trace;
    this.hidden = new Set();
  }

  /** The hooks of a trace and the reasons to configure, in the order of the alphabet. */
  get names() {
    const names = { hooks: new Set(), reasons: new Set() };
    for (const step of this.trace.steps) {
      for (const [, text] of step.hooks ?? []) {
        const { hook, reasons } = partsOf(this.trace.texts[text]);
        names.hooks.add(hook);
        for (const reason of reasons) names.reasons.add(reason);
      }
    }
    return { hooks: [...names.hooks].sort(), reasons: [...names.reasons].sort() };
  }

  /** Whether a hook is shown: it is wanted, and so is one of its reasons if it has any. */
  shows(text) {
    const { hook, reasons } = partsOf(text);
    return !this.hidden.has(hook) && (!reasons.length || reasons.some((reason) => !this.hidden.has(`for ${reason}`)));
  }

  showsStep(step) {
    return !this.hidden.size || (step.hooks ?? []).some(([, text]) => this.shows(this.trace.texts[text]));
  }

  /** The boxes to choose with. */
  boxes(changed) {
    const { hooks, reasons } = this.names;
    const box = (name, words) => h("label", {},
      h("input", {
        type: "checkbox", "aria-label": name, checked: !this.hidden.has(name),
        onchange: (event) => {
          if (event.target.checked) this.hidden.delete(name);
          else this.hidden.add(name);
          changed();
        },
      }), words);
    if (!hooks.length) return null;
    return h("details", { class: "filters" },
      h("summary", {}, "Filter"),
      h("fieldset", {}, h("legend", {}, "Hooks"), hooks.map((name) => box(name, name))),
      reasons.length
        ? h("fieldset", {}, h("legend", {}, "Reasons to configure"), reasons.map((name) => box(`for ${name}`, name)))
        : null);
  }
}

function partsOf(text) {
  if (!text.startsWith(CONFIGURE)) return { hook: text, reasons: [] };
  return { hook: "configure", reasons: text.slice(CONFIGURE.length).split(", ") };
}
