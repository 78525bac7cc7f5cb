import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chapterAt, checkChapters, readChapters } from './chapter.ts';
import { clock } from './watching/playback.ts';

const chapter = (startsAt: number, title = 'Why letters need two ears') => ({ startsAt, title });

test.each([
  ['in the order of time', [chapter(0), chapter(555)], null],
  ['none at all', [], null],
  ['out of order', [chapter(555), chapter(0)], 'chaptersOutOfOrder'],
  ['two at one second', [chapter(5), chapter(5)], 'chaptersOutOfOrder'],
  ['before the beginning', [chapter(-1)], 'chaptersOutOfOrder'],
  ['without a name', [chapter(0, '  ')], 'chapterTitleInvalid'],
  ['with a name of two lines', [chapter(0, 'a\nb')], 'chapterTitleInvalid'],
  ['without number', Array.from({ length: 101 }, (_, i) => chapter(i)), 'chaptersTooMany'],
])('chapters %s', (_, chapters, expected) => {
  expect(checkChapters(chapters)).toBe(expected);
});

test('the chapter at a second is the last that has begun', () => {
  const chapters = [chapter(10), chapter(20)];
  expect([9, 10, 19, 20, 99].map((second) => chapterAt(chapters, second))).toEqual([-1, 0, 0, 1, 1]);
});

test('chapters are typed one on a line, and what is shown can be typed again', () => {
  expect(readChapters('0:00 Why letters need two ears\n\n 1:02:03  What to prepare ')).toEqual([
    chapter(0),
    chapter(3_723, 'What to prepare'),
  ]);
  const made = fc.record({
    startsAt: fc.nat(36_000),
    title: fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[a-z]$/),
  });
  fc.assert(
    fc.property(fc.array(made), (chapters) => {
      const typed = chapters.map(({ startsAt, title }) => `${clock(startsAt)} ${title}`).join('\n');
      expect(readChapters(typed)).toEqual(chapters);
    }),
  );
});

test.each(['Why letters need two ears', '9:75 No such second', '18:42'])('"%s" is no chapter', (line) => {
  expect(readChapters(`0:00 Beginning\n${line}`)).toBeNull();
});
