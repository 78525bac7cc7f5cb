/** What becomes of a line. */
export const ROW_OUTCOMES = [
  'GOOD',
  'BAD',
  'IMPORTED',
  'UNDONE',
  'KEPT',
  // Of people who were here before.
  'KNOWN',
  'JOINS',
  'JOINED',
  'LEFT',
] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];
