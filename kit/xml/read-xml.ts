/** An element of a document, by its name without a prefix: who gave it its namespace does not matter here. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** What stands between its tags, without blanks around it. */
  text: string;
}

/** DOCTYPE: it would have the reader put in what stands elsewhere, or what grows without end. */
type XmlProblem = 'BROKEN' | 'DOCTYPE' | 'TOO_LARGE';

const MAX_ELEMENTS = 200_000;
const MAX_DEPTH = 60;

const TAG = /<(\/?)([^\s<>/="'!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

class Refused extends Error {
  readonly problem: XmlProblem;
  constructor(problem: XmlProblem) {
    super(problem);
    this.problem = problem;
  }
}

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The five entities of the language and numbers of signs; no document brings its own. */
const decoded = (text: string): string =>
  text.replaceAll(/&([^;&]{0,10};?)/g, (_, body: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(body) ?? [];
    const sign = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const known = body.endsWith(';') ? NAMED[body.slice(0, -1)] : undefined;
    if (known !== undefined) return known;
    if (!(sign > 0 && sign <= 0x10_ff_ff)) throw new Refused('BROKEN');
    return String.fromCodePoint(sign);
  });

function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE))
    attributes[bareName(name)] = decoded(double ?? single ?? '');
  return attributes;
}

/** Where something ends that begins here: a comment, a note to a program. */
function endOf(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from);
  if (at < 0) throw new Refused('BROKEN');
  return at + end.length;
}

/** Reads a document to its end, and says what is wrong with it otherwise. Nothing outside of it is ever asked for. */
export function readXml(source: string): XmlElement | XmlProblem {
  try {
    return read(source.replace(/^\u{FEFF}/u, ''));
  } catch (problem) {
    if (problem instanceof Refused) return problem.problem;
    throw problem;
  }
}

function read(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  let [at, count] = [0, 0];
  while (at < source.length) {
    const inner = open.at(-1) ?? root;
    if (source[at] !== '<') {
      const next = source.indexOf('<', at);
      const words = source.slice(at, next < 0 ? source.length : next);
      if (inner === root && words.trim() !== '') throw new Refused('BROKEN');
      inner.text += decoded(words);
      at += words.length;
    } else if (source.startsWith('<!--', at)) at = endOf(source, '-->', at + 4);
    else if (source.startsWith('<![CDATA[', at)) {
      const end = endOf(source, ']]>', at + 9);
      inner.text += source.slice(at + 9, end - 3);
      at = end;
    } else if (source.startsWith('<?', at)) at = endOf(source, '?>', at + 2);
    else if (source.startsWith('<!', at)) throw new Refused('DOCTYPE');
    else {
      TAG.lastIndex = at;
      const [tag, isEnd, name = '', written = '', isEmpty] = TAG.exec(source) ?? [];
      if (tag === undefined) throw new Refused('BROKEN');
      at += tag.length;
      if (isEnd) close(open, bareName(name));
      else {
        const element = { name: bareName(name), attributes: attributesOf(written), children: [], text: '' };
        inner.children.push(element);
        if (!isEmpty) open.push(element);
        if (++count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new Refused('TOO_LARGE');
      }
    }
  }
  const [only] = root.children;
  if (open.length > 1 || root.children.length !== 1 || !only) throw new Refused('BROKEN');
  return only;
}

function close(open: XmlElement[], name: string): void {
  const element = open.pop();
  if (open.length === 0 || element?.name !== name) throw new Refused('BROKEN');
  element.text = element.text.trim();
}

/** The elements of a name within another. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element that a path leads to: `Acct/Id/IBAN`. */
export function childAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  let found = element;
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name);
  return found;
}

/** What stands at the end of the first of some paths at which anything stands. */
export const textAt = (element: XmlElement | undefined, ...paths: readonly string[]): string =>
  paths.map((path) => childAt(element, path)?.text ?? '').find((text) => text !== '') ?? '';
