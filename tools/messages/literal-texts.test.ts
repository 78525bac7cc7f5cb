import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import { literalTexts } from './literal-texts.ts';

/** The catalogue of parts speaks to developers, and the page that could not start has no texts to speak with. */
const LET_OFF = /\.test\.tsx$|\/testing\/|^apps\/web\/(catalogue\/|layout\/boot-failure)/;

test.each([
  [`<p>Hello</p>`, ['a.tsx:1 Hello']],
  [`<p>\n  {'Hello'}\n</p>`, ['a.tsx:2 Hello']],
  [`<input placeholder="Your name" name="name" />`, ['a.tsx:1 Your name']],
  [`<Field label={text('email')} title="·" />`, []],
  [`<Card title="thisWeek" />`, []],
  [`<p className="lead" key={'row'}>{count} · <Text id="days" /></p>`, []],
])('in %s these words are written out: %j', (source, texts) => {
  expect(literalTexts('a.tsx', `const A = () => ${source};`, new Set(['thisWeek']))).toEqual(texts);
});

test('every word on a screen comes from the messages, so that it can be translated', async () => {
  const ids = new Set(Object.keys((await readBundledMessages()).english));
  const screens = globSync('{apps,kit,slices}/**/*.tsx').filter((path) => !LET_OFF.test(path));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap((path) => literalTexts(path, readFileSync(path, 'utf8'), ids))).toEqual([]);
});
