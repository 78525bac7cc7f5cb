import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const decisions = globSync('docs/decisions/*.md').toSorted();

test('decisions are numbered from 1 without a gap, so that each can be quoted by its number', () => {
  const numbers = decisions.map((path) => Number(/^\d{4}(?=-)/.exec(basename(path))?.[0]));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
});

test.each(decisions)('%s says its number, its day and whether it is in force', (path) => {
  const number = Number(basename(path).slice(0, 4));
  expect(readFileSync(path, 'utf8')).toMatch(
    new RegExp(`^# ${number}\\. \\S.*\n\n_\\d{4}-\\d{2}-\\d{2}, (in force|superseded by \\d+)\\._ `),
  );
});
