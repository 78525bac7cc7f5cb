import { expect, test } from 'vitest';
import { heightsIn, levelFor } from './quality.ts';

test('a list of streams tells the heights there are to choose between', () => {
  const stream = (size: string) => `#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=${size}\nq.m3u8\n`;
  expect(heightsIn(`#EXTM3U\n${stream('426x240')}${stream('1280x720')}${stream('426x240')}`)).toEqual([
    720, 240,
  ]);
  expect(heightsIn(stream('854x480'))).toEqual([]);
});

test.each([
  [null, -1],
  [720, 0],
  [480, 1],
  [360, 2],
  [100, 2],
])('a student who asks for %j gets stream %j', (parsed, expected) => {
  const levels = [{ height: 720 }, { height: 480 }, { height: 240 }, { height: 0 }];
  expect(levelFor(levels, parsed)).toBe(expected);
});
