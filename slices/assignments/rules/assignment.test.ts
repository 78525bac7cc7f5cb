import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { assignmentTexts } from './assignment.ts';

test.each([
  ['Essay on Romans 8', '', null],
  ['  ', '', 'assignmentTitleInvalid'],
  ['two\nlines', '', 'assignmentTitleInvalid'],
  ['x'.repeat(201), '', 'assignmentTitleInvalid'],
  ['Essay', 'x'.repeat(50_001), 'assignmentContentTooLong'],
])('words %#', (title, content, problem) => {
  const { refused } = parseRecord(assignmentTexts, { locale: 'en', title, content });
  expect(refused?.problem ?? null).toBe(problem);
});
