import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { Decision } from '../rules/decision.ts';
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
      sql<Decision>`kind`.as('kind'),
      'penalty',
      'reason',
      sql<RecordedStand>`before`.as('before'),
      'decidedBy',
      'decidedAt',
      'takesBack',
    ]);

/** What was decided about an attempt, the first decision first. */
export const findDecisions = (db: Db | Tx, attemptId: string): Promise<DecisionRecord[]> =>
  decisions(db).where('attemptId', '=', attemptId).orderBy('number').execute();

/** Why attempts were voided, as was said last. */
export const findVoidReasons = (
  db: Db,
  attemptIds: readonly string[],
): Promise<{ id: string; reason: string }[]> =>
  db
    .selectFrom('attemptDecision')
    .distinctOn('attemptId')
    .select(['attemptId as id', 'reason'])
    .where('attemptId', '=', anyId(attemptIds))
    .where('kind', '=', 'VOID')
    .orderBy('attemptId')
    .orderBy('number', 'desc')
    .execute();

/** Writes down a decision; false when it was written before. */
export async function insertDecision(
  tx: Tx,
  { id: attemptId, personId, regionId }: Pick<AttemptRecord, 'id' | 'personId' | 'regionId'>,
  { before, ...decision }: Omit<DecisionRecord, 'attemptId'>,
): Promise<boolean> {
  const row = await tx
    .insertInto('attemptDecision')
    .values({ attemptId, personId, regionId, ...decision, before: JSON.stringify(before) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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
    | 'earlierDevices'
  >
>;

/** How an attempt stands from now on. */
export async function changeAttempt(tx: Tx, id: string, changed: Changed): Promise<void> {
  await tx.updateTable('examAttempt').set(changed).where('id', '=', id).execute();
}
