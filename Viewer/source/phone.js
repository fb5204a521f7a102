// A phone on the page of live: what it shows, and what fingers do there.

import { h } from "./element.js";
import { Trace } from "./model.js";
import { Viewer } from "./viewer.js";

/** How long the panels wait for nothing to move, and how long at most, in milliseconds. */
const REFRESH = 160;
const REFRESH_AT_LAST = 1000;

/** The parts of the page that tell of the phone that was touched last. */
const PANELS = ["sections", "report", "controller", "tab-report", "tab-controller", "announcer"];
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

export class Phone {
  /**
   * @param page What messages go through.
   * @param number The number by which the app knows the phone.
   * @param figure The elements of the phone.
   */
  constructor(page, number, figure) {
    this.page = page;
    this.number = number;
    this.figure = figure;
    this.queue = [];
    this.isWaiting = false;
    this.frameTimes = [];
    this.settings = { dark: false, rightToLeft: false, background: false };
    this.glass = figure.querySelector(".touchable");
    this.listen();
  }

  part(name) { return this.figure.querySelector(`.${name}`); }

  /** The element that the viewer writes into: panels belong to one phone at a time. */
  find(id) {
    if (id === "screen") return this.glass;
    if (id === "overlay") return this.part("overlay");
    const isShown = PANELS.includes(id) ? this.page.active === this : this.number === 0;
    const element = isShown ? document.getElementById(id) : null;
    if (element) return element;
    this.spare ??= new Map();
    if (!this.spare.has(id)) this.spare.set(id, document.createElement("div"));
    return this.spare.get(id);
  }

  /** Forgets all, and begins to follow a screen. */
  begin(title) {
    this.trace = new Trace(title);
    if (!this.viewer) {
      this.viewer = new Viewer(this.trace, { find: (id) => this.find(id), isLive: true });
      this.viewer.screen.showsIndicators = true;
      this.viewer.fit = () => this.page.fit();
      this.viewer.showTab("report");
      return;
    }
    const { viewer } = this;
    viewer.trace = this.trace;
    viewer.screen.trace = this.trace;
    viewer.index = -1;
    viewer.told = undefined;
    viewer.selected = null;
    viewer.opened.clear();
    for (const id of ["sections", "report", "controller"]) viewer.find(id).replaceChildren();
    viewer.animations = [];
    for (const [number, part] of viewer.screen.elements) {
      part.box.remove();
      viewer.screen.elements.delete(number);
    }
  }

  send(message) {
    const last = this.queue.at(-1);
    message.at = performance.now();
    if (message.phase === "move" && last?.phase === "move") this.queue[this.queue.length - 1] = message;
    else this.queue.push(message);
    this.lastActive = performance.now();
  }

  receive(answer) {
    if (answer.surroundings) this.showSurroundings(answer.surroundings);
    if (answer.step) this.show(answer.step);
    this.figure.classList.toggle("refreshing", answer.refreshing === true);
    this.figure.classList.toggle("writing", answer.writing === true);
    if ("writing" in answer) this.setWriting(answer.writing);
    if ("keyboard" in answer) this.showKeyboard(answer.keyboard);
    if ("caret" in answer) this.showCaret(answer.caret);
    if ("menu" in answer) this.showMenu(answer.menu);
  }

  show(step) {
    const now = performance.now();
    this.lastActive = now;
    this.frameTimes.push(now);
    if (this.frameTimes.length > 2000) this.frameTimes.splice(0, 1000);
    const index = this.trace.append(step);
    const before = index > 0 ? this.trace.moments[index - 1]?.screen : null;
    this.viewer.follow(index, this.page.speed);
    this.trace.forget(index - 1);
    if (before !== this.screen) this.page.fit();
    if (this.viewer.selected !== null) this.viewer.overlay();
    if (step.hooks || step.updates || step.issues || step.lists) {
      if (step.hooks || step.updates || step.issues) this.viewer.told = index;
      this.refreshSoon();
    }
  }

  /** What the app's screen is like now. */
  get screen() { return this.trace?.length ? this.trace.moment(this.trace.length - 1).screen : {}; }

  /** The panels are written when nothing moves, or else as often as anyone reads them. */
  refreshSoon() {
    const now = performance.now();
    this.refreshDue ??= now + REFRESH_AT_LAST;
    clearTimeout(this.refreshing);
    this.refreshing = setTimeout(() => {
      this.refreshDue = undefined;
      this.viewer.refresh();
    }, Math.max(0, Math.min(REFRESH, this.refreshDue - now)));
  }

  showSurroundings({ width, height, textSize, widthClass, dark, rightToLeft }) {
    this.size = [width, height];
    this.textSize = textSize;
    this.widthClass = widthClass;
    this.settings = { dark, rightToLeft, background: false };
  }

  /** The keyboard's text goes through a field of the page, so that emoji, input methods and pasting work. */
  setWriting(isWriting) {
    if (isWriting === this.isWriting) return;
    this.isWriting = isWriting;
    this.page.setWriting(this, isWriting);
  }

  /** Shows a keyboard of a height, which can be touched. */
  showKeyboard(height) {
    if (height === this.keyboardHeight) return;
    this.keyboardHeight = height;
    const keyboard = this.part("keyboard");
    keyboard.hidden = !height;
    keyboard.style.height = `${height}px`;
    keyboard.classList.toggle("dark", this.settings.dark);
    if (!height || keyboard.childElementCount) return;
    const key = (name, text = name, extra = "") => h("span", { class: `key ${extra}`, dataset: { key: name } }, text);
    const rows = KEYS.map((letters) => [...letters].map((letter) => key(letter)));
    rows[2].push(key("Backspace", "⌫", "named"));
    rows.push([key(",", ",", "named"), key(" ", "space", "space"), key("Enter", "return", "named")]);
    keyboard.replaceChildren(...rows.map((keys) => h("div", {}, ...keys)));
  }

  showCaret(rect) {
    const caret = this.part("caret");
    const text = rect?.join(" ");
    if (text === this.caretText) return;
    this.caretText = text;
    caret.hidden = !rect;
    if (!rect) return;
    [caret.style.left, caret.style.top, caret.style.width, caret.style.height] = rect.map((length) => `${length}px`);
    // It begins to blink anew after each character, so that it can be seen while one types.
    caret.getAnimations().forEach((animation) => { animation.currentTime = 0; });
  }

  showMenu(menu) {
    const place = this.part("menu");
    if (!menu) {
      place.hidden = true;
      this.menuText = null;
      return;
    }
    const text = JSON.stringify(menu);
    if (text === this.menuText) return;
    this.menuText = text;
    place.replaceChildren(
      menu.title ? h("p", {}, menu.title) : "",
      ...menu.actions.map((action, index) => h("button", {
        role: "menuitem", class: action.destructive ? "destructive" : "", disabled: action.disabled,
        onclick: () => this.send({ type: "choose", index }),
      }, action.title)));
    place.hidden = false;
    place.querySelector("button")?.focus();
  }

  /** Where something happens, in points of the phone's screen. */
  point(event) {
    const rect = this.glass.getBoundingClientRect();
    const scale = rect.width / (this.screen.size?.[0] ?? rect.width);
    return { x: (event.clientX - rect.x) / scale, y: (event.clientY - rect.y) / scale };
  }

  listen() {
    const { glass } = this;
    glass.addEventListener("pointerdown", (event) => {
      if (!this.trace?.length || event.button !== 0) return;
      this.page.activate(this);
      if (this.page.inspects || event.altKey) {
        this.viewer.selectAt(event.target);
        return;
      }
      glass.setPointerCapture(event.pointerId);
      (this.isWriting ? document.getElementById("typing") : glass).focus({ preventScroll: true });
      this.finger = event.pointerId;
      this.send({ type: "touch", phase: "down", ...this.point(event) });
      event.preventDefault();
    });
    glass.addEventListener("pointermove", (event) => {
      if (this.finger === event.pointerId) this.send({ type: "touch", phase: "move", ...this.point(event) });
    });
    const end = (phase) => (event) => {
      if (this.finger !== event.pointerId) return;
      this.finger = null;
      this.send({ type: "touch", phase, ...this.point(event) });
    };
    glass.addEventListener("pointerup", end("up"));
    glass.addEventListener("pointercancel", end("cancel"));
    glass.addEventListener("contextmenu", (event) => event.preventDefault());
    glass.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.part("keyboard").addEventListener("pointerdown", (event) => {
      const { key } = event.target.dataset;
      if (key) this.send({ type: "key", key });
      event.preventDefault();
    });
    this.part("menu").addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.send({ type: "choose" });
    });
  }

  /** A wheel is a finger that moves as far as the wheel turns. */
  wheel(event) {
    event.preventDefault();
    if (!this.trace?.length) return;
    if (!this.wheelPoint) {
      this.wheelPoint = this.point(event);
      this.finger = "wheel";
      this.send({ type: "touch", phase: "down", ...this.wheelPoint });
    }
    this.wheelPoint = { x: this.wheelPoint.x - event.deltaX, y: this.wheelPoint.y - event.deltaY };
    this.send({ type: "touch", phase: "move", ...this.wheelPoint });
    clearTimeout(this.wheelTimer);
    this.wheelTimer = setTimeout(() => {
      this.send({ type: "touch", phase: "up", ...this.wheelPoint });
      this.wheelPoint = null;
      this.finger = null;
    }, 100);
  }

  /** Takes the phone off the page. */
  remove() {
    clearTimeout(this.refreshing);
    clearTimeout(this.wheelTimer);
    this.figure.remove();
  }
}
