// The search of the documentation's first page: it looks through search.json, and the address keeps what was typed.
(() => {
  const field = document.getElementById("search");
  const list = document.getElementById("found");
  const base = document.currentScript.src.replace(/\/search\.js$/, "");
  const most = 12;
  let entries;

  // "paginate" finds "pagination", and "swiping" finds "swipe".
  const stem = (word) => (word.length > 4 ? word.replace(/(ations?|ating|ates?|ings?|ions?|ers?|ed|es|s|e)$/, "") : word);
  const words = (text) => (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) || []).map(stem);

  const load = async () => {
    const pages = await (await fetch(`${base}/search.json`)).json();
    return pages.map(([title, address, kind, about, headings, names, text]) => ({
      title, address, kind, about,
      name: title.toLowerCase(),
      fields: [[12, words(title)], [8, words(names)], [5, words(headings)], [3, words(about)], [1, words(text)]],
    }));
  };

  // How well a page answers a query: every word has to be in it, and a title counts most.
  const score = (page, query, asked) => {
    let sum = 0;
    for (const word of asked) {
      let best = 0;
      for (const [weight, has] of page.fields) {
        if (has.includes(word)) best = Math.max(best, weight);
        else if (has.some((each) => each.startsWith(word))) best = Math.max(best, weight / 2);
      }
      if (!best) return 0;
      sum += best;
    }
    if (page.name === query) sum += 60;
    else if (page.name.includes(query)) sum += 10;
    return sum + (page.kind ? 6 : 0) - page.address.split("/").length / 10;
  };

  const show = async () => {
    const query = field.value.trim().toLowerCase();
    const address = query ? `?q=${encodeURIComponent(field.value.trim())}` : location.pathname;
    history.replaceState(null, "", address);
    const asked = words(query);
    if (!asked.length) return list.replaceChildren();
    entries ||= load();
    const pages = await entries;
    if (field.value.trim().toLowerCase() !== query) return;
    const found = pages
      .map((page) => [score(page, query, asked), page])
      .filter(([points]) => points > 0)
      .sort((a, b) => b[0] - a[0])
      .slice(0, most);
    list.replaceChildren(...found.map(([, page]) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = base + page.address;
      link.textContent = page.title;
      const about = document.createElement("small");
      about.textContent = page.about;
      item.append(link, about);
      return item;
    }));
    if (!found.length) {
      const item = document.createElement("li");
      item.textContent = `No page contains “${field.value.trim()}”.`;
      list.replaceChildren(item);
    }
  };

  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { field.value = ""; show(); }
    if (event.key === "Enter") list.querySelector("a")?.click();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && event.target !== field) { event.preventDefault(); field.focus(); }
  });
  field.value = new URLSearchParams(location.search).get("q") || "";
  if (field.value) show();
})();
