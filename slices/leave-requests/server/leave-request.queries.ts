import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { insertRow } from '#kit/db/rows.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { ProofFile } from '#slices/assignments/server/api.ts';
import type { LeaveTypeName } from '#slices/attendance/rules/schema.ts';
import type { LeaveStatus } from '../rules/leave-request.ts';

/** A request with what is said beside it. */
export interface LeaveRecord {
  id: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  groupId: string;
  groupName: string;
  personId: string;
  typeId: string;
  typeNames: readonly LeaveTypeName[];
  firstDay: Day;
  lastDay: Day;
  reason: string;
  studentNotes: string;
  status: LeaveStatus;
  adminComments: string;
  decidedAt: Date | null;
  decidedBy: string | null;
  /** The decision that stands, if there is one. */
  decisionId: string | null;
  file: ProofFile | null;
  version: number;
  createdAt: Date;
}

const named = (table: string) =>
  sql<readonly LeaveTypeName[]>`(select json_agg(json_build_object('locale', n.key, 'name', n.value))
    from jsonb_each_text(${sql.ref(`${table}.names`)}) n)`;

export const requests = (db: Db | Tx) =>
  db
    .selectFrom('leaveRequest as l')
    .innerJoin('studentGroup as g', 'g.id', 'l.groupId')
    .innerJoin('region as r', 'r.id', 'l.regionId')
    .innerJoin('leaveType as t', 't.id', 'l.typeId');

export const withFacts = (query: ReturnType<typeof requests>) =>
  query
    .select([
      'l.id',
      'l.regionId',
      'r.name as regionName',
      'r.timeZone',
      'l.groupId',
      'g.name as groupName',
      'l.personId',
      'l.typeId',
      'l.firstDay',
      'l.lastDay',
      'l.reason',
      'l.studentNotes',
      'l.status',
      'l.adminComments',
      'l.decidedAt',
      'l.decidedBy',
      'l.version',
      'l.createdAt',
    ])
    .select(named('t').as('typeNames'))
    .select(
      sql<string | null>`(select d.id from leave_decision d where d.request_id = l.id and d.undone_at is null
        order by d.position desc limit 1)`.as('decisionId'),
    )
    .select(
      sql<ProofFile | null>`(select json_build_object('id', f.id, 'name', f.name, 'key', f.file_key, 'bytes', f.bytes,
        'type', f.type) from leave_file f where f.request_id = l.id)`.as('file'),
    );

export const findLeaveRequest = (db: Db | Tx, id: string): Promise<LeaveRecord | undefined> =>
  withFacts(requests(db)).where('l.id', '=', id).executeTakeFirst();

export const findLeaveRequests = (db: Db, ids: readonly string[]): Promise<LeaveRecord[]> =>
  withFacts(requests(db)).where('l.id', '=', anyId(ids)).execute();

const decidedSince = writtenOnce((db: Db, { personId, since }: { personId: string; since: Date }) =>
  withFacts(requests(db))
    .where('l.personId', '=', personId)
    .where('l.status', 'in', ['APPROVED', 'ACKNOWLEDGED'])
    .where('l.decidedAt', '>=', since)
    .orderBy('l.decidedAt', 'desc'),
);

/** Those of a person that were decided since, the latest decision first. */
export const findDecidedSince = (db: Db, personId: string, since: Date): Promise<LeaveRecord[]> =>
  decidedSince(db, { personId, since });

const newestFirst = keyset([sql`l.first_day`, sql`l.id`], true);

/** What a student has asked for, the latest days first. */
export function pageOfPerson(db: Db, personId: string, page: PageArgs): Promise<CountedPage<LeaveRecord>> {
  const found = requests(db).where('l.personId', '=', personId);
  const read = (max: number, after: string | null): Promise<LeaveRecord[]> =>
    withFacts(found)
      .$if(after !== null, (query) =>
        query.where(newestFirst.isAfter(sql`leave_request l where l.id = ${after}::uuid`)),
      )
      .orderBy(newestFirst.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

export interface LeaveGroup {
  id: string;
  name: string;
  regionId: string;
  timeZone: string;
  /** Those offered now. */
  types: readonly { id: string; names: readonly LeaveTypeName[] }[];
}

/** The groups with which a person may ask for leave on a day or after it, the newest first. */
export const findLeaveGroups = (
  db: Db | Tx,
  { personId, now, daysBack }: { personId: string; now: Date; daysBack: number },
): Promise<LeaveGroup[]> =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .leftJoin('groupSchema as s', 's.groupId', 'g.id')
    .select(['g.id', 'g.name', 'g.regionId', 'r.timeZone'])
    .select(
      sql<LeaveGroup['types']>`coalesce((select json_agg(json_build_object('id', t.id, 'names', ${named('t')})
        order by t.position, t.id)
        from leave_type t where t.schema_id = s.schema_id and t.archived_at is null), '[]')`.as('types'),
    )
    .where('m.personId', '=', personId)
    .where('g.archivedAt', 'is', null)
    .where(
      sql<boolean>`coalesce(m.last_day, 'infinity')
        >= (${now}::timestamptz at time zone r.time_zone)::date - ${daysBack}::integer`,
    )
    .orderBy('m.firstDay', 'desc')
    .orderBy('g.name')
    .execute();

/** Of two requests of one person that come at once, the second waits and then finds the first. */
export async function lockRequestsOf(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('leaveRequests ' || ${personId}::text, 0))`.execute(
    tx,
  );
}

interface Wanted {
  id: string;
  personId: string;
  groupId: string;
  firstDay: Day;
  lastDay: Day;
}

/** Another request of the person in the group that shares a day and was not withdrawn. */
export const findOverlap = (
  tx: Tx,
  { id, personId, groupId, firstDay, lastDay }: Wanted,
): Promise<Pick<LeaveRecord, 'firstDay' | 'lastDay' | 'status'> | undefined> =>
  tx
    .selectFrom('leaveRequest')
    .select(['firstDay', 'lastDay', 'status'])
    .where('personId', '=', personId)
    .where('groupId', '=', groupId)
    .where('id', '<>', id)
    .where('status', '<>', 'WITHDRAWN')
    .where('firstDay', '<=', lastDay)
    .where('lastDay', '>=', firstDay)
    .orderBy('firstDay')
    .limit(1)
    .executeTakeFirst();

interface FileOwner {
  requestId: string;
  personId: string;
  regionId: string;
}

/** Puts a file beside a request in place of the one that was there, or none. */
export async function putFile(tx: Tx, owner: FileOwner, file: ProofFile | null): Promise<void> {
  await tx.deleteFrom('leaveFile').where('requestId', '=', owner.requestId).execute();
  if (!file) return;
  const { key: fileKey, ...facts } = file;
  await insertRow(tx, 'leaveFile', { ...owner, ...facts, fileKey });
}

export const findFile = (db: Db, by: { id: string } | { key: string }) =>
  db
    .selectFrom('leaveFile')
    .select(['fileKey as key', 'name', 'personId', 'regionId'])
    .where('id' in by ? 'id' : 'fileKey', '=', 'id' in by ? by.id : by.key)
    .executeTakeFirst();
