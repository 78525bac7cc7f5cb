import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { newPerson } from './new-person.ts';

const lydia = { firstName: 'Lydia', lastName: 'Thyatira', email: 'lydia@example.org', locale: 'en' };

test('a user with names, an address and a language can be entered (HOLE-08)', () => {
  expect(parseRecord(newPerson, lydia).refused).toBeNull();
});

test.each([
  [{ firstName: '' }, 'requiredFieldMissing'],
  [{ lastName: '' }, 'requiredFieldMissing'],
  [{ email: '' }, 'requiredFieldMissing'],
  [{ lastName: 'see https://evil.example' }, 'nameInvalid'],
  [{ email: 'lydia at home' }, 'emailInvalid'],
  [{ locale: 'tlh' }, 'localeUnknown'],
])('a person with %j cannot: %s', (facts, problem) => {
  expect(parseRecord(newPerson, { ...lydia, ...facts }).refused?.problem).toBe(problem);
});
