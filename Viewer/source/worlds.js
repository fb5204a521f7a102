// A catalog as a page reads it: pictures of exhibits in worlds, findings, and a saved catalog to compare with.

/** Returns the key of a picture, which is the same in another catalog. */
function keyOf(catalog, exhibit, world) {
  return JSON.stringify([exhibit.entry, exhibit.sample, exhibit.subject, catalog.worlds[world]]);
}

/** Reads the data of a catalog out of its page. */
export function catalogIn(page) {
  const start = page.indexOf('id="catalog">');
  const end = page.indexOf("<" + "/script>", start);
  return start < 0 ? null : JSON.parse(page.slice(start + 'id="catalog">'.length, end));
}

export class Shelf {
  constructor(data) {
    this.data = data;
    this.axes = data.axes;
    this.worlds = data.worlds;
    this.exhibits = data.exhibits.map((exhibit, index) => ({ ...exhibit, index, name: Shelf.nameOf(exhibit) }));
    this.before = new Map();
    for (const [exhibit, world, picture] of data.changes ?? []) this.before.set(`${exhibit} ${world}`, picture < 0 ? null : data.pictures[picture]);
    this.isCompared = data.changes !== undefined;
  }

  static nameOf(exhibit) {
    return exhibit.subject === exhibit.entry ? `${exhibit.entry} · ${exhibit.sample}` : `${exhibit.entry} · ${exhibit.sample} · ${exhibit.subject}`;
  }

  /** The SVG of an exhibit in a world, if there is one. */
  picture(exhibit, world) {
    const number = exhibit.pictures[world];
    return number === undefined ? undefined : this.data.pictures[number];
  }

  /** The values of an axis, in the order in which worlds have them. */
  values(axis) {
    return [...new Set(this.worlds.map((world) => world[axis]))];
  }

  /** The number of the world with given values, by axis. */
  world(values) {
    return this.worlds.findIndex((world) => world.every((value, axis) => value === values[axis]));
  }

  /** What distinguishes a world from the first one. */
  describe(world) {
    const named = { words: "words", contrast: "contrast", weight: "text" };
    const parts = this.worlds[world].map((value, axis) => {
      const name = named[this.axes[axis]];
      return value === this.data.base[axis] ? null : name ? `${value} ${name}` : value;
    }).filter((part) => part !== null);
    return parts.length ? parts.join(" · ") : "standard";
  }

  findings(exhibit) {
    return this.data.findings.filter((finding) => finding.entry === exhibit.entry && finding.subject === exhibit.subject);
  }

  findingsIn(exhibit, world) {
    return this.findings(exhibit).filter((finding) => finding.worlds.includes(world));
  }

  /** What a changed picture was in the saved catalog: undefined if it did not change, null if it is new. */
  former(exhibit, world) {
    return this.before.get(`${exhibit.index} ${world}`);
  }

  isChanged(exhibit) {
    return Object.keys(exhibit.pictures).some((world) => this.former(exhibit, world) !== undefined);
  }

  /** Returns whether a name, a text in a picture or a finding contains what is searched. */
  matches(exhibit, text) {
    const wanted = text.toLowerCase();
    if (exhibit.name.toLowerCase().includes(wanted)) return true;
    if (this.findings(exhibit).some((finding) => `${finding.rule} ${finding.view} ${finding.problem}`.toLowerCase().includes(wanted))) return true;
    const first = this.picture(exhibit, Object.keys(exhibit.pictures)[0]) ?? "";
    return first.replace(/<[^>]*>/g, " ").toLowerCase().includes(wanted);
  }

  /** Compares with another catalog, and returns how many pictures differ. */
  compare(saved) {
    const old = new Map();
    for (const exhibit of saved.exhibits) {
      for (const [world, picture] of Object.entries(exhibit.pictures)) old.set(keyOf(saved, exhibit, world), saved.pictures[picture]);
    }
    this.before = new Map();
    this.isCompared = true;
    for (const exhibit of this.exhibits) {
      for (const world of Object.keys(exhibit.pictures)) {
        const former = old.get(keyOf(this.data, exhibit, world));
        if (former !== this.picture(exhibit, world)) this.before.set(`${exhibit.index} ${world}`, former ?? null);
      }
    }
    return this.before.size;
  }
}
