import { describe, expect, test } from 'vitest';
import { isPasswordDigest, obviousPasswords, MIN_PASSWORD } from './password.ts';

const digest = 'a'.repeat(64);

describe('a password digest', () => {
  test.each([
    [digest, true],
    ['0123456789abcdef'.repeat(4), true],
    [digest.toUpperCase(), false],
    [digest.slice(1), false],
    [`${digest}a`, false],
    [`${digest}\n`, false],
    [`\n${digest}`, false],
    [` ${digest}`, false],
    ['', false],
    ['g'.repeat(64), false],
    ['a long enough password', false],
  ])('%j is one: %s', (value, expected) => {
    expect(isPasswordDigest(value)).toBe(expected);
  });
});

describe('what a user who knows Ana Ruiz would try first', () => {
  const tried = obviousPasswords({ email: 'ana.ruiz@example.org', firstName: 'Ana', lastName: 'Ruiz' });

  test.each([
    'ana.ruiz@example.org',
    'ANA.RUIZ',
    'Ana.ruiz123',
    'anaruiz',
    'RuizAna1',
    'Ana Ruiz!',
    'Ana-Ruiz',
    'ruiz.ana1',
    'ANA_RUIZ',
    'Ana.Ruiz123',
    'ruiz123',
  ])('%s', (word) => {
    expect(tried).toContain(word);
  });

  test('nothing that is too short to be a password at all', () => {
    expect(tried.filter((word) => word.length < MIN_PASSWORD)).toEqual([]);
    expect(tried).not.toContain('Ana');
  });
});

test('the shortest password has six characters', () => {
  expect(MIN_PASSWORD).toBe(6);
});
