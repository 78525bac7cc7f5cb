import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { isOrderOf, lessonTexts, movedTo } from './lesson.ts';
import { lessonNote } from './watching/note.ts';

test.each([
  ['as they are', {}, undefined],
  ['without a title', { title: '' }, 'lessonTitleInvalid'],
  ['with a title of two lines', { title: 'a\nb' }, 'lessonTitleInvalid'],
  ['with a title that is an essay', { title: 'x'.repeat(201) }, 'lessonTitleInvalid'],
  ['with a book for a description', { description: 'x'.repeat(20_001) }, 'lessonDescriptionTooLong'],
])('the texts of a lesson %s', (_, facts, expected) => {
  const input = { title: 'Reading letters as letters', ...facts };
  expect(parseRecord(lessonTexts, input).refused?.problem).toBe(expected);
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
  ['as it is', { atSecond: 12.5, body: 'Ask about this' }, undefined],
  ['without words', { atSecond: 0, body: '  ' }, 'noteInvalid'],
  ['without end', { atSecond: 0, body: 'x'.repeat(4_001) }, 'noteInvalid'],
  ['at no time', { atSecond: Number.NaN, body: 'x' }, 'noteInvalid'],
])('a note %s', (_, note, expected) => {
  expect(parseRecord(lessonNote, note).refused?.problem).toBe(expected);
});
