/** What becomes of each student when transcripts are issued for a group. */
export const BATCH_OUTCOMES = ['WAITING', 'ISSUED', 'ON_HOLD', 'WITHOUT_GRADES', 'FAILED'] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

export type OutcomeCounts = Readonly<Record<BatchOutcome, number>>;
