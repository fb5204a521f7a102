// What happens between two steps: cells move, come and go by the controllers they belong to. The steps of a plan are one
// movement, as on a phone: the collection view is told of all of them in one turn.

import { Screen, placed } from "./screen.js";

/** How long it takes, in milliseconds. */
const DURATION = 380;
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/**
 * Shows a step, and lets the screen get there from the step before.
 *
 * Returns the animations, which have begun.
 */
export function transition(screen, trace, from, to, rate = 1) {
  const before = trace.moment(from);
  const after = trace.moment(to);
  const placesBefore = trace.places(from);
  const placesAfter = trace.places(to);

  // Pictures of the cells that go, taken while they are there.
  const ghosts = [];
  const reused = new Set();
  for (const [controller, node] of placesBefore) {
    const place = placesAfter.get(controller);
    if (place === node) continue;
    const box = screen.elements.get(node)?.box;
    if (!box) continue;
    if (place === undefined) {
      const copy = box.cloneNode(true);
      copy.classList.add("ghost");
      copy.inert = true;
      ghosts.push({ copy, controller, parent: parentOf(before, node) });
    } else {
      reused.add(controller);
    }
  }
  screen.show(after);

  const animations = [];
  const run = (element, frames) => {
    const animation = element.animate(frames, { duration: DURATION, easing: EASING, fill: "both" });
    animation.playbackRate = rate;
    animations.push(animation);
    return animation;
  };

  // Cells by their controllers, all other views by themselves.
  const cellNodes = new Set();
  for (const [controller, node] of placesAfter) {
    cellNodes.add(node);
    const old = placesBefore.get(controller);
    const box = screen.elements.get(node)?.box;
    if (!box) continue;
    if (old !== undefined) {
      moveNode(run, box, before.nodes.get(old), after.nodes.get(node));
    } else if (isInserted(trace, controller, to)) {
      run(box, [{ opacity: 0, scale: 0.96 }, { opacity: after.nodes.get(node).opacity ?? 1, scale: 1 }]);
    }
  }
  for (const [number, node] of after.nodes) {
    const old = before.nodes.get(number);
    const part = screen.elements.get(number);
    if (!old || !part || old === node) continue;
    if (!cellNodes.has(number) && !isInOther(trace, from, to, after, number)) {
      moveNode(run, part.box, old, node);
    }
    const [x, y] = old.origin ?? [0, 0];
    const [newX, newY] = node.origin ?? [0, 0];
    if (part.inner !== part.box && (x !== newX || y !== newY)) {
      run(part.inner, [
        { transform: `translate(${-x}px, ${-y}px)` }, { transform: `translate(${-newX}px, ${-newY}px)` },
      ]);
    }
  }
  for (const { copy, controller, parent } of ghosts) {
    const inside = screen.elements.get(parent)?.inner;
    if (!inside) continue;
    inside.prepend(copy);
    const isGone = trace.controller(controller, to)?.ended;
    const frames = isGone ? [{ opacity: 1 }, { opacity: 0 }] : [{ opacity: 1 }, { opacity: 1 }];
    run(copy, frames).finished.then(() => copy.remove(), () => copy.remove());
  }
  return animations;
}

function moveNode(run, box, old, node) {
  if (!old?.frame || !node?.frame) return;
  const frames = [{}, {}];
  [old, node].forEach((version, at) => {
    const [x, y, width, height] = version.frame;
    frames[at].transform = placed(x, y, version.matrix);
    frames[at].width = width + "px";
    frames[at].height = height + "px";
    frames[at].opacity = version.opacity ?? 1;
    if (version.fill) frames[at].backgroundColor = version.fill;
  });
  if (!old.fill || !node.fill) frames.forEach((frame) => delete frame.backgroundColor);
  if (JSON.stringify(frames[0]) !== JSON.stringify(frames[1])) run(box, frames);
}

const itemOf = (trace, controller, index) => trace.controller(controller, index)?.item;

function isInserted(trace, controller, index) {
  const item = itemOf(trace, controller, index);
  return (trace.steps[index].updates ?? []).some((update) =>
    (update.inserted ?? []).includes(item) ||
    (update.made ?? []).some(([made, why]) => made === item && why === "the item is new"));
}

function parentOf(moment, number) {
  if (!moment.parents) {
    moment.parents = new Map();
    for (const [parent, node] of moment.nodes) {
      for (const child of node.children ?? []) moment.parents.set(child, parent);
    }
  }
  return moment.parents.get(number);
}

/** Whether a view is inside a cell that belongs to another controller than before. */
function isInOther(trace, from, to, moment, number) {
  const [before, after] = [trace.mounts(from), trace.mounts(to)];
  for (let at = number; at !== undefined; at = parentOf(moment, at)) {
    if (before.get(at) !== after.get(at)) return true;
    if (after.has(at)) return false;
  }
  return false;
}

export { parentOf, Screen };
