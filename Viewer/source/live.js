// The page of a phone that is alive: fingers and keys go to the app, pictures come back.

import { h } from "./element.js";
import { Trace } from "./model.js";
import { Viewer } from "./viewer.js";

/** How often the app is asked for a picture while nothing moves, in milliseconds. */
const IDLE = 200;
/** How long the page goes on asking at full speed after something has moved, in milliseconds. */
const LINGER = 700;
const SLOW = 0.1;
/** How long the panels wait for nothing to move, and how long at most, in milliseconds. */
const REFRESH = 160;
const REFRESH_AT_LAST = 1000;

/** The prefix of the names of text sizes, which the address leaves out. */
const CATEGORY = "UICTContentSizeCategory";
/** The keys besides characters that a list may handle. */
const COMMANDS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Tab", "Backspace", "Delete", "Enter", "Escape"];
/** What is around the app at first, which the address leaves out. */
const USUAL = { size: "390x844", textSize: `${CATEGORY}L` };

class Live {
  constructor() {
    this.queue = [];
    this.isWaiting = false;
    this.speed = 1;
    this.settings = { dark: false, rightToLeft: false, background: false };
    // What the address says, until the app shows that.
    this.address = location.hash.slice(1);
    this.frameTimes = [];
    this.stage = document.getElementById("stage");
    this.listen();
    this.begin("Live");
    this.connect();
    requestAnimationFrame((now) => this.turn(now));
  }

  /** Forgets all, and begins to follow a screen. */
  begin(title) {
    this.trace = new Trace(title);
    if (this.viewer) {
      this.viewer.trace = this.trace;
      this.viewer.screen.trace = this.trace;
      this.viewer.index = -1;
      this.viewer.told = undefined;
      this.viewer.selected = null;
      this.viewer.opened.clear();
      for (const id of ["sections", "report", "controller"]) this.viewer.find(id).replaceChildren();
      this.viewer.animations = [];
      for (const [number, part] of this.viewer.screen.elements) {
        part.box.remove();
        this.viewer.screen.elements.delete(number);
      }
    } else {
      const spare = new Map();
      const find = (id) => {
        const element = document.getElementById(id) ?? spare.get(id) ?? document.createElement("div");
        if (!element.isConnected) spare.set(id, element);
        return element;
      };
      this.viewer = new Viewer(this.trace, { find, isLive: true });
      this.viewer.showTab("report");
    }
  }

  connect() {
    this.socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket.onopen = () => {
      this.say(null);
      this.isWaiting = false;
      this.queue = [];
      this.isFresh = true;
      this.send({ type: "hello" });
    };
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => {
      document.documentElement.dataset.ready = "false";
      if (this.isTaken) return;
      this.say("The connection to the app is lost. Trying again…");
      setTimeout(() => this.connect(), 1000);
    };
  }

  send(message) {
    const last = this.queue.at(-1);
    message.at = performance.now();
    if (message.phase === "move" && last?.phase === "move") this.queue[this.queue.length - 1] = message;
    else this.queue.push(message);
    this.lastActive = performance.now();
  }

  /** Once for each picture of the browser's. */
  turn(now) {
    requestAnimationFrame((next) => this.turn(next));
    if (this.isWaiting || this.socket.readyState !== WebSocket.OPEN) return;
    const isActive = this.finger || now - (this.lastActive ?? 0) < LINGER;
    if (!this.queue.length && !isActive && now - this.lastSent < IDLE) return;
    const { at, ...message } = this.queue.shift() ?? { type: "tick", at: now };
    // A finger that lifts while the app is busy lifts when it did, not when the app hears of it.
    const time = Math.max(this.time ?? at, at);
    const elapsed = Math.min(time - (this.time ?? time), 1000);
    this.time = time;
    this.lastSent = now;
    this.isWaiting = true;
    this.socket.send(JSON.stringify({ ...message, elapsed: (elapsed * this.speed) / 1000 }));
  }

  receive(answer) {
    this.isWaiting = false;
    if (answer.taken) return this.giveUp(answer.problem);
    if (answer.trace) return this.save(answer.trace);
    if (answer.screens) this.showScreens(answer.screens);
    if (answer.index !== undefined) {
      document.getElementById("screens").value = answer.index;
      this.begin(this.screens?.[answer.index] ?? "Screen");
    }
    if (answer.surroundings) this.showSurroundings(answer.surroundings);
    if (answer.screens) this.followAddress();
    if (answer.problem) this.say(answer.problem, true);
    if (answer.step) this.show(answer.step);
    this.stage.classList.toggle("refreshing", answer.refreshing === true);
    this.stage.classList.toggle("writing", answer.writing === true);
    this.setWriting(answer.writing === true);
    if ("menu" in answer) this.showMenu(answer.menu);
    document.documentElement.dataset.ready = "true";
    return undefined;
  }

  show(step) {
    const now = performance.now();
    this.lastActive = now;
    this.frameTimes.push(now);
    if (this.frameTimes.length > 2000) this.frameTimes.splice(0, 1000);
    const index = this.trace.append(step);
    const before = index > 0 ? this.trace.moments[index - 1]?.screen : null;
    this.viewer.follow(index, this.speed);
    this.trace.forget(index - 1);
    if (before !== this.trace.moment(index).screen) this.viewer.fit();
    if (this.viewer.selected !== null) this.viewer.overlay();
    if (step.hooks || step.updates || step.issues || step.lists) {
      if (step.hooks || step.updates || step.issues) this.viewer.told = index;
      this.refreshSoon();
    }
  }

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

  showScreens(names) {
    this.screens = names;
    document.getElementById("screens").replaceChildren(
      ...names.map((name, index) => h("option", { value: index }, name)));
  }

  /** Has the controls show what is around the app, which outlasts a screen and a page. */
  showSurroundings({ width, height, textSize, widthClass, dark, rightToLeft }) {
    const find = (id) => document.getElementById(id);
    const sizes = [`${width}x${height}`, `${height}x${width}`];
    find("device").value = sizes.find((size) => find("device").querySelector(`[value="${size}"]`)) ?? "";
    find("textSize").value = textSize;
    find("widthClass").value = widthClass;
    this.settings = { dark, rightToLeft, background: false };
    for (const [name, isOn] of Object.entries(this.settings)) find(name).setAttribute("aria-pressed", isOn);
    this.size = [width, height];
    this.writeAddress();
  }

  /** What the address says: the screen and all around it that is not as at first. */
  writeAddress() {
    if (!this.screens || this.address !== undefined) return;
    const value = (id) => document.getElementById(id).value;
    const parts = new URLSearchParams({ screen: this.screens[Number(value("screens"))] ?? "" });
    if (this.size && this.size.join("x") !== USUAL.size) parts.set("size", this.size.join("x"));
    if (value("textSize") !== USUAL.textSize) parts.set("text", value("textSize").replace(CATEGORY, ""));
    if (value("widthClass")) parts.set("width", value("widthClass"));
    if (this.settings.dark) parts.set("appearance", "dark");
    if (this.settings.rightToLeft) parts.set("direction", "rtl");
    if (location.hash.slice(1) !== `${parts}`) history.replaceState(null, "", `#${parts}`);
  }

  /** Has the app show what the address says, if it says something. */
  followAddress() {
    const parts = new URLSearchParams(this.address ?? location.hash.slice(1));
    this.address = undefined;
    if (!parts.has("screen")) return this.writeAddress();
    const set = (name, values) => this.send({ type: "set", name, ...values });
    const index = this.screens.indexOf(parts.get("screen"));
    const isOther = index >= 0 && index !== Number(document.getElementById("screens").value);
    const [width, height] = (parts.get("size") ?? USUAL.size).split("x").map(Number);
    if (width > 0 && height > 0 && this.size?.join("x") !== `${width}x${height}`) set("size", { width, height });
    const text = parts.has("text") ? CATEGORY + parts.get("text") : USUAL.textSize;
    if (text !== document.getElementById("textSize").value) set("textSize", { value: text });
    const widthClass = parts.get("width") ?? "";
    if (widthClass !== document.getElementById("widthClass").value) set("widthClass", { value: widthClass });
    const dark = parts.get("appearance") === "dark";
    if (dark !== this.settings.dark) set("dark", { on: dark });
    const rightToLeft = parts.get("direction") === "rtl";
    if (rightToLeft !== this.settings.rightToLeft) set("rightToLeft", { on: rightToLeft });
    // The app answers an opening with all that is around it.
    if (isOther || this.queue.length) this.send({ type: "open", index: Math.max(index, 0) });
    return undefined;
  }

  /** The keyboard's text goes through a field of the page, so that emoji, input methods and pasting work. */
  setWriting(isWriting) {
    if (isWriting === this.isWriting) return;
    this.isWriting = isWriting;
    const field = document.getElementById("typing");
    field.value = "";
    if (isWriting) field.focus({ preventScroll: true });
    else if (document.activeElement === field) document.getElementById("screen").focus({ preventScroll: true });
  }

  /** Sends what was written into the page's field, a character at a time. */
  type() {
    const field = document.getElementById("typing");
    const text = field.value.replaceAll("\r", "");
    field.value = "";
    for (const { segment } of new Intl.Segmenter().segment(text)) {
      this.send({ type: "key", key: segment === "\n" ? "Enter" : segment });
    }
  }

  showMenu(menu) {
    const place = document.getElementById("menu");
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

  say(sentence, passes = false) {
    const banner = document.getElementById("banner");
    banner.hidden = !sentence;
    banner.replaceChildren(sentence ?? "");
    clearTimeout(this.bannerTimer);
    if (sentence && passes) this.bannerTimer = setTimeout(() => this.say(null), 6000);
  }

  giveUp(sentence) {
    this.isTaken = true;
    this.say(sentence);
    document.getElementById("banner").append(" ", h("button", {
      onclick: () => {
        this.isTaken = false;
        this.connect();
      },
    }, "Take it back"));
  }

  save(page) {
    const link = h("a", { download: `${this.trace.title}.html`, href: URL.createObjectURL(new Blob([page], { type: "text/html" })) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    this.saved = page.length;
  }

  /** Where something happens, in points of the phone's screen. */
  point(event) {
    const rect = document.getElementById("screen").getBoundingClientRect();
    const [width] = this.trace.moment(this.trace.length - 1).screen.size;
    const scale = rect.width / width;
    return { x: (event.clientX - rect.x) / scale, y: (event.clientY - rect.y) / scale };
  }

  listen() {
    const glass = document.getElementById("screen");
    glass.addEventListener("pointerdown", (event) => {
      if (!this.trace.length || event.button !== 0) return;
      if (this.inspects || event.altKey) {
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
    document.addEventListener("keydown", (event) => this.key(event));
    const typing = document.getElementById("typing");
    typing.addEventListener("input", (event) => { if (!event.isComposing) this.type(); });
    typing.addEventListener("compositionend", () => this.type());
    window.addEventListener("hashchange", () => { if (this.screens) this.followAddress(); });
    document.getElementById("menu").addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.send({ type: "choose" });
    });
    this.listenToTools();
  }

  listenToTools() {
    const on = (id, type, action) => document.getElementById(id).addEventListener(type, action);
    const set = (name, values) => {
      this.send({ type: "set", name, ...values });
      this.writeAddress();
    };
    on("screens", "change", (event) => this.send({ type: "open", index: Number(event.target.value) }));
    on("reload", "click", () => this.send({ type: "open", index: Number(document.getElementById("screens").value) }));
    on("device", "change", (event) => {
      const [width, height] = event.target.value.split("x").map(Number);
      this.size = [width, height];
      set("size", { width, height });
    });
    on("rotate", "click", () => {
      this.size = this.size && [this.size[1], this.size[0]];
      set("rotation");
    });
    on("textSize", "change", (event) => set("textSize", { value: event.target.value }));
    on("widthClass", "change", (event) => set("widthClass", { value: event.target.value }));
    on("lowMemory", "click", () => set("lowMemory"));
    for (const name of Object.keys(this.settings)) {
      on(name, "click", (event) => {
        this.settings[name] = !this.settings[name];
        event.currentTarget.setAttribute("aria-pressed", this.settings[name]);
        set(name, { on: this.settings[name] });
      });
    }
    on("slowly", "click", (event) => {
      this.speed = this.speed === 1 ? SLOW : 1;
      event.currentTarget.setAttribute("aria-pressed", this.speed !== 1);
    });
    on("inspect", "click", (event) => {
      this.inspects = !this.inspects;
      event.currentTarget.setAttribute("aria-pressed", this.inspects);
      this.stage.classList.toggle("inspecting", this.inspects);
    });
    on("save", "click", () => this.send({ type: "trace" }));
  }

  /** A wheel is a finger that moves as far as the wheel turns. */
  wheel(event) {
    event.preventDefault();
    if (!this.trace.length) return;
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

  key(event) {
    if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
    const isField = event.target.id === "typing";
    if (!isField && event.target.closest?.("input, select, textarea, #menu")) return;
    const isNamed = ["Backspace", "Enter", "Escape"].includes(event.key);
    // Keys go to the list too while the phone has the page's focus: arrows, Tab, deleting, and the keys of items.
    // Shift and Tab lead out of the phone.
    const isPhone = event.target.id === "screen";
    const isCommand = isPhone && !event.shiftKey && (COMMANDS.includes(event.key) || event.key.length === 1);
    // The page's field gets characters, and passes them on when they are there.
    const isText = this.isWriting && (isNamed || (event.key.length === 1 && !isField));
    if (!isText && !(isCommand && !this.isWriting)) return;
    if (event.target.closest?.("button") && (event.key === "Enter" || event.key === " ")) return;
    event.preventDefault();
    this.send({ type: "key", key: event.key });
  }
}

globalThis.live = new Live();
