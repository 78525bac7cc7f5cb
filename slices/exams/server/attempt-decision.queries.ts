import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import type { Decision } from '#slices/exams/rules/results/decision.ts';
import type { Ending } from '../rules/silence.ts';
import type { AttemptRecord } from './attempt.queries.ts';

/** How an attempt stood when something was decided about it: all of it, as it is kept with the decision. */
export interface RecordedStand {
  ending: Ending | null;
  endedAt: string | null;
  deadline: string;
  expiresAt: string | null;
  penalty: number;
  /** Not written down by decisions of long ago. */
  voidedAt?: string | null;
}

export interface DecisionRecord {
  id: string;
  attemptId: string;
  kind: Decision;
  penalty: number | null;
  reason: string;
  before: RecordedStand;
  decidedBy: string | null;
  /** Whoever acted in that person's place, if somebody did. */
  impersonatorId: string | null;
  decidedAt: Date;
  /** The decision that this one takes back. */
  takesBack: string | null;
}

const decisions = (db: Db | Tx) =>
  db
    .selectFrom('attemptDecision')
    .select([
      'id',
      'attemptId',
      'kind',
      'penalty',
      'reason',
      sql<RecordedStand>`before`.as('before'),
      'decidedBy',
      'impersonatorId',
      'decidedAt',
      'takesBack',
    ]);

/** What was decided about an attempt, the first decision first. */
export const findDecisions = (db: Db | Tx, attemptId: string): Promise<DecisionRecord[]> =>
  decisions(db).where('attemptId', '=', attemptId).orderBy('number').execute();

/** Why attempts that count for nothing were voided; null where that was not written for the student. */
export const findVoidReasons = (
  db: Db,
  attemptIds: readonly string[],
): Promise<{ id: string; reason: string | null }[]> =>
  db
    .selectFrom('attemptDecision as d')
    .innerJoin('examAttempt as a', 'a.id', 'd.attemptId')
    .distinctOn('a.id')
    .select(['a.id', sql<string | null>`case when d.told_to_student then d.reason end`.as('reason')])
    .where('a.id', '=', anyId(attemptIds))
    .where('d.kind', '=', 'VOID')
    // Whoever takes a decision back lets the voiding from before it stand again, with the reason it had.
    .where('d.takesBack', 'is', null)
    .whereRef('d.decidedAt', '<=', 'a.voidedAt')
    .orderBy('a.id')
    .orderBy('d.number', 'desc')
    .execute();

interface NewDecision extends Omit<DecisionRecord, 'attemptId'> {
  /** Whoever wrote the reason knew that the student reads it. */
  toldToStudent: boolean;
}

/** Writes down a decision; false when it was written before. */
export async function insertDecision(
  tx: Tx,
  { id: attemptId, personId, regionId }: Pick<AttemptRecord, 'id' | 'personId' | 'regionId'>,
  { before, ...decision }: NewDecision,
): Promise<boolean> {
  return insertRow(tx, 'attemptDecision', {
    attemptId,
    personId,
    regionId,
    ...decision,
    before: JSON.stringify(before),
  });
}

/** How an attempt stands among the others of its student that count. */
export async function standAmongOthers(
  db: Db | Tx,
  { id, examId, personId, number }: AttemptRecord,
): Promise<{ isFollowed: boolean; isReplaced: boolean }> {
  const numbers = await db
    .selectFrom('examAttempt')
    .select('number')
    .where('examId', '=', examId)
    .where('personId', '=', personId)
    .where('number', '>=', number)
    .where('id', '<>', id)
    .where('voidedAt', 'is', null)
    .execute();
  return { isFollowed: numbers.length > 0, isReplaced: numbers.some((other) => other.number === number) };
}

export type Changed = Partial<
  Pick<
    AttemptRecord,
    | 'ending'
    | 'endedAt'
    | 'deadline'
    | 'expiresAt'
    | 'waitsSince'
    | 'voidedAt'
    | 'lastSeenAt'
    | 'penalty'
    | 'score'
    | 'passed'
    | 'scaledFrom'
    | 'deviceId'
    | 'pageId'
    | 'earlierDevices'
  >
>;

/** How an attempt stands from now on. */
export async function changeAttempt(tx: Tx, id: string, changed: Changed): Promise<void> {
  await tx.updateTable('examAttempt').set(changed).where('id', '=', id).execute();
}
