import { expect, test } from 'vitest';
import { nameToTell } from './name-to-tell.ts';

test.each([
  ['essay.docx', 'essay.docx'],
  [' essay.docx ', 'essay.docx'],
  ['The letter to the Romans, chapter 8.pdf', 'The letter to the Ro…er 8.pdf'],
  ['a\u202Efdp.exe\u0007', 'afdp.exe'],
  ['👩'.repeat(40), `${'👩'.repeat(20)}…${'👩'.repeat(8)}`],
  ["') union select password_hash from person --", "') union select pass…erson --"],
])('the refused file %j is told as %j (E1)', (name, told) => {
  expect(nameToTell(name)).toBe(told);
});

test('however long a name is, little of it comes back (E1)', () => {
  expect(nameToTell('x'.repeat(100_000))).toHaveLength(29);
});
