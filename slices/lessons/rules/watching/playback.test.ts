import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clock,
  localeIn,
  readableStyle,
  resumeAt,
  speedBeside,
  SPEEDS,
  SUBTITLE_BACKGROUNDS,
  SUBTITLE_COLOURS,
  wholeMinutes,
} from './playback.ts';

test('speeds go from half to double, a step at a time, and stay at the ends', () => {
  expect([SPEEDS[0], SPEEDS.at(-1)]).toEqual([0.5, 2]);
  expect([speedBeside(1, 1), speedBeside(1, -1), speedBeside(2, 1), speedBeside(0.5, -1)]).toEqual([
    1.25, 0.75, 2, 0.5,
  ]);
});

test.each([
  ['in the middle', 1_122, 2_465, 1_122],
  ['at the very end', 2_460, 2_465, 0],
  ['before it was begun', 0, 2_465, 0],
  ['while its length is not known', 1_122, null, 1_122],
])('a lesson left %s goes on where it makes sense', (_, position, seconds, expected) => {
  expect(resumeAt(position, seconds)).toBe(expected);
});

test.each([
  [0, '0:00'],
  [1_122.9, '18:42'],
  [3_723, '1:02:03'],
  [Number.NaN, '0:00'],
])('%d seconds are shown as %s', (seconds, expected) => {
  expect(clock(seconds)).toBe(expected);
});

test('minutes are whole, and never none', () => {
  expect([20, 89, 91].map(wholeMinutes)).toEqual([1, 1, 2]);
});

describe('subtitles', () => {
  test('can be read whatever is chosen for them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SUBTITLE_COLOURS),
        fc.constantFrom(...SUBTITLE_BACKGROUNDS),
        (colour, background) => {
          const style = readableStyle({ size: 'MEDIUM', colour, background });
          expect(style.colour).toBe(colour);
          expect((style.colour === 'BLACK') === (style.background === 'LIGHT')).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ['the wanted language', ['en', 'de_DE'], ['de_DE', 'en'], 'de_DE'],
  ['the language it was written in', ['en', 'id_ID'], ['de_DE', 'id_ID'], 'id_ID'],
  ['any that is there', ['uk_UA'], ['de_DE', null], 'uk_UA'],
  ['none where there is nothing', [], ['de_DE'], null],
])('a lesson is heard in %s', (_, there, wanted, expected) => {
  expect(localeIn(there, ...wanted)).toBe(expected);
});
