import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { LOG_KEPT_MONTHS, quotedReference, type LogType } from '../rules/log-entry.ts';

export interface LogEntryRow {
  personId: string | null;
  impersonatorId: string | null;
  type: LogType;
  action: string;
  payload: string;
  reference: string | null;
  requestId: string | null;
}

export async function insertLogEntry(db: Db | Tx, entry: LogEntryRow): Promise<string> {
  const { id } = await db.insertInto('logEntry').values(entry).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface LogFilter {
  type?: string | null | undefined;
  action?: string | null | undefined;
  reference?: string | null | undefined;
}

/** Newest first. Ids grow with time, so the last id seen is the place to go on from. */
export const listLogEntries = (db: Db, filter: LogFilter, first: number, after: string | null) =>
  db
    .selectFrom('logEntry as e')
    .leftJoin('person as p', 'p.id', 'e.personId')
    .select(['e.id', 'e.at', 'e.personId', 'e.type', 'e.action', 'e.payload', 'e.reference'])
    .select(sql<string | null>`p.first_name || ' ' || p.last_name`.as('personName'))
    .$if(!!filter.type, (query) => query.where('e.type', '=', filter.type ?? ''))
    .$if(!!filter.action, (query) => query.where('e.action', '=', filter.action ?? ''))
    .$if(!!filter.reference, (query) =>
      query.where('e.reference', '=', quotedReference(filter.reference ?? '')),
    )
    .$if(after !== null, (query) => query.where('e.id', '<', after ?? ''))
    .orderBy('e.id', 'desc')
    .limit(first + 1)
    .execute();

export async function sweepLogEntries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('logEntry')
    .where('at', '<', sql<Date>`${now}::timestamptz - make_interval(months => ${LOG_KEPT_MONTHS})`)
    .execute();
}
