import { expect, test } from 'vitest';
import { LOCALES, LOCALE_NAMES } from '#kit/messages/locales.ts';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import { settable } from './faces.ts';
import { linesOf, runsOf, widthOf } from './text-runs.ts';

const PLAIN = { size: 10, weight: 'regular' } as const;

test('every letter of everything the site says can be set, in all its languages', async () => {
  const bundled = await readBundledMessages('.');
  const letters = new Set(
    LOCALES.flatMap((locale) =>
      Object.keys(bundled.english).flatMap((id) => [
        ...`${bundled.text(locale, id) ?? ''}${LOCALE_NAMES[locale]}`,
      ]),
    ),
  );
  const missing = [...letters].filter(
    (letter) => /[\p{L}\p{N}\p{P}]/u.test(letter) && settable(letter, 'regular') === null,
  );
  expect(letters.size).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

test('a name is divided only where another face has to go on', () => {
  expect(runsOf('Wei 伟 Łukasz', 'strong').map(({ text }) => text)).toEqual(['Wei ', '伟 ', 'Ł', 'ukasz']);
});

test('a wide form that no face has is set as the plain one', () => {
  expect(runsOf('是／否', 'regular').map(({ text }) => text)).toEqual(['是', '/', '否']);
});

test('a letter that was sent in two pieces is one', () => {
  expect(runsOf('e\u0301', 'regular').map(({ text }) => text)).toEqual(['é']);
});

test.each([
  ['Introduction to the Old Testament and its World', 90],
  ['旧约概论与圣经世界的历史背景介绍', 60],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 50],
])('%s is broken into lines that fit', (words, width) => {
  const lines = linesOf(words, width, PLAIN);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(widthOf(line, PLAIN)).toBeLessThanOrEqual(width);
  expect(lines.join('').replaceAll(' ', '')).toBe(words.replaceAll(' ', ''));
});

test('what fits stays on one line, and nothing is one empty line', () => {
  expect(linesOf('Homiletics', 200, PLAIN)).toEqual(['Homiletics']);
  expect(linesOf('', 200, PLAIN)).toEqual(['']);
});
