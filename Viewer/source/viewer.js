// The page: ties the screen, the strip and the panels to the step that is shown.

import { h } from "./element.js";
import { Screen } from "./screen.js";
import { transition, parentOf } from "./motion.js";
import { HookFilter } from "./filter.js";
import { Strip } from "./strip.js";
import { Timeline, timeInWords } from "./timeline.js";
import { drawOverlays, differences } from "./overlays.js";
import { controllerPanel, report, search, sectionTree } from "./panels.js";

const HOLD = 650;
const SPEEDS = [1, 0.25];

export class Viewer {
  constructor(trace, { find = (id) => document.getElementById(id), isLive = false } = {}) {
    this.trace = trace;
    this.isLive = isLive;
    this.find = find;
    this.index = -1;
    this.pinned = null;
    this.selected = null;
    this.opened = new Map();
    this.animations = [];
    this.isPlaying = false;
    this.speed = 0;
    this.options = { frames: false, insets: false, safeArea: false };
    this.screen = new Screen(find("screen"), trace);
    this.other = new Screen(find("other-screen"), trace);
    this.strip = new Strip(find("strip"), trace, (index) => this.goTo(index));
    this.filter = new HookFilter(trace);
    if (!isLive) {
      this.timeline = new Timeline(find("timeline"), trace, (index) => this.goTo(index, { animated: false }));
      find("filter").replaceChildren(...[this.filter.boxes(() => this.refresh())].filter(Boolean));
    }
    this.listen();
  }

  get last() { return this.trace.length - 1; }

  /** Shows what has just come in. */
  follow(index, rate) {
    this.endAnimations();
    const step = this.trace.steps[index];
    const isAnimated = (step.updates ?? []).some((update) => update.style === "animated" && update.stages);
    if (isAnimated && index > 0 && this.index === index - 1 && !prefersStillness()) {
      this.animations = transition(this.screen, this.trace, this.index, index, rate);
    } else {
      this.screen.show(this.trace.moment(index));
    }
    this.index = index;
  }

  /** Shows a step; the next one in motion, if motion is wanted. */
  goTo(index, { animated = true, keepsPlaying = false } = {}) {
    const target = Math.min(Math.max(index, 0), this.last);
    if (!keepsPlaying) this.stop();
    if (target === this.index) return Promise.resolve();
    this.endAnimations();
    const from = this.index;
    this.index = target;
    const moves = animated && from >= 0 && Math.abs(target - from) === 1 && !prefersStillness();
    if (moves) {
      this.animations = transition(this.screen, this.trace, from, target, SPEEDS[this.speed]);
    } else {
      this.screen.show(this.trace.moment(target));
    }
    this.refresh();
    return Promise.allSettled(this.animations.map((animation) => animation.finished))
      .then(() => this.afterMotion(target));
  }

  afterMotion(index) {
    if (this.index !== index) return;
    this.endAnimations();
    this.overlay();
  }

  endAnimations() {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    for (const ghost of this.find("screen").querySelectorAll(".ghost")) ghost.remove();
  }

  select(controller) {
    this.selected = controller === this.selected ? null : controller;
    this.refresh();
    if (this.selected !== null) this.showTab("controller");
  }

  async play() {
    if (this.isPlaying) return this.stop();
    this.isPlaying = true;
    this.markPlaying();
    if (this.index === this.last) await this.goTo(0, { animated: false, keepsPlaying: true });
    const run = (this.run = Symbol("run"));
    while (this.run === run && this.index < this.last) {
      await pause(HOLD / SPEEDS[this.speed]);
      if (this.run !== run) return;
      await this.goTo(this.index + 1, { keepsPlaying: true });
    }
    if (this.run === run) this.stop();
  }

  stop() {
    this.run = null;
    this.isPlaying = false;
    this.markPlaying();
  }

  markPlaying() {
    const button = this.find("play");
    if (!button) return;
    button.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
    button.dataset.playing = this.isPlaying;
  }

  /** Writes everything that depends on the step, the selection and the options. */
  refresh() {
    const { trace, index } = this;
    if (index < 0) return;
    const step = trace.steps[index];
    this.find("caption").textContent = step.caption ?? "";
    this.find("position").textContent = `Step ${index + 1} of ${trace.length}`;
    this.find("announcer").textContent = `Step ${index + 1} of ${trace.length}: ${step.caption ?? ""}`;
    const slider = this.find("slider");
    if (slider) {
      slider.max = trace.length;
      slider.value = index + 1;
      slider.setAttribute("aria-valuetext", `Step ${index + 1}: ${step.caption ?? ""}`);
    }
    this.find("sections").replaceChildren(...[sectionTree(trace, index, this.selected, (number) => this.select(number), this.opened, this.wanted)].flat());
    fill(this.find("report"), report(trace, this.told ?? index, (number) => this.select(number), this.filter));
    fill(this.find("controller"), controllerPanel(trace, this.selected, index, (step) => this.goTo(step), this.filter));
    if (!this.isLive) {
      this.find("moment").textContent = timeInWords(trace, index);
      this.strip.update(index, this.pinned);
      this.timeline.update(index, this.filter);
      this.link();
    }
    this.strip.track.setAttribute("aria-activedescendant", `step-${index + 1}`);
    this.describeScreen();
    this.compare();
    this.overlay();
  }

  /** Lets the page's address name the step and the controller that are shown, so that Back leads to those before. */
  link() {
    const parts = new URLSearchParams({ step: this.index + 1 });
    if (this.selected !== null) parts.set("controller", this.selected);
    if (location.hash === `#${parts}`) return;
    // Steps in quick succession, as of a key that is held, are one step back.
    const isQuick = this.linkedAt === undefined || this.isPlaying || performance.now() - this.linkedAt < 250;
    this.linkedAt = performance.now();
    window.history[isQuick ? "replaceState" : "pushState"](null, "", `#${parts}`);
  }

  /** Shows the step and the controller that the page's address names. */
  followLink() {
    const parts = new URLSearchParams(location.hash.slice(1));
    const [step, controller] = [Number(parts.get("step")), Number(parts.get("controller") ?? NaN)];
    this.selected = this.trace.controllers.has(controller) ? controller : null;
    const target = step > 0 ? Math.min(step - 1, this.last) : Math.max(this.index, 0);
    if (target === this.index) this.refresh();
    else this.goTo(target, { animated: false });
    this.showTab(this.selected === null ? "report" : "controller");
    this.linkedAt = performance.now();
  }

  /** Names the cells for assistive technologies. */
  describeScreen() {
    const mounts = this.trace.mounts(this.index);
    for (const [number, part] of this.screen.elements) {
      const controller = mounts.get(number);
      if (controller !== undefined) part.box.setAttribute("aria-pressed", controller === this.selected);
      if (controller === part.controller) continue;
      part.controller = controller;
      if (controller === undefined) {
        for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) part.box.removeAttribute(name);
      } else {
        part.box.setAttribute("role", "button");
        part.box.setAttribute("aria-label", this.trace.nameOf(controller));
        part.box.tabIndex = -1;
      }
    }
    // One cell is reached by Tab, and the others from there by the arrows.
    if (this.isLive) return;
    const cells = this.cells;
    const reached = cells.find((cell) => cell === document.activeElement) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === reached ? 0 : -1;
  }

  /** The cells on the screen, from top to bottom. */
  get cells() {
    return [...this.find("screen").querySelectorAll("[role=button]")].filter((cell) => !cell.closest(".ghost"))
      .map((cell) => [cell, cell.getBoundingClientRect()])
      .sort(([, a], [, b]) => a.top - b.top || a.left - b.left).map(([cell]) => cell);
  }

  keyOnScreen(event) {
    const cell = event.target.closest("[role=button]");
    if (!cell) return;
    if (event.key === "Enter" || event.key === " ") this.selectAt(cell);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const cells = this.cells;
      const next = cells[cells.indexOf(cell) + (event.key === "ArrowDown" ? 1 : -1)];
      if (!next) return;
      cell.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  overlay() {
    if (this.index < 0) return;
    const marks = this.marks ?? { left: [], right: [] };
    drawOverlays(this.find("overlay"), this.screen, this.trace, this.index,
      { ...this.options, selected: this.selected, marks: marks.right });
    if (this.pinned !== null) {
      drawOverlays(this.find("other-overlay"), this.other, this.trace, this.pinned,
        { ...this.options, selected: this.selected, marks: marks.left });
    }
    this.find("stage").classList.toggle("frames", this.options.frames);
  }

  /** Keeps a step beside the one that is shown, or lets go of it. */
  pin(index) {
    this.pinned = index;
    this.refresh();
    this.fit();
  }

  compare() {
    const isPinned = this.pinned !== null;
    this.find("other").hidden = !isPinned;
    const button = this.find("compare");
    if (button) button.setAttribute("aria-pressed", isPinned);
    const words = this.find("differences");
    this.marks = null;
    if (!isPinned) {
      words.hidden = true;
      return;
    }
    this.other.show(this.trace.moment(this.pinned));
    this.find("other-caption").textContent = `Step ${this.pinned + 1}: ${this.trace.steps[this.pinned].caption ?? ""}`;
    this.marks = differences(this.trace, this.pinned, this.index);
    words.hidden = false;
    words.textContent = this.marks.words.length
      ? this.marks.words.map(([number, how]) => `${this.trace.nameOf(number)} ${how}`).join("; ")
      : "Nothing differs.";
  }

  /** Makes the screens as large as there is room for them. */
  fit() {
    const stage = this.find("stage");
    const size = this.trace.length ? this.trace.moment(Math.max(this.index, 0)).screen.size : null;
    const [width, height] = size ?? [390, 844];
    const phones = this.pinned === null ? 1 : 2;
    const room = [stage.clientWidth / phones - 56, stage.clientHeight - 72];
    const scale = Math.max(0.2, Math.min(1, room[0] / (width + 20), room[1] / (height + 20)));
    stage.style.setProperty("--scale", scale);
    stage.style.setProperty("--width", width + "px");
    stage.style.setProperty("--height", height + "px");
    this.overlay();
  }

  showTab(name) {
    for (const tab of ["report", "controller"]) {
      this.find(`tab-${tab}`).setAttribute("aria-selected", tab === name);
      this.find(`tab-${tab}`).tabIndex = tab === name ? 0 : -1;
      this.find(tab).hidden = tab !== name;
    }
  }

  toggle(option) {
    this.options[option] = !this.options[option];
    this.find(`show-${option}`).setAttribute("aria-pressed", this.options[option]);
    this.overlay();
  }

  slow() {
    this.speed = (this.speed + 1) % SPEEDS.length;
    this.find("slow").setAttribute("aria-pressed", this.speed > 0);
    for (const animation of this.animations) animation.playbackRate = SPEEDS[this.speed];
  }

  listen() {
    const on = (id, type, action) => this.find(id)?.addEventListener(type, action);
    on("play", "click", () => this.play());
    on("back", "click", () => this.goTo(this.index - 1));
    on("forward", "click", () => this.goTo(this.index + 1));
    on("slow", "click", () => this.slow());
    on("slider", "input", (event) => this.goTo(Number(event.target.value) - 1));
    on("compare", "click", () => this.pin(this.pinned === null ? this.index : null));
    for (const option of Object.keys(this.options)) {
      on(`show-${option}`, "click", () => this.toggle(option));
    }
    for (const tab of ["report", "controller"]) {
      on(`tab-${tab}`, "click", () => this.showTab(tab));
      on(`tab-${tab}`, "keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.stopPropagation();
        const next = tab === "report" ? "controller" : "report";
        this.showTab(next);
        this.find(`tab-${next}`).focus();
      });
    }
    on("theme", "click", () => this.changeTheme());
    if (!this.isLive) {
      on("screen", "click", (event) => this.selectAt(event.target));
      on("screen", "keydown", (event) => this.keyOnScreen(event));
      on("help", "click", () => this.showKeys());
    }
    on("search", "input", () => this.search());
    on("search", "keydown", (event) => this.keyInSearch(event));
    on("results", "keydown", (event) => this.keyInResults(event));
    document.addEventListener("pointerdown", (event) => {
      if (!event.target.closest?.(".search")) this.closeResults();
    });
    if (!this.isLive) {
      document.addEventListener("keydown", (event) => this.key(event));
      addEventListener("popstate", () => this.followLink());
    }
    new ResizeObserver(() => this.fit()).observe(this.find("stage"));
  }

  selectAt(element) {
    const mounts = this.trace.mounts(this.index);
    const moment = this.trace.moment(this.index);
    for (let node = Screen.numberOf(element); node != null; node = parentOf(moment, node)) {
      const controller = mounts.get(node);
      if (controller !== undefined) return this.select(controller);
    }
    return undefined;
  }

  search() {
    const words = this.find("search").value;
    const found = search(this.trace, words, this.index).slice(0, 12);
    const results = this.find("results");
    results.hidden = !words.trim();
    this.found = found;
    this.find("search").setAttribute("aria-expanded", !results.hidden);
    fill(results, found.length
      ? found.map((result) => {
        const { number, item, isMounted, first, last } = result;
        const isItem = item !== undefined;
        return h("button", { class: "result", role: "option", onclick: () => this.take(result) },
          h("span", { class: "type" }, isItem ? this.trace.items[item].type : this.trace.typeOf(number)), " ",
          h("b", {}, isItem ? this.trace.items[item].id : this.trace.idOf(number)),
          h("span", { class: "note" },
            isItem ? " has no controller" : isMounted ? " on screen" : ` in steps ${first + 1} to ${last + 1}`));
      })
      : h("p", { class: "quiet", role: "status" }, "No matches."));
  }

  closeResults() {
    const results = this.find("results");
    if (!results || results.hidden) return;
    results.hidden = true;
    this.find("search").setAttribute("aria-expanded", "false");
  }

  /** Goes to what was found. */
  take({ number, item }) {
    if (item === undefined) return this.choose(number);
    this.closeResults();
    this.wanted = item;
    this.refresh();
    const row = this.find("sections").querySelector(`[data-item="${item}"]`);
    row?.scrollIntoView({ block: "center" });
    row?.classList.add("found");
    return undefined;
  }

  choose(number) {
    this.closeResults();
    if (this.selected !== number) this.select(number);
    const place = this.trace.places(this.index).get(number);
    if (place === undefined) {
      const step = this.trace.controllers.get(number)?.versions.find((version) => version.value.node != null)?.step;
      if (step !== undefined) this.goTo(step);
    }
  }

  keyInSearch(event) {
    event.stopPropagation();
    if (event.key === "Enter" && this.found?.length) this.take(this.found[0]);
    if (event.key === "ArrowDown") this.find("results").querySelector("button")?.focus();
    if (event.key === "Escape") {
      event.target.value = "";
      this.search();
      event.target.blur();
    }
  }

  keyInResults(event) {
    event.stopPropagation();
    const buttons = [...this.find("results").querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    if (event.key === "ArrowDown") buttons[at + 1]?.focus();
    else if (event.key === "ArrowUp") (buttons[at - 1] ?? this.find("search")).focus();
    else if (event.key === "Escape") {
      this.closeResults();
      this.find("search").focus();
    } else return;
    event.preventDefault();
  }

  /** Shows which keys there are, or lets go of the list. */
  showKeys() {
    const keys = this.find("keys");
    if (keys.open) keys.close();
    else keys.showModal();
  }

  key(event) {
    if (this.find("keys")?.open && event.key !== "?") return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const field = event.target.closest?.("input, textarea, [contenteditable]");
    if (field && field.id !== "slider") return;
    const isButton = event.target.closest?.("button, summary");
    const actions = {
      ArrowRight: () => this.goTo(this.index + 1),
      ArrowLeft: () => this.goTo(this.index - 1),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.last),
      " ": isButton ? null : () => this.play(),
      p: () => this.play(),
      s: () => this.slow(),
      f: () => this.toggle("frames"),
      i: () => this.toggle("insets"),
      a: () => this.toggle("safeArea"),
      c: () => this.pin(this.pinned === null ? this.index : null),
      d: () => this.changeTheme(),
      "/": () => this.find("search").focus(),
      "?": () => this.showKeys(),
      Escape: () => this.select(this.selected),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    this.closeResults();
    action();
  }

  changeTheme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
  }
}

const fill = (element, children) => element.replaceChildren(...[children].flat().filter(Boolean));
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
