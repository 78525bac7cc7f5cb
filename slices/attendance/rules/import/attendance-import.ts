/** What becomes of a line: the first four before anything is stored. */
export const ROW_OUTCOMES = ['NEW', 'CHANGED', 'SAME', 'BAD', 'STORED', 'UNDONE', 'KEPT'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** The lists of the page: what is or was stored, what was so already, and what has a problem. */
export const LINE_KINDS = ['MARKS', 'SAME', 'PROBLEMS'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const OUTCOMES_OF: Readonly<Record<LineKind, readonly RowOutcome[]>> = {
  MARKS: ['NEW', 'CHANGED', 'STORED', 'UNDONE', 'KEPT'],
  SAME: ['SAME'],
  PROBLEMS: ['BAD'],
};
