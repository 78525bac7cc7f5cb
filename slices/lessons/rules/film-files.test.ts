import { expect, test } from 'vitest';
import { lessonsOfFiles, titleOfFile } from './film-files.ts';

const LESSONS = [
  { _id: 'one', title: 'How we got the New Testament' },
  { _id: 'two', title: 'Four Gospels, one story' },
  { _id: 'three', title: 'Acts: the story goes out' },
  { _id: 'four', title: 'Über Paulus' },
];

test.each([
  ['by the number before', ['01.mp4', '03 something.mov'], ['one', 'three']],
  ['by the number after the course', ['BI201-02.mp4', 'BI201-03.mp4'], ['two', 'three']],
  ['by the number that there is', ['BI201-04.mp4', 'lesson 1.mp4'], ['four', 'one']],
  ['by the number after a word', ['nts 2026 lesson 4 1080p.mp4'], ['four']],
  ['by the title, whatever the number', ['07_four-gospels-one-story.mp4'], ['two']],
  ['by most of the title', ['acts the story.mkv'], ['three']],
  ['by a title without its accents', ['UBER PAULUS v2.mp4'], ['four']],
  ['not by a date', ['2026-11-03.mp4'], [null]],
  ['not by the number of a camera', ['GX010234.MP4', 'GX010235.MP4'], [null, null]],
  ['never two for one', ['lesson 2.mp4', 'lesson 02 again.mp4'], ['two', null]],
  ['none beyond the last', ['05 Hebrews.mp4'], [null]],
])('files find their lessons %s', (_, names, expected) => {
  expect(lessonsOfFiles(names, LESSONS)).toEqual(expected);
});

test.each([
  ['09_the-letter-to_Philemon.mp4', 'The letter to Philemon'],
  ['BI 201 - 10 Érasme.final.mov', 'BI 201 10 Érasme final'],
  ['2026.mp4', '2026'],
])('%s makes a lesson called %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
