import { sql } from 'kysely';
import { previousOf, restored, type Decided, type Previous } from '#kit/record/decision.ts';
import type { Db, Tx } from './database.ts';
import type { DB } from './db.generated.ts';

/** The part of a submission that decisions need to know. */
export interface Decidable<Status extends string = string> extends Decided<Status> {
  id: string;
  regionId: string;
  personId: string;
  /** The decision that stands, if there is one. */
  decisionId: string | null;
  version: number;
}

/** What a decision says, and by whom it was made; null for somebody who has no account. */
export interface Decision<Status extends string = string> extends Decided<Status> {
  id: string;
  decidedAt: Date;
}

/** A decision as it is stored, with what stood there before. */
export interface MadeDecision extends Previous<string> {
  id: string;
  recordId: string;
  undoneAt: Date | null;
}

type StoredDecision<Status extends string> = Decision<Status> &
  Previous<'PENDING' | Status> & { recordId: string; regionId: string; personId: string };

/** What waits for a decision on one campus. */
interface PendingAt {
  regionId: string;
  count: number;
  since: Date;
  /** The one that has waited longest. */
  firstId: string;
}

/** The tables of a slice: what is decided about, and the decisions. */
interface DecisionTables<Status extends string> {
  decided: TablesWith<'adminComments' | 'decidedBy' | 'version'>;
  /** False when there is one of this id already. */
  insertDecision: (tx: Tx, decision: StoredDecision<Status>) => Promise<boolean>;
  findDecision: (db: Db | Tx, id: string) => Promise<MadeDecision | undefined>;
  noteUndone: (tx: Tx, id: string, undone: { undoneAt: Date; undoneBy: string }) => Promise<unknown>;
  putOn: (tx: Tx, recordId: string, decided: Decided<'PENDING' | Status>) => Promise<void>;
}

type TablesWith<Columns extends string> = {
  [Table in keyof DB]: Columns extends keyof DB[Table] ? Table : never;
}[keyof DB];

/** What is read of a decision, but for the column that names the record. */
export const MADE_DECISION = [
  'id',
  'previousStatus',
  'previousAdminComments',
  'previousDecidedAt',
  'previousDecidedBy',
  'undoneAt',
] as const;

// Kysely cannot follow a table that is not known until it is called; those that may be named have these columns.
type AnyDecided = 'leaveRequest';

/** Notes decisions with what stood there before, so that taking one back restores exactly that. */
export function decisionsIn<Status extends string>(tables: DecisionTables<Status>) {
  return {
    find: tables.findDecision,

    /** Puts a decision on the record; false when there is one of this id already. */
    async store(tx: Tx, record: Decidable, decision: Decision<Status>): Promise<boolean> {
      const { id: _, ...decided } = decision;
      const isNew = await tables.insertDecision(tx, {
        ...decision,
        recordId: record.id,
        regionId: record.regionId,
        personId: record.personId,
        ...previousOf({ ...record, status: record.status as 'PENDING' | Status }),
      });
      if (isNew) await tables.putOn(tx, record.id, decided);
      return isNew;
    },

    /** Takes a decision back: the record is again exactly what it was before. */
    async undo(tx: Tx, made: MadeDecision, undone: { undoneAt: Date; undoneBy: string }): Promise<void> {
      await tables.noteUndone(tx, made.id, undone);
      await tables.putOn(tx, made.recordId, restored(made as Previous<'PENDING' | Status>));
    },

    /** How many records wait on each campus, of all campuses where none are named, since when, and the first of them. */
    lookAtPending: (
      db: Db,
      { reach, callerIds }: { reach: readonly string[] | null; callerIds: readonly string[] },
    ): Promise<PendingAt[]> =>
      db
        .selectFrom(tables.decided as AnyDecided)
        .select([
          'regionId',
          sql<number>`count(*)::integer`.as('count'),
          sql<Date>`min(created_at)`.as('since'),
          sql<string>`(array_agg(id order by created_at, id))[1]`.as('firstId'),
        ])
        .where('status', '=', 'PENDING')
        .where('personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
        .$if(reach !== null, (query) => query.where('regionId', '=', sql<string>`any(${reach}::uuid[])`))
        .groupBy('regionId')
        .execute(),
  };
}
