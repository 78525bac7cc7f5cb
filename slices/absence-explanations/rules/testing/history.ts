import type { Day } from '#kit/calendar/day.ts';

export type Word = 'PRESENT' | 'LATE' | 'ABSENT' | 'EXCUSED';

export interface OraclePolicy {
  minutesLateThreshold: number;
  graceAbsentsPerTerm: number;
  graceLatesPerTerm: number;
  absenceDeduction: number;
  lateDeduction: number;
}

/** Something that has happened, in a list of which nothing is ever changed. */
export type Happening =
  | { kind: 'mark'; sessionId: string; word: Word; minutesLate: number | null }
  | { kind: 'ask'; leaveId: string; firstDay: Day; lastDay: Day }
  | { kind: 'change'; leaveId: string; firstDay: Day; lastDay: Day }
  | { kind: 'withdraw'; leaveId: string }
  | { kind: 'decideLeave'; leaveId: string; decisionId: string; status: 'APPROVED' | 'ACKNOWLEDGED' }
  | { kind: 'explain'; explanationId: string; sessionId: string }
  | { kind: 'unexplain'; explanationId: string }
  | { kind: 'decideExplanation'; explanationId: string; decisionId: string; status: 'EXPLAINED' | 'EXCUSED' }
  | { kind: 'undo'; decisionId: string; ofLeave?: boolean }
  /** Of the schema that the class has at first, where none is named; from a term on, or from the beginning. */
  | { kind: 'policy'; schemaId?: string; termId: string | null; policy: OraclePolicy }
  | { kind: 'terms'; schemaId?: string; terms: readonly OracleSpan[] }
  /** The class is counted by another schema from a day on; by none where none is named. */
  | { kind: 'schema'; decisionId: string; schemaId: string | null; firstDay: Day }
  /** Time goes on: all days up to this one are over. */
  | { kind: 'pass'; lastOver: Day };

export interface OracleSpan {
  id: string;
  firstDay: Day;
  lastDay: Day;
}

/** What is left of a history when decisions that were taken back, and their undoing, are struck out. */
export const standing = (history: readonly Happening[]): Happening[] => {
  const undone = history.flatMap((one) => (one.kind === 'undo' ? [one.decisionId] : []));
  return history.filter(
    (one) => one.kind !== 'undo' && !('decisionId' in one && undone.includes(one.decisionId)),
  );
};

export const last = <T>(items: readonly T[]): T | null => items.at(-1) ?? null;
