import { expect, test } from 'vitest';
import { checkContacts, homePageOf, isPhoneNumber } from './profile.ts';

test.each([
  ['+1 719 555 0100', true],
  ['(719) 555-0100 ext. 12', true],
  ['0049/911/12345', true],
  ['555.0100', true],
  ['112', false],
  ['call me', false],
  ['+1 719 555 0100 <b>', false],
  ['1'.repeat(41), false],
])('%s is a phone number: %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected);
});

test.each([
  ['', ''],
  ['example.org', 'https://example.org'],
  ['http://example.org/~ana?x=1', 'http://example.org/~ana?x=1'],
  ['HTTPS://Example.org', 'HTTPS://Example.org'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['https://ana:secret@example.org', null],
  ['ana', null],
  ['two words.org', null],
  [`https://example.org/${'x'.repeat(200)}`, null],
])('the home page %s is kept as %s', (text, expected) => {
  expect(homePageOf(text)).toBe(expected);
});

const NONE = { phones: [], otherEmails: [] };

test.each([
  [NONE, null],
  [
    {
      ...NONE,
      phones: [
        { kind: 'WORK', number: '555 0100' },
        { kind: 'MOBILE', number: '' },
      ],
    },
    null,
  ],
  [{ ...NONE, phones: [{ kind: 'FAX', number: '555 0100' }] }, 'phoneInvalid'],
  [{ ...NONE, phones: [{ kind: 'WORK', number: '1' }] }, 'phoneInvalid'],
  [
    {
      ...NONE,
      phones: [
        { kind: 'WORK', number: '5550100' },
        { kind: 'WORK', number: '5550101' },
      ],
    },
    'phoneInvalid',
  ],
  [{ ...NONE, otherEmails: [{ kind: 'SCHOOL', email: 'ana@school.example' }] }, null],
  [{ ...NONE, otherEmails: [{ kind: 'SCHOOL', email: 'ana' }] }, 'otherEmailInvalid'],
  [{ ...NONE, otherEmails: [{ kind: 'PET', email: 'ana@school.example' }] }, 'otherEmailInvalid'],
])('the contacts %j are answered with %s (USER-32) (USER-33)', (contacts, expected) => {
  expect(checkContacts(contacts)).toBe(expected);
});
