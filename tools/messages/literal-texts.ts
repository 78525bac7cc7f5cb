import { parseSync, Visitor } from 'oxc-parser';

/** What people read or hear of an element, besides what stands in it. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'label',
  'legend',
  'placeholder',
  'title',
  'words',
  'submitLabel',
]);
const WORD = /\p{L}{2,}/u;

/** The words written in a screen instead of in a catalogue of messages, with their lines; ids of messages are none. */
export function literalTexts(path: string, source: string, ids: ReadonlySet<string>): string[] {
  const found: { start: number; text: string }[] = [];
  const note = (start: number, text: unknown): void => {
    if (typeof text === 'string' && WORD.test(text) && !ids.has(text))
      found.push({ start, text: text.trim() });
  };
  const visitor = new Visitor({
    JSXText: ({ start, value }) => note(start, value),
    JSXAttribute({ start, name, value }) {
      const called = name.type === 'JSXIdentifier' ? name.name : '';
      if (SPOKEN.has(called) && value?.type === 'Literal') note(start, value.value);
    },
    JSXExpressionContainer({ start, expression }) {
      // Only what stands among the children; an attribute's value is no text of its own.
      if (expression.type === 'Literal' && source[start - 1] !== '=') note(start, expression.value);
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found.map(({ start, text }) => `${path}:${source.slice(0, start).split('\n').length} ${text}`);
}
