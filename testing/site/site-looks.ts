/** What a page looks like at one moment. */
export interface Look {
  /** The same for two pages in which axe would find the same. */
  look: string;
  wordless: string[];
  overflow: number;
}

/** What axe may leave out, if it has looked at the same before. */
export interface Known {
  /** Elements with all that is in them. */
  parts: string[];
  /** Elements with words of their own, whose colours must stand out. */
  colours: string[];
}

/**
 * Runs in a page and tells what there is to see, and keeps in `bereaSeen` a key for each part of it. Parts are the same if
 * their elements, attributes, visibility and everything around them are; which words stand there, and which record is
 * meant, does not count for axe. Headings and landmarks are looked at on every page, for it is their order that counts.
 */
export const LOOK = `(() => {
  const UNSEEN = new Set(['script', 'style', 'link', 'template', 'noscript']);
  const STRUCTURE = 'h1, h2, h3, h4, h5, h6, header, nav, main, aside, footer, section, form, dialog, [role], [popover]';
  const WORDS = new Set(['aria-label', 'title', 'alt', 'placeholder', 'value', 'content', 'datetime', 'src', 'srcset', 'points', 'd']);
  const REFERENCES = new Set(['for', 'list', 'headers', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls',
    'aria-owns', 'aria-activedescendant', 'aria-details', 'aria-errormessage']);
  const modal = document.querySelector('dialog:modal');
  const parts = [];
  const colours = [];

  const digest = (text) => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return (b >>> 0).toString(36) + (a >>> 0).toString(36);
  };

  const meaning = ({ name, value }) => {
    if (WORDS.has(name)) return value.trim() ? 'words' : '';
    if (name === 'href') return value.startsWith('#') ? value : 'address';
    if (REFERENCES.has(name))
      return value.split(' ').map((id) => document.getElementById(id)?.localName ?? 'missing').join(' ');
    return value.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|_r_\\w+_/g, 'id');
  };
  const tag = (one) =>
    one.localName + Array.from(one.attributes, (each) => ' ' + each.name + '=' + meaning(each)).join('') +
    ' ' + (one.labels?.length ?? '') + one.checkVisibility({ visibilityProperty: true });

  // Answers what an element and all within it are like. What lies behind a window is looked at less closely.
  const read = (one, around, place, isCovered) => {
    const own = tag(one);
    const behind = isCovered && one !== modal;
    const keyOf = (text) => innerWidth + ' ' + digest(around + '|' + place + '|' + text) + (behind ? ' behind' : '');
    const part = { one, key: '' };
    parts.push(part);
    let inner = '';
    let isLoose = !one.matches(STRUCTURE);
    let index = 0;
    const within = digest(around + '<' + own);
    for (const child of one.childNodes) {
      if (child.nodeType === 3 && child.data.trim()) inner += 'words';
      if (child.nodeType !== 1 || UNSEEN.has(child.localName)) continue;
      const where = [child === one.firstElementChild, child === one.lastElementChild, index++ % 2].join();
      const told = read(child, within, where, behind);
      inner += '(' + told.look + ')';
      isLoose &&= told.isLoose;
    }
    if (index === 0 || inner.includes('words')) colours.push({ one, key: keyOf('colour ' + own) });
    const look = digest(own + '>' + inner);
    if (isLoose) part.key = keyOf(look);
    return { look, isLoose };
  };

  const { look } = read(document.documentElement, '', '', modal !== null);
  globalThis.bereaSeen = { parts: parts.filter(({ key }) => key), colours };
  return {
    look: innerWidth + ' ' + look + (document.title ? '' : ' nameless'),
    wordless: document.documentElement.outerHTML.match(/Invalid message \\[[^\\]]*/g) ?? [],
    overflow: Math.max(0, document.scrollingElement.scrollWidth - innerWidth),
  };
})()`;

/** The keys of a part of the page, or of all of it. */
export const KEYS = `(part) => {
  const roots = part === null ? [document.documentElement] : Array.from(document.querySelectorAll(part));
  const keysOf = (seen) => seen.filter(({ one }) => roots.some((root) => root.contains(one))).map(({ key }) => key);
  return { parts: keysOf(bereaSeen.parts), colours: keysOf(bereaSeen.colours) };
}`;

/** Lets axe look at a part of the page, or at all of it, but for what is known; of what is there twice it looks at the first. */
export const RUN = `async (part, known, options) => {
  const roots = part === null ? [document.documentElement] : Array.from(document.querySelectorAll(part));
  const met = new Set(known);
  const out = new Set();
  for (const { one, key } of bereaSeen.parts) {
    if (!roots.some((root) => root !== one && root.contains(one))) continue;
    if (met.has(key)) out.add(one);
    else met.add(key);
  }
  const isInside = (one) => one !== null && (out.has(one) || isInside(one.parentElement));
  // Axe asks of every element whether it lies in any of those left out, so options, of which there are hundreds, are not shown to it.
  const isOption = (one) => one.localName === 'option';
  const lists = new Set([...out].filter(isOption).map((one) => one.parentElement));
  const exclude = [...out].filter((one) => !isOption(one) && !isInside(one.parentElement));
  for (const list of lists)
    Object.defineProperty(list, 'childNodes', { configurable: true, value: Array.from(list.children).filter((one) => !out.has(one)) });
  const { violations } = await axe
    .run({ include: roots, ...(exclude.length > 0 && { exclude }) }, options)
    .finally(() => lists.forEach((list) => delete list.childNodes));
  return violations.map(({ id, help, nodes }) =>
    id + ': ' + help + ' at ' + nodes.map(({ target }) => target.join(' ')).join(', '));
}`;
