// What happens between two steps: cells move, come and go by the controllers they belong to, stage by
// stage as the collection view was told.

import { Screen, placed } from "./screen.js";

/** How long one stage takes, in milliseconds. */
const STAGE = 380;
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/** By the number of a controller: in which stage of the updates of a step its item comes, goes or moves. */
function stagesOf(trace, index) {
  const stages = (trace.steps[index].updates ?? []).flatMap((update) => update.stages ?? []);
  const byItem = new Map();
  const bySection = new Map();
  let main = 0;
  stages.forEach((stage, at) => {
    for (const item of [...(stage.deleted ?? []), ...(stage.inserted ?? []), ...(stage.moved ?? [])]) {
      byItem.set(item, at);
      main = at;
    }
    for (const text of [
      ...(stage.deletedSections ?? []), ...(stage.insertedSections ?? []), ...(stage.movedSections ?? []),
    ]) bySection.set(trace.texts[text], at);
  });
  return {
    count: Math.max(1, stages.length),
    of(item) {
      if (item === undefined) return main;
      return byItem.get(item) ?? bySection.get(trace.items[item]?.section) ?? main;
    },
  };
}

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
  const isForward = to === from + 1;
  const stages = isForward ? stagesOf(trace, to) : { count: 1, of: () => 0 };

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
  const run = (element, frames, stage = 0) => {
    const animation = element.animate(frames, {
      duration: STAGE, delay: stage * STAGE, easing: EASING, fill: "both",
    });
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
    const stage = stages.of(itemOf(trace, controller, to));
    if (old !== undefined) {
      moveNode(run, box, before.nodes.get(old), after.nodes.get(node), stage);
    } else if (isInserted(trace, controller, to)) {
      run(box, [{ opacity: 0, scale: 0.96 }, { opacity: after.nodes.get(node).opacity ?? 1, scale: 1 }], stage);
    }
  }
  for (const [number, node] of after.nodes) {
    const old = before.nodes.get(number);
    const part = screen.elements.get(number);
    if (!old || !part || old === node) continue;
    if (!cellNodes.has(number) && !isInOther(trace, from, to, after, number)) {
      moveNode(run, part.box, old, node, 0);
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
    const item = itemOf(trace, controller, from);
    run(copy, frames, isGone ? stages.of(item) : 0).finished.then(() => copy.remove(), () => copy.remove());
  }
  return animations;
}

function moveNode(run, box, old, node, stage) {
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
  if (JSON.stringify(frames[0]) !== JSON.stringify(frames[1])) run(box, frames, stage);
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
