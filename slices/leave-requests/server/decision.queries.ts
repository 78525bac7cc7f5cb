import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow, updateRow } from '#kit/db/rows.ts';
import { previousOf, restored } from '#slices/attendance/rules/decision.ts';
import type { DecidedStatus } from '../rules/leave-request.ts';
import type { LeaveRecord } from './leave-request.queries.ts';

/** What a decision says, and by whom it was made. */
export interface Decision {
  id: string;
  status: DecidedStatus;
  adminComments: string;
  decidedAt: Date;
  decidedBy: string;
}

/** Notes a decision with what stood there before, and puts it on the request; false when it was made already. */
export async function storeDecision(tx: Tx, request: LeaveRecord, decision: Decision): Promise<boolean> {
  const { id: _, ...decided } = decision;
  const isNew = await insertRow(tx, 'leaveDecision', {
    ...decision,
    requestId: request.id,
    regionId: request.regionId,
    personId: request.personId,
    ...previousOf({ ...request, status: request.status as 'PENDING' | DecidedStatus }),
  });
  if (isNew) await updateRow(tx, 'leaveRequest', request.id, decided);
  return isNew;
}

export const findDecision = (db: Db | Tx, id: string) =>
  db
    .selectFrom('leaveDecision')
    .select([
      'id',
      'requestId',
      'status',
      'adminComments',
      'previousStatus',
      'previousAdminComments',
      'previousDecidedAt',
      'previousDecidedBy',
      'undoneAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

export type DecisionRecord = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

/** Takes a decision back: the request is again exactly what it was before. */
export async function storeUndo(
  tx: Tx,
  decision: DecisionRecord,
  { undoneAt, undoneBy }: { undoneAt: Date; undoneBy: string },
): Promise<void> {
  await tx.updateTable('leaveDecision').set({ undoneAt, undoneBy }).where('id', '=', decision.id).execute();
  await updateRow(tx, 'leaveRequest', decision.requestId, restored(decision));
}

/** How many requests wait on campuses, all of them where none are named, and since when. */
export const lookAtPending = async (
  db: Db,
  { reach, callerIds }: { reach: readonly string[] | null; callerIds: readonly string[] },
): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('leaveRequest')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(created_at)`.as('since')])
    .where('status', '=', 'PENDING')
    .where('personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .$if(reach !== null, (query) => query.where('regionId', '=', sql<string>`any(${reach}::uuid[])`))
    .executeTakeFirstOrThrow();
