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
  ['not by the number of a book', ['1 Samuel.mp4', '2. Könige.mp4', '3_John 1.mp4'], [null, null, 'one']],
])('files find their lessons %s', (_, names, expected) => {
  expect(lessonsOfFiles(names, LESSONS)).toEqual(expected);
});

test.each([
  ['03 Luke 15.mp4', 3],
  ['04 Daniel 7.mp4', 4],
  ['05 Joel 2.mp4', 5],
  ['06 Jude 1.mp4', 6],
  ['07 1 Samuel 16.mp4', 7],
  ['08 Marco e 2 Pietro.mp4', 8],
  ['03 Romans part 2.mp4', 3],
  ['S01E04.mp4', 4],
  ['06_Grace_720p.mp4', 6],
  ['Hebrews_v2.mp4', null],
  ['Grace_4k.mp4', null],
  ['09 Psalms lesson 119.mp4', 9],
])('%s of a course of twenty is number %s', (name, number) => {
  const lessons = Array.from({ length: 20 }, (_, index) => ({ _id: `${index + 1}`, title: '…' }));
  expect(lessonsOfFiles([name], lessons)).toEqual([number === null ? null : `${number}`]);
});

test.each([
  ['09_the-letter-to_Philemon.mp4', 'The letter to Philemon'],
  ['1 Samuel.mp4', '1 Samuel'],
  ['2. Könige.mp4', '2 Könige'],
  ['1 Петра.mp4', '1 Петра'],
  ['10 commandments.mp4', '10 commandments'],
  ['12 1 Corinthians.mp4', '1 Corinthians'],
  ['12 - 1 Corinthians.mp4', '1 Corinthians'],
  ['01 1 Corinthians.mp4', '1 Corinthians'],
  ['2026-11-03 grace.mp4', 'Grace'],
  ['BI 201 - 10 Érasme.final.mov', 'BI 201 10 Érasme final'],
  ['2026.mp4', '2026'],
])('%s makes a lesson called %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

test('files counted beside each other lose their numbers, and the books of the Bible keep theirs', () => {
  const titles = (...names: string[]) => names.map((name) => titleOfFile(name, names));
  expect(titles('9 Judges.mp4', '10 Ruth.mp4', '11 1 Samuel.mp4')).toEqual(['Judges', 'Ruth', '1 Samuel']);
  expect(titles('1 Samuel.mp4', '2 Samuel.mp4')).toEqual(['1 Samuel', '2 Samuel']);
  expect(titles('7 churches.mp4', '7 letters.mp4')).toEqual(['7 churches', '7 letters']);
});

test('a lesson is not taken for another that differs by its number only', () => {
  const lessons = ['1 Samuel: a king', '2 Samuel: a king'].map((title) => ({ _id: title, title }));
  expect(lessonsOfFiles(['2 Samuel a king.mp4'], lessons)).toEqual(['2 Samuel: a king']);
  expect(lessonsOfFiles(['1 Samuel.mp4'], [{ _id: 'Ruth', title: 'Ruth' }, ...lessons])).toEqual([
    '1 Samuel: a king',
  ]);
});
