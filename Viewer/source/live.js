// The page of phones that are alive: fingers and keys go to the app, pictures come back.

import { h } from "./element.js";
import { Phone } from "./phone.js";

/** How often the app is asked for a picture while nothing moves, in milliseconds. */
const IDLE = 200;
/** How long the page goes on asking at full speed after something has moved, in milliseconds. */
const LINGER = 700;
const SLOW = 0.1;

/** The prefix of the names of text sizes, which the address leaves out. */
const CATEGORY = "UICTContentSizeCategory";
/** The keys besides characters that a list may handle. */
const COMMANDS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Tab", "Backspace", "Delete", "Enter", "Escape"];
/** What is around the app at first, which the address leaves out. */
const USUAL = { size: "390x844", textSize: `${CATEGORY}L` };
/** As many phones as the page shows beside the first. */
const MOST_VARIANTS = 8;

const byId = (id) => document.getElementById(id);

/** What differs in a variant from the first phone, from a text such as `dark+rtl`; null if a part means nothing. */
function differencesOf(text) {
  const found = { words: [] };
  for (const part of text.split("+")) {
    const size = /^(\d{3,4})x(\d{3,4})$/.exec(part);
    const option = byId("textSize").querySelector(`[value="${CATEGORY}${CSS.escape(part)}"]`);
    if (part === "dark" || part === "light") {
      found.dark = part === "dark";
      found.words.push(found.dark ? "Dark" : "Light");
    } else if (part === "rtl" || part === "ltr") {
      found.rightToLeft = part === "rtl";
      found.words.push(found.rightToLeft ? "Right to left" : "Left to right");
    } else if (size) {
      found.size = [Number(size[1]), Number(size[2])];
      found.words.push(`${size[1]} × ${size[2]}`);
    } else if (option) {
      found.textSize = option.value;
      found.words.push(option.textContent);
    } else return null;
  }
  return found;
}

class Live {
  constructor() {
    this.pending = [];
    this.speed = 1;
    // What the address says, until the app shows that.
    this.address = location.hash.slice(1);
    this.stage = byId("stage");
    this.main = new Phone(this, 0, byId("phone"));
    this.phones = [this.main];
    this.active = this.main;
    this.listen();
    this.main.begin("Live");
    this.connect();
    new ResizeObserver(() => this.fit()).observe(this.stage);
    requestAnimationFrame((now) => this.turn(now));
  }

  // What tests ask about the first phone, or all.
  get trace() { return this.main.trace; }
  get queue() { return this.phones.flatMap((phone) => phone.queue); }
  get isWaiting() { return this.phones.some((phone) => phone.isWaiting); }
  get isWriting() { return this.phones.some((phone) => phone.isWriting); }
  get frameTimes() { return this.main.frameTimes; }
  get finger() { return this.main.finger; }
  set finger(finger) { this.main.finger = finger; }
  send(message) { this.main.send(message); }

  connect() {
    // Relative, so that a proxy may show the page under another name, with encryption, and in a folder.
    const address = new URL("socket", location.href.split("#")[0]);
    address.protocol = address.protocol.replace("http", "ws");
    this.socket = new WebSocket(address);
    this.socket.onopen = () => {
      this.say(null);
      this.pending = [];
      for (const phone of this.phones) {
        phone.isWaiting = false;
        phone.queue = [];
        phone.isNew = phone !== this.main;
      }
      // After a new build, the app shows again what it showed before.
      this.address ??= location.hash.slice(1);
      this.connections = (this.connections ?? 0) + 1;
      this.main.send({ type: "hello", phones: 1 });
    };
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.socket.onclose = () => {
      document.documentElement.dataset.ready = "false";
      if (this.isTaken) return;
      this.say("The connection to the app is lost. Trying again…");
      setTimeout(() => this.connect(), 1000);
    };
  }

  /** Once for each picture of the browser's. */
  turn(now) {
    requestAnimationFrame((next) => this.turn(next));
    if (this.socket.readyState !== WebSocket.OPEN) return;
    for (const phone of this.phones) this.turnPhone(phone, now);
  }

  turnPhone(phone, now) {
    if (phone.isWaiting || (phone.isNew && !phone.queue.length)) return;
    const isActive = phone.finger || now - (phone.lastActive ?? 0) < LINGER;
    if (!phone.queue.length && !isActive && now - phone.lastSent < IDLE) return;
    const { at, ...message } = phone.queue.shift() ?? { type: "tick", at: now };
    // A finger that lifts while the app is busy lifts when it did, not when the app hears of it. All phones have one time.
    const time = Math.max(this.time ?? at, at);
    const elapsed = Math.min(time - (this.time ?? time), 1000);
    this.time = time;
    phone.lastSent = now;
    phone.isWaiting = true;
    this.pending.push(phone);
    const about = phone.number ? { phone: phone.number } : {};
    this.socket.send(JSON.stringify({ ...message, ...about, elapsed: (elapsed * this.speed) / 1000 }));
  }

  receive(answer) {
    // Answers come in the order of the messages.
    const phone = this.pending.shift() ?? this.main;
    phone.isWaiting = false;
    if (answer.taken) return this.giveUp(answer.problem);
    if (answer.trace) return this.save(answer.trace);
    if (!this.phones.includes(phone)) return undefined;
    if (answer.screens && phone === this.main) this.showScreens(answer.screens);
    if (answer.index !== undefined) {
      if (phone === this.main) byId("screens").value = answer.index;
      phone.isNew = false;
      phone.begin(this.screens?.[answer.index] ?? "Screen");
    }
    phone.receive(answer);
    if (answer.surroundings && phone === this.main) this.showSurroundings(answer.surroundings);
    if (answer.screens && phone === this.main) this.followAddress();
    if (answer.problem) this.say(answer.problem, true);
    document.documentElement.dataset.ready = "true";
    return undefined;
  }

  /** Has the panels and the keys belong to a phone. */
  activate(phone) {
    if (this.active === phone) return;
    this.active = phone;
    for (const each of this.phones) each.figure.classList.toggle("active", each === phone);
    byId("sections").replaceChildren();
    if (phone.trace?.length) phone.viewer.refresh();
  }

  /** Makes the phones as large as there is room for them. */
  fit() {
    const { clientWidth, clientHeight } = this.stage;
    const sizes = this.phones.map((phone) => phone.screen?.size ?? phone.size ?? [390, 844]);
    const [width, height] = [0, 1].map((at) => Math.max(...sizes.map((size) => size[at])) + 20);
    const count = this.phones.length;
    let scale = 0;
    for (let columns = 1; columns <= count; columns += 1) {
      const rows = Math.ceil(count / columns);
      const room = [(clientWidth + 12) / columns - 38, (clientHeight - 36) / rows - (count > 1 ? 42 : 12)];
      scale = Math.max(scale, Math.min(1, room[0] / width, room[1] / height));
    }
    this.stage.style.setProperty("--scale", Math.max(0.15, scale));
    this.phones.forEach((phone, at) => {
      phone.figure.style.setProperty("--width", `${sizes[at][0]}px`);
      phone.figure.style.setProperty("--height", `${sizes[at][1]}px`);
      if (phone.trace?.length) phone.viewer.overlay();
    });
  }

  showScreens(names) {
    this.screens = names;
    byId("screens").replaceChildren(...names.map((name, index) => h("option", { value: index }, name)));
  }

  /** Has the controls show what is around the app, which outlasts a screen and a page. */
  showSurroundings({ width, height, textSize, widthClass }) {
    const sizes = [`${width}x${height}`, `${height}x${width}`];
    byId("device").value = sizes.find((size) => byId("device").querySelector(`[value="${size}"]`)) ?? "";
    byId("textSize").value = textSize;
    byId("widthClass").value = widthClass;
    for (const [name, isOn] of Object.entries(this.main.settings)) byId(name).setAttribute("aria-pressed", isOn);
    this.writeAddress();
  }

  /** The variants beside the first phone, as the address names them. */
  get variants() { return this.phones.slice(1).map((phone) => phone.variant); }

  /** What the address says: the screen, all around it that is not as at first, and the variants beside it. */
  writeAddress() {
    if (!this.screens || this.address !== undefined) return;
    const value = (id) => byId(id).value;
    const parts = new URLSearchParams({ screen: this.screens[Number(value("screens"))] ?? "" });
    const { size, settings } = this.main;
    if (size && size.join("x") !== USUAL.size) parts.set("size", size.join("x"));
    if (value("textSize") !== USUAL.textSize) parts.set("text", value("textSize").replace(CATEGORY, ""));
    if (value("widthClass")) parts.set("width", value("widthClass"));
    if (settings.dark) parts.set("appearance", "dark");
    if (settings.rightToLeft) parts.set("direction", "rtl");
    let text = `${parts}`;
    if (this.variants.length) text += `&variants=${this.variants.join(",")}`;
    if (location.hash.slice(1) !== text) history.replaceState(null, "", `#${text}`);
  }

  /** Has the app show what the address says, if it says something. */
  followAddress() {
    const address = this.address ?? location.hash.slice(1);
    const variants = /(?:^|&)variants=([^&]*)/.exec(address)?.[1] ?? "";
    const parts = new URLSearchParams(address);
    this.address = undefined;
    if (!parts.has("screen")) return this.writeAddress();
    const { main } = this;
    const set = (name, values) => main.send({ type: "set", name, ...values });
    const index = this.screens.indexOf(parts.get("screen"));
    const isOther = index >= 0 && index !== Number(byId("screens").value);
    const [width, height] = (parts.get("size") ?? USUAL.size).split("x").map(Number);
    if (width > 0 && height > 0 && main.size?.join("x") !== `${width}x${height}`) set("size", { width, height });
    const text = parts.has("text") ? CATEGORY + parts.get("text") : USUAL.textSize;
    if (text !== main.textSize) set("textSize", { value: text });
    const widthClass = parts.get("width") ?? "";
    if (widthClass !== main.widthClass) set("widthClass", { value: widthClass });
    const dark = parts.get("appearance") === "dark";
    if (dark !== main.settings.dark) set("dark", { on: dark });
    const rightToLeft = parts.get("direction") === "rtl";
    if (rightToLeft !== main.settings.rightToLeft) set("rightToLeft", { on: rightToLeft });
    // The app answers an opening with all that is around it.
    if (isOther || main.queue.length) main.send({ type: "open", index: Math.max(index, 0) });
    if (isOther) byId("screens").value = index;
    const surroundings = { size: [width, height], textSize: text, widthClass, dark, rightToLeft };
    this.showVariants(decodeURIComponent(variants).split(",").filter(Boolean), surroundings);
    return undefined;
  }

  /** Shows the screen in other surroundings beside the first phone, each with an app of its own. */
  showVariants(names, around = { ...this.main, ...this.main.settings }) {
    for (const phone of this.phones.slice(1)) phone.remove();
    this.activate(this.main);
    this.phones = [this.main];
    for (const name of names.slice(0, MOST_VARIANTS)) {
      const differences = differencesOf(name);
      if (!differences) {
        this.say(`“${name}” is no variant: try dark, light, rtl, ltr, a text size such as XXL, a size such as 820x1180, or several with a +.`, true);
        continue;
      }
      const phone = new Phone(this, this.phones.length, this.figure(differences.words.join(", ")));
      phone.variant = name;
      phone.differences = differences;
      phone.isNew = true;
      this.phones.push(phone);
      const { size, textSize, widthClass, dark, rightToLeft } = { ...around, ...differences };
      phone.send({ type: "hello" });
      phone.send({ type: "set", name: "size", width: size[0], height: size[1] });
      phone.send({ type: "set", name: "textSize", value: textSize });
      phone.send({ type: "set", name: "widthClass", value: widthClass });
      phone.send({ type: "set", name: "dark", on: dark });
      phone.send({ type: "set", name: "rightToLeft", on: rightToLeft });
      phone.send({ type: "open", index: Number(byId("screens").value) });
    }
    const list = this.variants.join(",");
    byId("variants").querySelector(".own")?.remove();
    if (![...byId("variants").options].some((option) => option.value === list)) {
      byId("variants").append(h("option", { value: list, class: "own" }, `${this.phones.length} phones`));
    }
    byId("variants").value = list;
    document.body.classList.toggle("several", this.phones.length > 1);
    this.main.figure.classList.toggle("active", this.phones.length > 1);
    this.fit();
    this.writeAddress();
  }

  /** The elements of another phone. */
  figure(caption) {
    const figure = byId("phone").cloneNode(true);
    for (const element of [figure, ...figure.querySelectorAll("[id]")]) element.removeAttribute("id");
    figure.querySelector("textarea")?.remove();
    figure.classList.remove("active", "writing", "refreshing");
    figure.querySelector(".touchable").replaceChildren();
    figure.querySelector(".touchable").setAttribute("aria-label", `The phone, ${caption}`);
    for (const name of ["keyboard", "caret", "menu"]) figure.querySelector(`.${name}`).hidden = true;
    figure.querySelector("figcaption").textContent = caption;
    this.stage.append(figure);
    return figure;
  }

  setWriting(phone, isWriting) {
    const field = byId("typing");
    if (isWriting) this.writer = phone;
    else if (this.writer === phone) this.writer = null;
    field.value = "";
    if (isWriting) field.focus({ preventScroll: true });
    else if (document.activeElement === field && !this.writer) phone.glass.focus({ preventScroll: true });
  }

  /** Sends what was written into the page's field, a character at a time. */
  type() {
    const field = byId("typing");
    const text = field.value.replaceAll("\r", "");
    field.value = "";
    for (const { segment } of new Intl.Segmenter().segment(text)) {
      (this.writer ?? this.active).send({ type: "key", key: segment === "\n" ? "Enter" : segment });
    }
  }

  say(sentence, passes = false) {
    const banner = byId("banner");
    banner.hidden = !sentence;
    banner.replaceChildren(sentence ?? "");
    clearTimeout(this.bannerTimer);
    if (sentence && passes) this.bannerTimer = setTimeout(() => this.say(null), 6000);
  }

  giveUp(sentence) {
    this.isTaken = true;
    this.say(sentence);
    byId("banner").append(" ", h("button", {
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

  listen() {
    document.addEventListener("keydown", (event) => this.key(event));
    const typing = byId("typing");
    typing.addEventListener("input", (event) => { if (!event.isComposing) this.type(); });
    typing.addEventListener("compositionend", () => this.type());
    window.addEventListener("hashchange", () => { if (this.screens) this.followAddress(); });
    const on = (id, type, action) => byId(id).addEventListener(type, action);
    on("screens", "change", () => this.open());
    on("reload", "click", () => this.open());
    on("variants", "change", (event) => this.showVariants(event.target.value.split(",").filter(Boolean)));
    on("device", "change", (event) => {
      const [width, height] = event.target.value.split("x").map(Number);
      this.set("size", { width, height }, "size", [width, height]);
    });
    on("rotate", "click", () => this.set("rotation", {}, "size", this.main.size?.toReversed()));
    on("textSize", "change", ({ target: { value } }) => this.set("textSize", { value }, "textSize", value));
    on("widthClass", "change", ({ target: { value } }) => this.set("widthClass", { value }, "widthClass", value));
    on("lowMemory", "click", () => this.set("lowMemory"));
    for (const name of Object.keys(this.main.settings)) {
      on(name, "click", (event) => {
        const isOn = !this.main.settings[name];
        this.main.settings[name] = isOn;
        event.currentTarget.setAttribute("aria-pressed", isOn);
        this.set(name, { on: isOn }, name);
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
    on("save", "click", () => this.active.send({ type: "trace" }));
  }

  /** Opens the chosen screen on all phones. */
  open() {
    for (const phone of this.phones) phone.send({ type: "open", index: Number(byId("screens").value) });
  }

  /** Changes something around the first phone, and around the variants that do not differ from it in that. */
  set(name, values = {}, key = name, value = undefined) {
    if (value !== undefined) this.main[key] = value;
    for (const phone of this.phones) {
      if (phone === this.main || phone.differences[key] === undefined) phone.send({ type: "set", name, ...values });
    }
    this.writeAddress();
  }

  key(event) {
    if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return;
    const isField = event.target.id === "typing";
    if (!isField && event.target.closest?.("input, select, textarea, .menu")) return;
    const isNamed = ["Backspace", "Enter", "Escape"].includes(event.key);
    // Keys go to the list too while the phone has the page's focus: arrows, Tab, deleting, and the keys of items.
    // Shift and Tab lead out of the phone.
    const phone = this.phones.find(({ glass }) => glass === event.target);
    const isCommand = phone && !event.shiftKey && (COMMANDS.includes(event.key) || event.key.length === 1);
    // The page's field gets characters, and passes them on when they are there.
    const isText = this.writer && (isNamed || (event.key.length === 1 && !isField));
    if (!isText && !(isCommand && !this.writer)) return;
    if (event.target.closest?.("button") && (event.key === "Enter" || event.key === " ")) return;
    event.preventDefault();
    (isText ? this.writer : phone).send({ type: "key", key: event.key });
  }
}

globalThis.live = new Live();
