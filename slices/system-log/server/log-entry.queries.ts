import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
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

interface LogFilter {
  search?: string | null | undefined;
  type?: string | null | undefined;
  action?: string | null | undefined;
  reference?: string | null | undefined;
  from?: Date | null | undefined;
  before?: Date | null | undefined;
}

const personName = sql<string | null>`p.first_name || ' ' || p.last_name`;

/** Text in which no sign stands for any other. */
const likeAnywhere = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Without a search the newest are simply read; for a search the database finds their ids (migration 23). */
const matching = (db: Db, filter: LogFilter, after: string | null, max: number) => {
  const { search, type, action, from, before } = filter;
  const reference = filter.reference ? quotedReference(filter.reference) : null;
  const entries = db.selectFrom('logEntry as e').orderBy('e.id', 'desc').limit(max);
  if (search) {
    const found = sql<string[]>`array(select app.find_log_entries(
      pattern => ${likeAnywhere(search)}, quoted => ${quotedReference(search)}, of_type => nullif(${type ?? ''}, ''),
      of_action => nullif(${action ?? ''}, ''), of_reference => ${reference}, from_time => ${from ?? null}::timestamptz,
      before_time => ${before ?? null}::timestamptz, before_id => ${after}::uuid, most => ${max}))`;
    return entries.where('e.id', '=', sql<string>`any (${found})`);
  }
  return entries
    .$if(!!type, (query) => query.where(sql<string>`e.type`, '=', type ?? ''))
    .$if(!!action, (query) => query.where('e.action', '=', action ?? ''))
    .$if(reference !== null, (query) => query.where('e.reference', '=', reference))
    .$if(!!from, (query) => query.where('e.at', '>=', from ?? new Date(0)))
    .$if(!!before, (query) => query.where('e.at', '<', before ?? new Date(0)))
    .$if(after !== null, (query) => query.where('e.id', '<', after ?? ''));
};

/** Newest first. Ids grow with time, so the last id seen is the place to go on from. */
const listLogEntries = (db: Db, filter: LogFilter, max: number, after: string | null) =>
  matching(db, filter, after, max)
    .leftJoin('person as p', 'p.id', 'e.personId')
    .select(['e.id', 'e.at', 'e.personId', 'e.type', 'e.action', 'e.payload', 'e.reference'])
    .select(personName.as('personName'))
    .execute();

export type LogEntry = Awaited<ReturnType<typeof listLogEntries>>[number];

export const logEntriesPage = (db: Db, filter: LogFilter, page: PageArgs): Promise<CountedPage<LogEntry>> =>
  readPage(
    page,
    (max, after) => listLogEntries(db, filter, max, after),
    (max) => countRows(db, matching(db, filter, null, max))(max),
  );

export async function sweepLogEntries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('logEntry')
    .where('at', '<', sql<Date>`${now}::timestamptz - make_interval(months => ${LOG_KEPT_MONTHS})`)
    .execute();
}
