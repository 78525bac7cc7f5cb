import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLessonTexts, isOrderOf, movedTo } from './lesson.ts';
import { checkNote, MAX_NOTE } from './watching/note.ts';

const words = (facts: Partial<Parameters<typeof checkLessonTexts>[0]>) => ({
  title: 'Reading letters as letters',
  description: '',
  chapters: [],
  ...facts,
});

test.each([
  ['as they are', {}, null],
  ['without a title', { title: '' }, 'lessonTitleInvalid'],
  ['with a title of two lines', { title: 'a\nb' }, 'lessonTitleInvalid'],
  ['with a title that is an essay', { title: 'x'.repeat(201) }, 'lessonTitleInvalid'],
  ['with a book for a description', { description: 'x'.repeat(20_001) }, 'lessonDescriptionTooLong'],
  ['with chapters out of order', { chapters: [{ startsAt: -1, title: 'x' }] }, 'chaptersOutOfOrder'],
])('the words of a lesson %s', (_, facts, expected) => {
  expect(checkLessonTexts(words(facts))).toBe(expected);
});

test('an order names every lesson once', () => {
  expect(isOrderOf(['a', 'b'], ['b', 'a'])).toBe(true);
  for (const order of [['a'], ['a', 'a'], ['a', 'c'], ['a', 'b', 'c']])
    expect(isOrderOf(['a', 'b'], order)).toBe(false);
});

test('moving a lesson keeps all lessons and the order of the others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(99), { minLength: 1 }), fc.nat(30), fc.nat(30), (order, from, to) => {
      const moved = movedTo(order, from, to);
      expect(new Set(moved)).toEqual(new Set(order));
      expect(moved).toHaveLength(order.length);
      const others = (list: number[]) => list.filter((id) => id !== order[from]);
      expect(others(moved)).toEqual(others(order));
      const place = from < order.length && to < order.length ? to : from;
      expect(moved[place]).toBe(order[from]);
    }),
  );
});

test.each([
  ['as it is', { atSecond: 12.5, body: 'Ask about this' }, null],
  ['without words', { atSecond: 0, body: '  ' }, 'noteInvalid'],
  ['without end', { atSecond: 0, body: 'x'.repeat(MAX_NOTE + 1) }, 'noteInvalid'],
  ['at no time', { atSecond: Number.NaN, body: 'x' }, 'noteInvalid'],
])('a note %s', (_, note, expected) => {
  expect(checkNote(note)).toBe(expected);
});
