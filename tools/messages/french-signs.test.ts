import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Two-part signs stand apart from the word before them, and never begin a line: the blank between does not break. */
const BREAKABLE = / [:;!?»]|« /;
const CLOSE = /[\p{L})}][:;!?](?!\/\/)/u;

/** What the client says in English everywhere (TRAP-65). */
const LET_OFF = 'responseNotSuccessful';

test('French texts keep colons, question marks and the like off the word, on its line', () => {
  const files = globSync('{apps,kit,slices}/**/messages/fr_FR.json');
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.flatMap((path) => {
    const texts = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
    return texts
      .filter(([id, text]) => id !== LET_OFF && (BREAKABLE.test(text) || CLOSE.test(text)))
      .map(([id, text]) => `${path} ${id}: ${text}`);
  });
  expect(wrong).toEqual([]);
});
