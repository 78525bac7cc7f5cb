import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import { previousOf, restored } from '#slices/attendance/rules/decision.ts';
import type { DecidedStatus } from '../rules/explanation.ts';
import type { ExplanationRecord } from './explanation.queries.ts';

/** What a decision says, and by whom it was made. */
export interface Decision {
  id: string;
  status: DecidedStatus;
  adminComments: string;
  decidedAt: Date;
  decidedBy: string;
}

/** Notes a decision with what stood there before, and puts it on the explanation; false when it was made already. */
export async function storeDecision(
  tx: Tx,
  explanation: ExplanationRecord,
  decision: Decision,
): Promise<boolean> {
  const { id: _, ...decided } = decision;
  const isNew = await insertRow(tx, 'explanationDecision', {
    ...decision,
    explanationId: explanation.id,
    regionId: explanation.regionId,
    personId: explanation.personId,
    ...previousOf(explanation),
  });
  if (isNew) await updateRow(tx, 'absenceExplanation', explanation.id, decided);
  return isNew;
}

export const findDecision = (db: Db | Tx, id: string) =>
  db
    .selectFrom('explanationDecision')
    .select([
      'id',
      'explanationId',
      'previousStatus',
      'previousAdminComments',
      'previousDecidedAt',
      'previousDecidedBy',
      'undoneAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

export type DecisionRecord = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

/** Takes a decision back: the explanation is again exactly what it was before. */
export async function storeUndo(
  tx: Tx,
  decision: DecisionRecord,
  undo: { undoneAt: Date; undoneBy: string },
): Promise<void> {
  await tx.updateTable('explanationDecision').set(undo).where('id', '=', decision.id).execute();
  await updateRow(tx, 'absenceExplanation', decision.explanationId, restored(decision));
}

/** How many explanations wait on campuses, all of them where none are named, and since when. */
export const lookAtPending = (
  db: Db,
  { reach, callerIds }: { reach: readonly string[] | null; callerIds: readonly string[] },
): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('absenceExplanation')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(created_at)`.as('since')])
    .where('status', '=', 'PENDING')
    .where('personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .$if(reach !== null, (query) => query.where('regionId', '=', sql<string>`any(${reach}::uuid[])`))
    .executeTakeFirstOrThrow();
