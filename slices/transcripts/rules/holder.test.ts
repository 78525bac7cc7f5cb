import { describe, expect, test } from 'vitest';
import { holderOf, initialsAndFamilyName } from './holder.ts';
import type { TranscriptContent } from './issue.ts';

test.each([
  ['Ana', 'Ruiz', 'A. Ruiz'],
  ['Mary  Jane', 'van der Berg', 'M. J. van der Berg'],
  ['É́lodie', 'Roux', 'É́. Roux'],
  ['', 'Sukarno', 'Sukarno'],
])('%s %s is shown as %s', (firstName, lastName, shown) => {
  expect(initialsAndFamilyName({ firstName, lastName })).toBe(shown);
});

describe('the holder of a transcript', () => {
  const content: TranscriptContent = {
    studentName: 'Ana Ruiz',
    firstName: 'Ana',
    lastName: 'Ruiz',
    number: 'US-2026-0001',
    issuedOn: '2026-03-01',
    creditsEarned: 12,
    campus: 'Denver',
    college: 'Berea',
    average: null,
    gpa: null,
    locale: 'en',
    paper: 'A4',
    verifyUrl: '/verify/CODE',
    terms: [],
  };
  const renamed = { firstName: 'Ana', lastName: 'Stone' };

  test('is named as on the paper, also after a change of name', () => {
    expect(holderOf(content, renamed, { showsWholeName: false }).name).toBe('A. Ruiz');
    expect(holderOf(content, renamed, { showsWholeName: true }).name).toBe('Ana Ruiz');
  });

  test('is taken from the account where the paper does not tell the family name', () => {
    const { firstName: _, lastName: __, ...older } = content;
    expect(holderOf(older, renamed, { showsWholeName: false })).toMatchObject({
      name: 'A. Stone',
      studentNumber: null,
    });
  });
});
