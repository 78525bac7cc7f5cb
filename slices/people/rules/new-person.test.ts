import { expect, test } from 'vitest';
import { checkNewPerson } from './new-person.ts';

const lydia = { firstName: 'Lydia', lastName: 'Thyatira', email: 'lydia@example.org', locale: 'en' };

test('somebody with names, an address and a language can be entered (HOLE-08)', () => {
  expect(checkNewPerson(lydia)).toBeNull();
});

test.each([
  [{ firstName: '' }, 'requiredFieldMissing'],
  [{ lastName: '' }, 'requiredFieldMissing'],
  [{ email: '' }, 'requiredFieldMissing'],
  [{ lastName: 'see https://evil.example' }, 'nameInvalid'],
  [{ email: 'lydia at home' }, 'emailInvalid'],
  [{ locale: 'tlh' }, 'localeUnknown'],
])('somebody with %j cannot: %s', (facts, problem) => {
  expect(checkNewPerson({ ...lydia, ...facts })).toBe(problem);
});
