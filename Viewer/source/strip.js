// The strip of steps with their pictures. Only those in sight are drawn, however many there are.

import { h } from "./element.js";
import { Screen } from "./screen.js";

const WIDTH = 76;
const HEIGHT = 140;

export class Strip {
  constructor(host, trace, choose) {
    this.host = host;
    this.trace = trace;
    this.choose = choose;
    this.current = -1;
    this.slots = new Map();
    this.track = h("div", { class: "track", role: "listbox", tabindex: "0", "aria-label": "Steps", "aria-orientation": "horizontal" });
    host.append(this.track);
    host.addEventListener("scroll", () => this.draw(), { passive: true });
    new ResizeObserver(() => this.draw()).observe(host);
  }

  /** Shows which step is current, and the steps that have been added. */
  update(current, pinned = null) {
    this.pinned = pinned;
    this.track.style.width = this.trace.length * WIDTH + "px";
    const isOther = current !== this.current;
    this.current = current;
    if (isOther) this.reveal(current);
    this.draw();
    for (const [index, slot] of this.slots) this.mark(index, slot);
  }

  reveal(index) {
    const left = index * WIDTH;
    const { scrollLeft, clientWidth } = this.host;
    if (left < scrollLeft + WIDTH || left > scrollLeft + clientWidth - 2 * WIDTH) {
      this.host.scrollLeft = left - clientWidth / 2 + WIDTH / 2;
    }
  }

  draw() {
    const first = Math.max(0, Math.floor(this.host.scrollLeft / WIDTH) - 2);
    const last = Math.min(this.trace.length - 1, Math.ceil((this.host.scrollLeft + this.host.clientWidth) / WIDTH) + 2);
    for (const [index, slot] of this.slots) {
      if (index < first || index > last) {
        slot.remove();
        this.slots.delete(index);
      }
    }
    for (let index = first; index <= last; index += 1) {
      if (!this.slots.has(index)) this.add(index);
    }
  }

  add(index) {
    const step = this.trace.steps[index];
    const moment = this.trace.moment(index);
    const picture = h("div", { class: "picture", "aria-hidden": "true", inert: true });
    const [width, height] = moment.screen.size ?? [390, 844];
    const scale = Math.min((WIDTH - 16) / width, (HEIGHT - 34) / height);
    picture.style.transform = `scale(${scale})`;
    new Screen(picture, this.trace).show(moment);
    const frame = h("div", { class: "frame", style: `width:${width * scale}px;height:${height * scale}px` }, picture);
    const slot = h("div", {
      class: "slot", role: "option", id: `step-${index + 1}`, tabindex: "-1",
      "aria-label": `Step ${index + 1} of ${this.trace.length}: ${step.caption ?? ""}`,
      "aria-setsize": this.trace.length, "aria-posinset": index + 1,
      title: step.caption ?? "", style: `left:${index * WIDTH}px`,
      onclick: () => this.choose(index),
    }, frame, h("span", { class: "number" }, index + 1,
      step.issues ? h("span", { class: "flag", title: "An issue was reported" }, "!") : null));
    this.slots.set(index, slot);
    this.mark(index, slot);
    this.track.append(slot);
  }

  mark(index, slot) {
    slot.setAttribute("aria-selected", index === this.current ? "true" : "false");
    slot.classList.toggle("pinned", index === this.pinned);
  }
}
