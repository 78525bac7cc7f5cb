import { expect, test } from 'vitest';
import { nextYearName } from './next-year-name.ts';

test.each([
  ['First Year', 1, 'Second Year'],
  ['Second Year Evening · Autumn 2026', 2, 'Third Year Evening · Autumn 2026'],
  ['first year day', 1, 'second year day'],
  ['Year 1', 1, 'Year 2'],
  ['Group of 2012, 1st year', 1, 'Group of 2012, 2nd year'],
  ['Erstes Jahr', 1, 'Zweites Jahr'],
  ['Первый курс', 1, 'Второй курс'],
  ['一年级', 1, '二年级'],
  ['Firstborn', 1, 'Firstborn'],
  ['Foundations 11', 1, 'Foundations 11'],
  ['Bible School by Phone', 1, 'Bible School by Phone'],
  ['Third Year', 3, 'Third Year'],
])('%j of year %i goes on as %j', (name, year, expected) => {
  expect(nextYearName(name, year)).toBe(expected);
});
