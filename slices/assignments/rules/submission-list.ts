/** What the list of submissions can be sorted by. */
export const SUBMISSION_SORTS = ['SUBMITTED', 'DUE', 'STUDENT'] as const;
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number];
