import { isLeaving, type Ending } from '../silence.ts';

export const RESULT_STATES = ['SITTING', 'WAITS', 'TO_MARK', 'PASSED', 'FAILED', 'LEFT', 'VOIDED'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

export const RESULT_SORTS = ['STARTED', 'STUDENT', 'GRADE'] as const;
export type ResultSort = (typeof RESULT_SORTS)[number];

interface StoredResult {
  ending: Ending | null;
  waitsSince: Date | null;
  voidedAt: Date | null;
  passed: boolean | null;
}

export function resultState({ ending, waitsSince, voidedAt, passed }: StoredResult): ResultState {
  if (voidedAt) return 'VOIDED';
  if (waitsSince) return 'WAITS';
  if (ending === null) return 'SITTING';
  if (isLeaving(ending)) return 'LEFT';
  if (passed === null) return 'TO_MARK';
  return passed ? 'PASSED' : 'FAILED';
}
