// Making elements with few words. Text is always text.

/** Makes an element: h("button", { class: "x", onclick }, "text", child). */
export function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const plurals = { entry: "entries" };

/** "1 item", "2 items". */
export function count(number, word) {
  return `${number} ${number === 1 ? word : plurals[word] ?? word + "s"}`;
}
