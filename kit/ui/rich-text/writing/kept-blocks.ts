import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { cleanFragment } from '../clean-html.ts';

/** Tables and figures are shown and kept as they are: they can be moved or removed as a whole, and nothing of them is lost. */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    html: { default: '', rendered: false, parseHTML: (element: HTMLElement) => element.outerHTML },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'figure' }],
  renderHTML: ({ node }) => cleanFragment(String(node.attrs['html'])).firstElementChild ?? ['p'],
});

/** A picture of the college's own store. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** A verse number above the line, a chemist's below it: no tool writes them, but what has them keeps them. */
export const Raised = Mark.create({
  name: 'raised',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

export const Lowered = Mark.create({
  name: 'lowered',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});
