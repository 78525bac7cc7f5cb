import { expect, test } from 'vitest';
import { profileAsForm, profileInputOf } from './profile-form.tsx';
import { ownProfileOfAna } from '../testing/own-profile.ts';

test('the form shows what is stored, and sends it back the same', () => {
  const stored = profileAsForm(ownProfileOfAna);
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
