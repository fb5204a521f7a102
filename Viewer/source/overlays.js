// Lines above the screen: what is selected, frames, insets, safe area, and what differs.

import { h } from "./element.js";
import { looksOf } from "./model.js";

/** Draws lines above a screen. */
export function drawOverlays(host, screen, trace, index, options) {
  host.replaceChildren();
  const moment = trace.moment(index);
  if (options.insets) insets(host, screen, moment);
  if (options.safeArea && moment.screen.safeArea) {
    const [width, height] = moment.screen.size;
    edges(host, { x: 0, y: 0, width, height }, moment.screen.safeArea, "safe-area");
  }
  for (const [number, tone] of options.marks ?? []) outline(host, screen.rectOf(number), "mark " + tone);
  const place = trace.places(index).get(options.selected);
  if (place !== undefined) outline(host, screen.rectOf(place), "selection");
}

function outline(host, rect, tone) {
  if (!rect) return;
  host.append(h("div", { class: "outline " + tone,
    style: `left:${rect.x}px;top:${rect.y}px;width:${rect.width}px;height:${rect.height}px` }));
}

function insets(host, screen, moment) {
  for (const [number, node] of moment.nodes) {
    const rect = node.insets && screen.rectOf(number);
    if (rect) edges(host, rect, node.insets, "insets");
  }
}

function edges(host, rect, [top, left, bottom, right], tone) {
  const inner = rect.height - top - bottom;
  const bars = [
    [0, 0, rect.width, top], [0, rect.height - bottom, rect.width, bottom],
    [0, top, left, inner], [rect.width - right, top, right, inner],
  ];
  for (const [x, y, width, height] of bars) {
    if (width > 0 && height > 0) {
      host.append(h("div", { class: "edge-bar " + tone,
        style: `left:${rect.x + x}px;top:${rect.y + y}px;width:${width}px;height:${height}px` }));
    }
  }
}

/** What differs between the cells of two steps: by controllers, each with how it differs. */
export function differences(trace, left, right) {
  const [a, b] = [trace.moment(left), trace.moment(right)];
  const [before, after] = [trace.places(left), trace.places(right)];
  const marks = { left: [], right: [], words: [] };
  const inSight = (moment, number) => {
    const node = moment.nodes.get(number);
    return node?.frame && node.frame[2] > 0 && node.frame[3] > 0;
  };
  for (const [controller, node] of before) {
    const other = after.get(controller);
    if (!inSight(a, node)) continue;
    if (other === undefined) {
      marks.left.push([node, "gone"]);
      marks.words.push([controller, "gone"]);
    } else if (looksOf(trace, a, node) !== looksOf(trace, b, other)) {
      marks.left.push([node, "updated"]);
      marks.right.push([other, "updated"]);
      marks.words.push([controller, "looks different"]);
    } else if (JSON.stringify(a.nodes.get(node).frame) !== JSON.stringify(b.nodes.get(other).frame)) {
      marks.left.push([node, "moved"]);
      marks.right.push([other, "moved"]);
      marks.words.push([controller, "moved"]);
    }
  }
  for (const [controller, node] of after) {
    if (before.has(controller) || !inSight(b, node)) continue;
    marks.right.push([node, "new"]);
    marks.words.push([controller, "new"]);
  }
  return marks;
}
