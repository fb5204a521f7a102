// The time line: each step at its time, and as high as it took long. A pointer can be drawn along it.

import { h } from "./element.js";

const FRAMES_PER_SECOND = 60;

/** When a step happened, in seconds: in a recording, when it was recorded. */
export const timeOf = (step) => step.recorded?.time ?? step.time ?? 0;

/** How long the updates of a step took, in milliseconds. */
export function durationOf(step) {
  if (step.recorded?.duration !== undefined) return step.recorded.duration;
  return (step.updates ?? []).flatMap((update) => Object.values(update.timings)).reduce((sum, time) => sum + time, 0);
}

/** The time of a step in words: since the first one, in frames of the screen, and how long its updates took. */
export function timeInWords(trace, index) {
  const step = trace.steps[index];
  const time = timeOf(step) - timeOf(trace.steps[0]);
  const duration = durationOf(step);
  return [
    `${time.toFixed(3)} s`,
    `frame ${Math.round(time * FRAMES_PER_SECOND)}`,
    duration ? `${duration.toFixed(2)} ms` : null,
    step.recorded ? `event ${step.recorded.event}` : null,
  ].filter(Boolean).join(" · ");
}

export class Timeline {
  constructor(host, trace, choose) {
    this.host = host;
    this.trace = trace;
    const begin = timeOf(trace.steps[0]);
    const length = timeOf(trace.steps.at(-1)) - begin;
    const longest = Math.max(...trace.steps.map(durationOf), 0.001);
    /** Where each step is, from 0 to 1: at its time, or one after the other if no time has passed. */
    this.places = trace.steps.map((step, index) =>
      length > 0 ? (timeOf(step) - begin) / length : index / Math.max(trace.length - 1, 1));
    this.ticks = trace.steps.map((step, index) => h("i", {
      class: step.issues ? "tick issue" : "tick",
      title: `Step ${index + 1}: ${step.caption ?? ""} (${timeInWords(trace, index)})`,
      style: `left:${this.places[index] * 100}%;height:${20 + 80 * Math.sqrt(durationOf(step) / longest)}%`,
    }));
    this.cursor = h("i", { class: "cursor" });
    host.append(...this.ticks, this.cursor);
    const scrub = (event) => choose(this.nearest(event.clientX));
    host.addEventListener("pointerdown", (event) => {
      host.setPointerCapture(event.pointerId);
      scrub(event);
    });
    host.addEventListener("pointermove", (event) => {
      if (host.hasPointerCapture(event.pointerId)) scrub(event);
    });
  }

  /** The step that is nearest to a place of the pointer; of several at one place, the first. */
  nearest(x) {
    const { left, width } = this.host.getBoundingClientRect();
    const place = (x - left) / width;
    let found = 0;
    this.places.forEach((other, index) => {
      if (Math.abs(other - place) < Math.abs(this.places[found] - place)) found = index;
    });
    return found;
  }

  update(index, filter) {
    this.cursor.style.left = `${this.places[index] * 100}%`;
    this.ticks.forEach((tick, at) => tick.classList.toggle("dim", !filter.showsStep(this.trace.steps[at])));
  }
}
