import { describe, expect, test } from 'vitest';
import { changedFields } from '#kit/record/changed-fields.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import { group as fields, takesSignUps, type GroupValues } from './group.ts';

const group: GroupValues = {
  regionId: 'denver',
  name: 'First Year Day',
  studyYear: 1,
  intake: '2026/27',
  session: 'DAY',
  locale: 'en',
  openForSignUp: false,
  companionApp: false,
};

describe('a group', () => {
  test.each([
    ['is fit to keep', {}, null],
    ['may be outside the years of study', { studyYear: null, intake: '' }, null],
    ['needs a name', { name: '' }, 'groupNameInvalid'],
    ['has a name of one line', { name: 'First\nYear' }, 'groupNameInvalid'],
    ['has a name of at most 120 characters', { name: 'x'.repeat(121) }, 'groupNameInvalid'],
    ['has an intake of at most 40 characters', { intake: 'x'.repeat(41) }, 'intakeInvalid'],
    ['is of a year the college teaches', { studyYear: 4 }, 'studyYearUnknown'],
    ['speaks a language we speak', { locale: 'tlh' }, 'localeUnknown'],
  ])('%s', (_, facts, problem) => {
    expect(parseRecord(fields, { ...group, ...facts }).refused?.problem ?? null).toBe(problem);
  });

  test('differs in what was changed, and only in that', () => {
    expect(changedFields(fields, group, { ...group })).toEqual([]);
    expect(changedFields(fields, group, { ...group, name: 'Second Year Day', studyYear: 2 })).toEqual([
      'name',
      'studyYear',
    ]);
  });

  test.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
    [false, true, false],
  ])('that is open: %j and archived: %j takes sign-ups: %j', (openForSignUp, archived, expected) => {
    expect(takesSignUps({ openForSignUp, archived })).toBe(expected);
  });
});
