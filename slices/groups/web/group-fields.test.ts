import { expect, test } from 'vitest';
import { fieldsOf, groupInputOf, mergedFields, NEW_GROUP } from './group-fields.ts';
import { firstYear } from './testing/first-year.ts';

test('what a group is comes back from its form as it was', () => {
  const { name, regionId, studyYear, intake, session, locale, openForSignUp, companionApp } = firstYear;
  expect(groupInputOf(fieldsOf(firstYear))).toEqual({
    name,
    regionId,
    studyYear,
    intake,
    session,
    locale,
    openForSignUp,
    companionApp,
  });
  expect(groupInputOf(fieldsOf({ ...firstYear, studyYear: null, companionApp: true }))).toMatchObject({
    studyYear: null,
    companionApp: true,
  });
});

test('after somebody else’s change, what was typed stays and the rest follows', () => {
  const before = { ...NEW_GROUP, name: 'First Year', intake: '2026/27' };
  const typed = { ...before, name: 'First Year Day' };
  const now = { ...before, name: 'Year 1', intake: '2027/28', openForSignUp: 'on' };
  expect(mergedFields(typed, before, now)).toEqual({
    ...before,
    name: 'First Year Day',
    intake: '2027/28',
    openForSignUp: 'on',
  });
});
