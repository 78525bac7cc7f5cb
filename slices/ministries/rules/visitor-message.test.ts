import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { beginsWithZeros, formAge, visitorMessage } from './visitor-message.ts';

const said = { name: 'Ruth Weber', email: ' Ruth@Example.org ', message: 'How can I help?' };

test('a visitor says who they are and what they want', () => {
  expect(parseRecord(visitorMessage, said).values).toEqual({ ...said, email: 'ruth@example.org' });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'Ruth\r\nBcc: all@example.org' }, 'name'],
  [{ email: 'ruth' }, 'email'],
  [{ email: 'a@example.org\nBcc: b@example.org' }, 'email'],
  [{ message: '' }, 'message'],
  [{ message: 'x'.repeat(4_001) }, 'message'],
])('%j is refused at %s', (more, field) => {
  expect(parseRecord(visitorMessage, { ...said, ...more }).refused?.field).toBe(field);
});

test.each([
  [2_999, true, 'tooEarly'],
  [3_000, true, 'good'],
  [19_999, false, 'tooEarly'],
  [20_000, false, 'good'],
  [7_200_000, true, 'good'],
  [7_200_001, false, 'tooOld'],
  [-1, true, 'tooOld'],
])('a form %d ms after it was opened, proved %s: %s', (age, hasProof, expected) => {
  expect(formAge(1_000_000, 1_000_000 + age, hasProof)).toBe(expected);
});

test.each([
  [[0, 0, 255], 16, true],
  [[0, 1, 255], 16, false],
  [[0, 1, 255], 15, true],
  [[1], 8, false],
  [[0], 16, false],
])('whether %j begins with %d zeros: %s', (bytes, bits, expected) => {
  expect(beginsWithZeros(Uint8Array.from(bytes), bits)).toBe(expected);
});
