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
  search?: string | null | undefined;
  type?: string | null | undefined;
  action?: string | null | undefined;
  reference?: string | null | undefined;
  from?: Date | null | undefined;
  before?: Date | null | undefined;
}

const personName = sql<string | null>`p.first_name || ' ' || p.last_name`;

/** Text in which no sign stands for any other. */
const likeAnywhere = (words: string): string => `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const matching = (db: Db, { search, type, action, reference, from, before }: LogFilter) =>
  db
    .selectFrom('logEntry as e')
    .leftJoin('person as p', 'p.id', 'e.personId')
    .$if(!!type, (query) => query.where('e.type', '=', type ?? ''))
    .$if(!!action, (query) => query.where('e.action', '=', action ?? ''))
    .$if(!!reference, (query) => query.where('e.reference', '=', quotedReference(reference ?? '')))
    .$if(!!from, (query) => query.where('e.at', '>=', from ?? new Date(0)))
    .$if(!!before, (query) => query.where('e.at', '<', before ?? new Date(0)))
    .$if(!!search, (query) =>
      query.where((eb) =>
        eb.or([
          eb('e.reference', '=', quotedReference(search ?? '')),
          eb('e.action', 'ilike', likeAnywhere(search ?? '')),
          eb('e.payload', 'ilike', likeAnywhere(search ?? '')),
          eb(personName, 'ilike', likeAnywhere(search ?? '')),
        ]),
      ),
    );

/** Newest first. Ids grow with time, so the last id seen is the place to go on from. */
export const listLogEntries = (db: Db, filter: LogFilter, first: number, after: string | null) =>
  matching(db, filter)
    .select(['e.id', 'e.at', 'e.personId', 'e.type', 'e.action', 'e.payload', 'e.reference'])
    .select(personName.as('personName'))
    .$if(after !== null, (query) => query.where('e.id', '<', after ?? ''))
    .orderBy('e.id', 'desc')
    .limit(first + 1)
    .execute();

export async function countLogEntries(db: Db, filter: LogFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function sweepLogEntries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('logEntry')
    .where('at', '<', sql<Date>`${now}::timestamptz - make_interval(months => ${LOG_KEPT_MONTHS})`)
    .execute();
}
