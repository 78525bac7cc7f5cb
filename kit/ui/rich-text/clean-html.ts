import DOMPurify, { type Config } from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isOwnPicture, LINK_SCHEMES } from '#kit/rich-text/allowed.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

const attributesOf: Readonly<Record<string, readonly string[]>> = ALLOWED_ATTRIBUTES;

const CONFIG = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(attributesOf).flat())],
  // One of the schemes, or none: then no colon may come before what ends a scheme.
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** Where the styles of pasted elements are to be read; in their own attribute the content policy would report each. */
export const LOOKS = 'looks';

/** What other programs say by looks only: read once, to put it into elements, and never kept. */
const WITH_LOOKS = {
  ...CONFIG,
  ADD_TAGS: ['span'],
  ADD_ATTR: [LOOKS],
  ADD_URI_SAFE_ATTR: [LOOKS],
} satisfies Config;

// DOMPurify takes one list of attributes for all tags, pictures from anywhere, and links that borrow our scheme.
DOMPurify.addHook('afterSanitizeAttributes', (element, _, { ADD_ATTR }) => {
  const looks = Array.isArray(ADD_ATTR) ? ADD_ATTR : [];
  const allowed = [...(attributesOf[element.localName] ?? []), ...looks];
  for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name);
  if (/^[\s/\\]*[/\\]{2}/.test(element.getAttribute('href') ?? '')) element.removeAttribute('href');
  if (element.localName === 'img' && !isOwnPicture(element.getAttribute('src') ?? '')) element.remove();
});

/** Rich text as a page may show it, marked as cleaned for browsers that ask for that. */
export const shownHtml = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: true });

/** Rich text as elements that are in no page yet. */
export const cleanFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { ...CONFIG, RETURN_DOM_FRAGMENT: true });

/** They would go anyway, but not before the content policy had reported them. */
const STYLE_SHEETS = /<style\b[^>]*>[^]*?<\/style\s*>/gi;

/** What another program put on the clipboard, harmless but still with its looks. */
export const pastedFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(
    html
      .replaceAll(STYLE_SHEETS, '')
      .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${LOOKS}=`)),
    { ...WITH_LOOKS, RETURN_DOM_FRAGMENT: true },
  );

export function htmlOf(fragment: DocumentFragment): string {
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

export interface Written {
  html: RichHtml;
  /** How many characters a reader sees. */
  characters: number;
}

/** Clean rich text, and how long it is. Text in which nothing can be seen is nothing. */
export function readRichText(html: string): Written {
  const fragment = cleanFragment(html);
  const text = fragment.textContent.replaceAll(/\n\s*/g, '');
  const isNothing = text.trim() === '' && !fragment.querySelector('img, hr, table');
  return { html: (isNothing ? '' : htmlOf(fragment)) as RichHtml, characters: Array.from(text).length };
}
