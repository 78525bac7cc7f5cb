/** As many as a busy week brings; a job goes through them one after the other. */
export const MAX_AT_ONCE = 500;

/** What a batch does: decide in one way, or take back what another batch decided. */
export const BATCH_STATUSES = ['APPROVED', 'ACKNOWLEDGED', 'UNDO'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** What became of a request in it. Changed: another person has decided or the student withdrawn it meanwhile. */
export const BATCH_OUTCOMES = ['WAITING', 'DONE', 'CHANGED', 'FAILED'] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];
export type OutcomeCounts = Readonly<Record<BatchOutcome, number>>;
