// Draws the nodes of a moment as elements, one for each, which stay what they are from step to step.

const SVG = "http://www.w3.org/2000/svg";

export class Screen {
  /** @param host The element to draw in, which becomes as large as the screen. */
  constructor(host, trace) {
    this.host = host;
    this.trace = trace;
    this.elements = new Map();
    host.classList.add("screen");
  }

  /** Draws a moment. */
  show(moment) {
    this.moment = moment;
    const { root, size, dark } = moment.screen;
    // What a window without a background shows is left to the system: paper or ink.
    this.host.style.backgroundColor = dark ? "#000" : "#fff";
    if (size) {
      this.host.style.width = size[0] + "px";
      this.host.style.height = size[1] + "px";
    }
    for (const [number, part] of this.elements) {
      if (!moment.nodes.has(number)) {
        part.box.remove();
        this.elements.delete(number);
      }
    }
    for (const [number, node] of moment.nodes) this.draw(number, node);
    for (const [number, node] of moment.nodes) {
      const part = this.elements.get(number);
      if (part.children !== node.children) this.arrange(part, node);
    }
    const top = this.elements.get(root)?.box;
    if (top && top.parentNode !== this.host) this.host.replaceChildren(top);
    this.showSystem(moment.screen);
  }

  /** Draws what the system shows in the safe area of a phone: the time, the battery and the home indicator. */
  showSystem({ safeArea, dark }) {
    const [top, , bottom] = safeArea ?? [0, 0, 0, 0];
    if (!this.system) {
      this.system = document.createElement("div");
      this.system.setAttribute("aria-hidden", "true");
      for (const name of ["clock", "battery", "home"]) {
        const part = document.createElement("span");
        part.className = name;
        this.system.append(part);
      }
    }
    const names = ["system"];
    if (dark) names.push("dark");
    if (top >= 20) names.push("has-status");
    if (top < 40) names.push("low");
    if (bottom >= 20) names.push("has-home");
    this.system.className = names.join(" ");
    if (this.system.parentNode !== this.host || this.host.lastChild !== this.system) this.host.append(this.system);
  }

  draw(number, node) {
    let part = this.elements.get(number);
    if (part?.node === node) return;
    if (!part) {
      const box = document.createElement("div");
      box.className = "node";
      box.dataset.node = number;
      part = { box, inner: box, node: {} };
      this.elements.set(number, part);
    }
    const old = part.node;
    part.node = node;
    const style = part.box.style;
    if (old.frame !== node.frame || old.matrix !== node.matrix) {
      const [x, y, width, height] = node.frame ?? [0, 0, 0, 0];
      style.width = width + "px";
      // A line of one pixel of a phone may be thinner than one here, and would come and go.
      style.height = (height > 0 && height < 1 ? 1 : height) + "px";
      style.transform = placed(x, y, node.matrix);
    }
    if (old.opacity !== node.opacity) style.opacity = node.opacity ?? "";
    if (old.fill !== node.fill) style.backgroundColor = node.fill ?? "";
    if (old.radius !== node.radius) style.borderRadius = node.radius ? node.radius + "px" : "";
    if (old.clips !== node.clips) style.overflow = node.clips ? "clip" : "";
    if (node.origin || node.content) this.scroll(part, node.origin ?? [0, 0]);
    else if (old.origin) this.scroll(part, [0, 0]);
    if (old.frame && `${old.origin}` !== `${node.origin}`) this.indicate(part, node);
    if (old.border !== node.border) this.frame(part, node.border);
    if (old.svg !== node.svg) this.fill(part, node);
    if (old.label !== node.label || old.class !== node.class) {
      part.box.dataset.class = this.trace.texts[node.class] ?? "";
    }
  }

  /** Shows another part of what is inside. */
  scroll(part, [x, y]) {
    if (part.inner === part.box) {
      part.inner = document.createElement("div");
      part.inner.className = "inner";
      for (const child of [...part.box.children]) {
        if (child.classList.contains("node")) part.inner.append(child);
      }
      part.box.append(part.inner);
      part.children = undefined;
    }
    part.inner.style.transform = `translate(${-x}px, ${-y}px)`;
  }

  /** Shows for a moment which part of its content a list shows. */
  indicate(part, { frame, origin = [0, 0], content, insets = [0, 0, 0, 0] }) {
    if (!this.showsIndicators || !content || !frame) return;
    const room = frame[3] - insets[0] - insets[2];
    const all = content[1];
    if (all <= room + 1) return;
    if (!part.indicator) {
      part.indicator = document.createElement("div");
      part.indicator.className = "indicator";
      part.box.append(part.indicator);
    }
    const height = Math.max(36, (room - 6) * room / all);
    const progress = Math.min(1, Math.max(0, (origin[1] + insets[0]) / (all - room)));
    part.indicator.style.height = height + "px";
    part.indicator.style.top = insets[0] + 3 + progress * (room - 6 - height) + "px";
    for (const animation of part.indicator.getAnimations()) {
      animation.currentTime = 0;
      animation.play();
    }
  }

  frame(part, border) {
    part.edge?.remove();
    part.edge = undefined;
    if (!border) return;
    part.edge = document.createElement("div");
    part.edge.className = "edge";
    part.edge.style.border = `${border[1]}px solid ${border[0]}`;
    part.box.append(part.edge);
  }

  fill(part, node) {
    const drawing = this.trace.texts[node.svg];
    if (drawing === undefined) {
      part.drawing?.remove();
      part.drawing = undefined;
      return;
    }
    if (!part.drawing) {
      part.drawing = document.createElementNS(SVG, "svg");
      part.drawing.setAttribute("class", "drawing");
      part.box.prepend(part.drawing);
    }
    part.drawing.innerHTML = drawing;
  }

  /** Puts the children into their order, and touches only those that are not. */
  arrange(part, node) {
    part.children = node.children;
    let place = null;
    const inside = part.inner;
    for (const child of node.children ?? []) {
      const box = this.elements.get(child)?.box;
      if (!box) continue;
      const next = place ? place.nextSibling : firstNode(inside);
      if (next !== box || box.parentNode !== inside) {
        if (place) place.after(box);
        else if (part.inner === part.box && part.drawing) part.drawing.after(box);
        else inside.prepend(box);
      }
      place = box;
    }
    if (part.edge) part.box.append(part.edge);
  }

  /** The number of the node that an element stands for. */
  static numberOf(element) {
    const box = element?.closest?.(".node");
    return box ? Number(box.dataset.node) : null;
  }

  /** Where a node is on the screen, in its coordinates. */
  rectOf(number) {
    const box = this.elements.get(number)?.box;
    if (!box) return null;
    const outer = this.host.getBoundingClientRect();
    const inner = box.getBoundingClientRect();
    const scale = outer.width / (this.moment.screen.size?.[0] || outer.width) || 1;
    return {
      x: (inner.x - outer.x) / scale, y: (inner.y - outer.y) / scale,
      width: inner.width / scale, height: inner.height / scale,
    };
  }
}

function firstNode(element) {
  let child = element.firstChild;
  while (child && !child.classList.contains("node")) child = child.nextSibling;
  return child;
}

export function placed(x, y, matrix) {
  const moved = `translate(${x}px, ${y}px)`;
  return matrix ? `${moved} matrix(${matrix.join(",")},0,0)` : moved;
}
