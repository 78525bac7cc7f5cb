import { beforeAll, expect, test } from 'vitest';
import { readBundledMessages, type BundledMessages } from './messages-on-disk.ts';

let bundled: BundledMessages;
beforeAll(async () => {
  bundled = await readBundledMessages();
});

test('every text carries its category and a description for the user who translates it (I18N-05)', () => {
  const incomplete = Object.entries(bundled.english).filter(([, { category, about }]) => !category || !about);
  expect(Object.keys(bundled.english).length).toBeGreaterThan(50);
  expect(incomplete).toEqual([]);
});

test('the mails to verify an address and to reset a password have texts of their own', () => {
  const mails = Object.keys(bundled.english).filter((id) =>
    /^(verify|reset)Mail(Subject|Body|Button)$/.test(id),
  );
  expect(mails).toHaveLength(6);
});

test.each(['back', 'requiredFieldMissing', 'checkEmailPasswordLink', 'passwordChangeSuccess'])(
  'the key %s exists, as the specification names it (I18N-17)',
  (key) => {
    expect(bundled.english[key]?.text).toBeTypeOf('string');
  },
);

test('a text that a language lacks is said in English', () => {
  expect(bundled.text('en', 'wrongCredentials')).toBe('Incorrect email or password.');
  expect(bundled.text('hu_HU', 'noSuchText')).toBeUndefined();
  expect(bundled.text('hu_HU', 'wrongCredentials')).toBeTypeOf('string');
});
