import { LOOKS } from '../clean-html.ts';

/** Word writes a list as paragraphs, each with its list's number and level in its style and its bullet in its words. */
const IN_LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const IS_MARK = /mso-list:\s*ignore/i;
const IS_NUMBER = /^\s*\(?([0-9]+|[a-z]{1,4})[.)]/i;

interface OpenList {
  element: HTMLElement;
  level: number;
}

/** Puts the list paragraphs of Word into lists, those of deeper levels into the entry before them. */
export function makeWordLists(pasted: DocumentFragment): void {
  let open: OpenList[] = [];
  for (const element of Array.from(pasted.querySelectorAll('p, h1, h2, h3, h4, table'))) {
    const [, , depth] = IN_LIST.exec(element.getAttribute(LOOKS) ?? '') ?? [];
    // Anything between two lists ends the first.
    if (depth === undefined || element.localName !== 'p') open = [];
    else open = addEntry(open, element, Number(depth));
  }
}

function addEntry(open: readonly OpenList[], paragraph: Element, level: number): OpenList[] {
  const tag = takeMark(paragraph);
  const around = open.filter((list) => list.level <= level);
  const last = around.at(-1);
  const entry = document.createElement('li');
  if (last?.level === level && last.element.localName === tag) {
    last.element.append(entry);
    fill(entry, paragraph);
    return around;
  }
  const list = document.createElement(tag);
  list.append(entry);
  const outer = around.filter((one) => one.level < level);
  const home = outer.at(-1)?.element.lastElementChild;
  if (home) home.append(list);
  else paragraph.before(list);
  fill(entry, paragraph);
  return [...outer, { element: list, level }];
}

/** The bullet or number is drawn by the list from now on; its words only tell which of the two it is. */
function takeMark(paragraph: Element): 'ul' | 'ol' {
  const mark = Array.from(paragraph.querySelectorAll('span')).find((span) =>
    IS_MARK.test(span.getAttribute(LOOKS) ?? ''),
  );
  const text = mark?.textContent ?? '';
  mark?.remove();
  // Word's round bullet is the letter "o" without a point behind it.
  return IS_NUMBER.test(text) ? 'ol' : 'ul';
}

function fill(entry: HTMLElement, paragraph: Element): void {
  const line = document.createElement('p');
  line.append(...paragraph.childNodes);
  entry.append(line);
  paragraph.remove();
}
