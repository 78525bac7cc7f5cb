import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG, longestFirst } from './longest-first.ts';

test('the long files of a project come first, the others as they came, and no project is torn apart', () => {
  const [reads = '', writes = ''] = LONG;
  const files = ['server a', `server ${writes}`, 'server b', `server ${reads}`, 'web c'];
  const part = (index: number) => (file: string) => file.split(' ')[index] ?? '';
  expect(longestFirst(files, part(0), part(1))).toEqual([
    `server ${reads}`,
    `server ${writes}`,
    'server a',
    'server b',
    'web c',
  ]);
});

test('every file that is said to be long is there', () => {
  expect(LONG.filter((path) => !existsSync(path))).toEqual([]);
});
