import { expect, test } from 'vitest';
import { merged } from '../merge-fields.ts';
import { fieldsOf, hasChanges, profileInputOf } from './profile-fields.ts';
import { ownProfileOfAna } from '../testing/own-profile.ts';

const stored = fieldsOf(ownProfileOfAna);

test('the form shows what is stored, and sends it back the same', () => {
  expect(stored).toMatchObject({
    firstName: 'Ana',
    phoneMOBILE: '+44 7700 900123',
    phoneWORK: '',
    emailSCHOOL: '',
  });
  expect(profileInputOf(stored, 4)).toMatchObject({
    version: 4,
    locale: { language: 'en', currency: 'GBP', timezone: 'Europe/London' },
    phones: [
      { type: 'WORK', number: '' },
      { type: 'MOBILE', number: '+44 7700 900123' },
      { type: 'OTHER', number: '' },
    ],
  });
});

test('when another window has saved, typed fields keep what was typed and the others follow', () => {
  const typed = { ...stored, location: 'Walsall', homePage: 'https://ana.example' };
  const now = { ...stored, location: 'Denver', lastName: 'Souza-Reyes' };
  expect(merged(typed, stored, now)).toEqual({
    ...stored,
    location: 'Walsall',
    homePage: 'https://ana.example',
    lastName: 'Souza-Reyes',
  });
});

test('blanks around a text are no change, another text is', () => {
  expect(hasChanges({ ...stored, location: ` ${stored['location']} ` }, stored)).toBe(false);
  expect(hasChanges({ ...stored, location: 'Elsewhere' }, stored)).toBe(true);
});
