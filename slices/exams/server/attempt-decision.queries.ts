import type { Percent } from '#kit/percent/percent.ts';
import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import type { Ending } from '../rules/silence.ts';
import type { AttemptRecord } from './attempt.queries.ts';

export interface RecordedStand {
  ending: Ending | null;
  endedAt: string | null;
  /** Not written down by decisions of long ago. */
  lastSeenAt?: string;
  deadline: string;
  expiresAt: string | null;
  penalty: Percent;
  /** Not written down by decisions of long ago. */
  voidedAt?: string | null;
}

export type DecisionRecord = Awaited<ReturnType<typeof findDecisions>>[number];

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

export const findDecisions = (db: Db | Tx, attemptId: string) =>
  decisions(db).where('attemptId', '=', attemptId).orderBy('number').execute();

/** Null where the reason was not written for the student. */
export const findVoidReasons = (db: Db, attemptIds: readonly string[]) =>
  db
    .selectFrom('attemptDecision as d')
    .innerJoin('examAttempt as a', 'a.id', 'd.attemptId')
    .distinctOn('a.id')
    .select(['a.id', sql<string | null>`case when d.told_to_student then d.reason end`.as('reason')])
    .where('a.id', '=', anyId(attemptIds))
    .where('d.kind', '=', 'VOID')
    // Taking a decision back lets the voiding from before it stand again, with its reason.
    .where('d.takesBack', 'is', null)
    .whereRef('d.decidedAt', '<=', 'a.voidedAt')
    .orderBy('a.id')
    .orderBy('d.number', 'desc')
    .execute();

interface NewDecision extends Omit<DecisionRecord, 'attemptId'> {
  /** The author of the reason knew that the student reads it. */
  toldToStudent: boolean;
}

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

export async function standAmongOthers(db: Db | Tx, { id, examId, personId, number }: AttemptRecord) {
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

export type Changed = Partial<Omit<AttemptRecord, 'asked' | 'keys'>>;

export async function changeAttempt(tx: Tx, id: string, changed: Changed): Promise<void> {
  await tx.updateTable('examAttempt').set(changed).where('id', '=', id).execute();
}
