export const DECISION_KINDS = ['MATCHED', 'SET_ASIDE'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** PENDING until something was decided, and again when that was taken back. */
export const LINE_STATUSES = ['PENDING', ...DECISION_KINDS] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** How many sure matches one call confirms; the page sends the rest after them. */
export const CONFIRMED_AT_ONCE = 25;
