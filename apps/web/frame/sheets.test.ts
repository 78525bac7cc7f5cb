import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOGIN_WORDS, loginSheet, withSheet, type LoginTexts } from './sheets.ts';

const words = Object.fromEntries(LOGIN_WORDS.map((id) => [id, `${id} <b>&`])) as LoginTexts;

test('the sheet says every word, as words', () => {
  const sheet = loginSheet(words);
  for (const id of LOGIN_WORDS) expect(sheet).toContain(`>${id} &lt;b&gt;&amp;<`);
  expect(sheet).not.toContain('<form');
});

test('the page has a place for a sheet and takes its language', () => {
  const page = readFileSync('apps/web/index.html', 'utf8');
  const framed = withSheet(page, 'costs $& here', 'de-DE');
  expect(framed).toContain('<html lang="de-DE">');
  expect(framed).toContain('costs $& here');
  expect(() => withSheet(framed, 'a second one')).toThrow('no place for a sheet');
});
