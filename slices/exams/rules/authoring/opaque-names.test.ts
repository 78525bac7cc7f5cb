import { expect, test } from 'vitest';
import { withOpaqueNames } from './opaque-names.ts';

const choice = (id: string) => ({ id, words: `words of ${id}` });
const matching = {
  key: { kind: 'MATCHING', pairs: { o1: 'm1', o2: 'm2' } },
  texts: ['en', 'de_DE'].map((locale) => ({
    locale,
    words: 'Who wrote what?',
    options: [choice('o1'), choice('o2')],
    matches: [choice('m1'), choice('m2')],
  })),
} as const;

function counting(): () => string {
  let made = 0;
  return () => `x${++made}`;
}

test('no name tells what belongs to what, in any language, and the key goes with the names', () => {
  const { key, texts } = withOpaqueNames(matching, new Set(), counting());
  expect(texts.map(({ options, matches }) => [...options, ...matches].map(({ id }) => id))).toEqual([
    ['x1', 'x2', 'x3', 'x4'],
    ['x1', 'x2', 'x3', 'x4'],
  ]);
  expect(texts[0]?.options[1]).toEqual({ id: 'x2', words: 'words of o2' });
  expect(key).toEqual({ kind: 'MATCHING', pairs: { x1: 'x3', x2: 'x4' } });
});

test('what an earlier version had keeps its name, so that answers to it still mean the same', () => {
  const { key } = withOpaqueNames(matching, new Set(['o1', 'm1']), counting());
  expect(key).toEqual({ kind: 'MATCHING', pairs: { o1: 'm1', x1: 'x2' } });
});

test.each([
  [
    { kind: 'SINGLE_CHOICE', option: 'o2' },
    { kind: 'SINGLE_CHOICE', option: 'x2' },
  ],
  [
    { kind: 'MULTIPLE_CHOICE', options: ['o2', 'o1'] },
    { kind: 'MULTIPLE_CHOICE', options: ['x2', 'x1'] },
  ],
  [
    { kind: 'TRUE_FALSE', isTrue: true },
    { kind: 'TRUE_FALSE', isTrue: true },
  ],
] as const)('the key %j is told by the new names', (key, told) => {
  const [text] = matching.texts;
  if (!text) throw new Error('There is a text.');
  expect(withOpaqueNames({ key, texts: [{ ...text, matches: [] }] }, new Set(), counting()).key).toEqual(
    told,
  );
});
