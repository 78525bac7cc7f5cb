import { htmlOf, LOOKS, pastedFragment, readRichText } from '../clean-html.ts';
import { makeWordLists } from './word-lists.ts';

const styleOf = (element: Element): string => element.getAttribute(LOOKS) ?? '';
const isPlain = (element: Element): boolean => /font-weight:\s*(normal|400)\b/i.test(styleOf(element));
const isBold = (element: Element): boolean => /font-weight:\s*(bold|[6-9]00)\b/i.test(styleOf(element));
const isItalic = (element: Element): boolean => /font-style:\s*italic\b/i.test(styleOf(element));

/** Clean HTML of what another program put on the clipboard: what it says by looks is said by elements. */
export function cleanPaste(html: string): string {
  const pasted = pastedFragment(html);
  makeWordLists(pasted);
  nameLooks(pasted);
  lowerHeadings(pasted);
  return readRichText(htmlOf(pasted)).html;
}

/** Google Docs puts everything into a bold element that is not bold, and its bold words into spans. */
function nameLooks(pasted: DocumentFragment): void {
  for (const bold of pasted.querySelectorAll(`b[${LOOKS}]`))
    if (isPlain(bold)) bold.replaceWith(...bold.childNodes);
  for (const span of pasted.querySelectorAll(`span[${LOOKS}]`)) {
    if (isBold(span)) wrapInside(span, 'strong');
    if (isItalic(span)) wrapInside(span, 'em');
  }
}

function wrapInside(element: Element, tag: 'strong' | 'em'): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The page has the one heading of the first level, so those of a pasted text move down by one if it brings such. */
function lowerHeadings(pasted: DocumentFragment): void {
  if (!pasted.querySelector('h1')) return;
  for (const level of [3, 2, 1]) {
    for (const heading of pasted.querySelectorAll(`h${level}`)) {
      const lower = document.createElement(`h${level + 1}`);
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
  }
}
