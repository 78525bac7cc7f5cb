/** Graded from 0 to 100 %, or complete or not (ASGN-01). */
export const ASSIGNMENT_KINDS = ['GRADED', 'COMPLETION'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

export const ASSIGNMENT_TITLE_MAX = 200;
/** A page or two of instructions, with their tags. */
export const ASSIGNMENT_CONTENT_MAX = 50_000;

type AssignmentProblem = 'assignmentTitleInvalid' | 'assignmentContentTooLong';

/** Why an assignment cannot be given in these words, or null. */
export function checkAssignmentTexts({
  title,
  content,
}: {
  title: string;
  content: string;
}): AssignmentProblem | null {
  const isTitle = title.trim() !== '' && title.length <= ASSIGNMENT_TITLE_MAX && !/\p{Cc}/u.test(title);
  if (!isTitle) return 'assignmentTitleInvalid';
  return content.length > ASSIGNMENT_CONTENT_MAX ? 'assignmentContentTooLong' : null;
}
