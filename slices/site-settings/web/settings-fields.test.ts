import { expect, test } from 'vitest';
import { fieldsOf, settingsInputOf } from './settings-fields.ts';
import { settingsOfBerea } from './testing/settings-of-berea.ts';

test('what is set comes back from the form as it was', () => {
  const { version, __typename, ...said } = settingsOfBerea;
  expect([version, __typename]).toEqual([3, 'SiteSettings']);
  expect(settingsInputOf(fieldsOf(settingsOfBerea))).toEqual(said);
});
