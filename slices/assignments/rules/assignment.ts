import { isLocale } from '#kit/messages/locales.ts';
import { line, oneOf, richText } from '#kit/record/field.ts';

/** Graded from 0 to 100 %, or complete or not (ASGN-01). */
export const ASSIGNMENT_KINDS = ['GRADED', 'COMPLETION'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

export const assignment = { kind: oneOf('AssignmentKind', ASSIGNMENT_KINDS) };

export const assignmentTexts = {
  locale: line({ max: 10, problem: 'localeUnknown', fits: isLocale }),
  title: line({ max: 200, problem: 'assignmentTitleInvalid' }),
  // A page or two of instructions, with their tags.
  content: richText({ max: 50_000, default: '', problem: 'assignmentContentTooLong' }),
};
