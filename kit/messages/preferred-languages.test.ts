import { expect, test } from 'vitest';
import { preferredLanguages } from './preferred-languages.ts';

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', ['de-CH', 'de', 'en']],
  ['en;q=0.8, de', ['de', 'en']],
  ['fr ; q=0.5 , it;q=0', ['fr']],
  ['*', ['*']],
  ['', []],
  [undefined, []],
  [';q=1,,;', []],
  ['de;q=much', ['de']],
])('a header of %j prefers %j', (header, languages) => {
  expect(preferredLanguages(header)).toEqual(languages);
});
