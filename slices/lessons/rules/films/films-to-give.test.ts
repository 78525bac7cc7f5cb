import { expect, test } from 'vitest';
import {
  choiceOf,
  filmsToSend,
  filmsWith,
  filmTo,
  isGivenTwice,
  NEW_LESSON,
  NOWHERE,
} from './films-to-give.ts';

const LESSONS = [
  { _id: 'one', title: 'Why four?' },
  { _id: 'two', title: 'Luke and John' },
];
const file = (name: string) => ({ name, size: 9 });
const films = (...names: string[]) => filmsWith([], names.map(file), LESSONS, () => crypto.randomUUID());

test('files come in the order of their names, each to the lesson it is meant for or to a new one', () => {
  const given = films('10-Hebrews.mp4', '2.mp4', '1.mp4');
  expect(given.map(({ file: { name } }) => name)).toEqual(['1.mp4', '2.mp4', '10-Hebrews.mp4']);
  expect(given.map(({ to }) => to)).toEqual([
    { kind: 'lesson', lessonId: 'one' },
    { kind: 'lesson', lessonId: 'two' },
    { kind: 'new', title: 'Hebrews' },
  ]);
});

test('more files leave those that are there as they are; the same file is not taken twice', () => {
  const before = films('1.mp4').map((film) => filmTo(film, 'two'));
  const given = filmsWith(before, [file('1.mp4'), file('Luke and John.mov')], LESSONS, () => 'key');
  expect(given.map(choiceOf)).toEqual(['two', NEW_LESSON]);
});

test('nothing is sent while two are for one lesson, or a new one has no title', () => {
  const [one, two] = films('1.mp4', '2.mp4');
  if (!one || !two) throw new Error('no films');
  expect(filmsToSend([one, two])).toHaveLength(2);
  const both = [one, filmTo(two, 'one')];
  expect(both.map((film) => isGivenTwice(film, both))).toEqual([true, true]);
  expect(filmsToSend(both)).toBeNull();
  expect(filmsToSend([one, filmTo(two, NOWHERE)])).toEqual([one]);
  expect(filmsToSend([filmTo(one, NOWHERE)])).toBeNull();
  expect(filmsToSend([{ ...one, to: { kind: 'new', title: ' ' } }])).toBeNull();
});
