import type { RichHtml } from '#kit/rich-text/rich-html.ts';
import { cleanFragment } from '#kit/ui/rich-text/clean-html.ts';

/** The paragraphs, headings and other blocks of a rich text; lists and tables are taken apart into items and rows. */
export function blocksOf(html: string): RichHtml[] {
  const blocks = [...cleanFragment(html).childNodes].flatMap(takenApart);
  return blocks.filter((block): block is RichHtml => block.trim() !== '');
}

function takenApart(node: Node): string[] {
  if (!(node instanceof Element)) return [node.textContent ?? ''];
  if (node.matches('ul, ol')) {
    const [open, close] = [`<${node.localName}>`, `</${node.localName}>`];
    return [...node.children].map((item) => `${open}${item.outerHTML}${close}`);
  }
  if (node.matches('table'))
    return [...node.querySelectorAll('tr')].map((row) => `<table><tbody>${row.outerHTML}</tbody></table>`);
  return [node.outerHTML];
}
