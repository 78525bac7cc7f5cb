import { expect, test } from 'vitest';
import { readThumbnails, thumbnailAt } from './thumbnail.ts';

const list = readThumbnails(`WEBVTT

00:00:00.000 --> 00:00:02.000
https://files.example/t.jpg?expires=1&signature=a_b-c#xywh=0,0,160,90

00:00:02.000 --> 00:00:03.500
https://files.example/t.jpg?expires=1&signature=a_b-c#xywh=160,0,160,90
`);

test.each([
  [0, 0],
  [1.9, 0],
  [2, 160],
  [3.5, 160],
  [9, 160],
])('at second %d the piece that begins at %d is shown', (second, x) => {
  const url = 'https://files.example/t.jpg?expires=1&signature=a_b-c';
  expect(thumbnailAt(list, second)).toEqual({ url, x, y: 0, width: 160, height: 90 });
});

test('without a list, or with words for pictures, there is none', () => {
  expect(thumbnailAt([], 1)).toBeNull();
  expect(thumbnailAt([{ startsAt: 0, endsAt: 2, words: 'Good morning.' }], 1)).toBeNull();
});
