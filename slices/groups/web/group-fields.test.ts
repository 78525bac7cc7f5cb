import { expect, test } from 'vitest';
import { fieldsOf, groupInputOf } from './group-fields.ts';
import { firstYear } from './testing/first-year.ts';

test('what a group is comes back from its form as it was', () => {
  const { name, regionId, studyYear, intake, session, locale, openForSignUp } = firstYear;
  const { companionApp, attendanceSchema } = firstYear;
  expect(groupInputOf(fieldsOf(firstYear))).toEqual({
    name,
    regionId,
    studyYear,
    intake,
    session,
    locale,
    openForSignUp,
    companionApp,
    attendanceSchema,
  });
  expect(groupInputOf(fieldsOf({ ...firstYear, studyYear: null, companionApp: true }))).toMatchObject({
    studyYear: null,
    companionApp: true,
  });
});
