import { describe, expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { registration, type Registration } from './registration.ts';

const complete: Registration = {
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Ruiz',
  country: 'MEX',
};

const problemOf = (form: Registration) => parseRecord(registration, form).refused?.problem ?? null;

describe('a registration', () => {
  test('with everything is accepted', () => {
    expect(problemOf(complete)).toBeNull();
  });

  test.each(['email', 'firstName', 'lastName', 'country'] as const)(
    'without %s misses a required field',
    (field) => {
      expect(problemOf({ ...complete, [field]: '' })).toBe('requiredFieldMissing');
    },
  );

  test.each([
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'a b@example.org',
    'ana@exam ple.org',
    'a@b@c.org',
    'ana\0@example.org',
    '<ana@example.org>',
    `${'a'.repeat(243)}@example.org`,
  ])('with the address %j is refused', (email) => {
    expect(problemOf({ ...complete, email })).toBe('emailInvalid');
  });

  test.each(['firstName', 'lastName'])('with a web address for a %s is refused', (field) => {
    expect(problemOf({ ...complete, [field]: 'Look: https://evil.example' })).toBe('nameInvalid');
  });

  test('with the longest address there may be is accepted', () => {
    expect(problemOf({ ...complete, email: `${'a'.repeat(242)}@example.org` })).toBeNull();
  });

  test.each(['XX', 'ZZZ', 'mex', 'Mexico'])('with the country %j is refused', (country) => {
    expect(problemOf({ ...complete, country })).toBe('countryUnknown');
  });
});
