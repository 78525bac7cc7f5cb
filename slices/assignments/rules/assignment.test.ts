import { expect, test } from 'vitest';
import { checkAssignmentTexts } from './assignment.ts';

test.each([
  ['Essay on Romans 8', '', null],
  ['  ', '', 'assignmentTitleInvalid'],
  ['two\nlines', '', 'assignmentTitleInvalid'],
  ['x'.repeat(201), '', 'assignmentTitleInvalid'],
  ['Essay', 'x'.repeat(50_001), 'assignmentContentTooLong'],
])('words %#', (title, content, problem) => {
  expect(checkAssignmentTexts({ title, content })).toBe(problem);
});
