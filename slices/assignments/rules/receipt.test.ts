import { expect, test } from 'vitest';
import { inGroups, receiptText } from './receipt.ts';

const handed = {
  assignmentId: 'a',
  personId: 'p',
  number: 2,
  submittedAt: new Date('2026-11-15T20:00:00.123Z'),
  files: [{ name: 'Essay.pdf', bytes: 5, sha256: 'abc' }],
};

test('a receipt is made of who handed in what and when', () => {
  expect(receiptText(handed)).toBe(
    'assignment a\nstudent p\nversion 2\nat 2026-11-15T20:00:00.123Z\nabc 5 Essay.pdf',
  );
});

test('people compare long numbers in groups of eight', () => {
  expect(inGroups('0123456789abcdef01')).toBe('01234567 89abcdef 01');
});
