import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { insertRow } from '#kit/db/rows.ts';
import type { DecidedStatus } from '../../rules/hour-entry.ts';
import { weekOf } from '../../rules/supervision.ts';
import { entries, withFacts, type HourRecord } from '../entry.queries.ts';

/** What a supervisor was asked, and what they answered. */
export interface RequestRecord {
  id: string;
  personId: string;
  regionId: string;
  supervisorName: string;
  supervisorEmail: string;
  locale: string;
  entryCount: number;
  askedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  answeredAt: Date | null;
  answer: DecidedStatus | null;
  comment: string;
  answeredIp: string | null;
  isCurrent: boolean;
}

/** The entries of a request that are still what the supervisor was asked about. */
const UNCHANGED = sql<number>`(select count(*)::integer from hour_request_entry x
  join hour_entry e on e.id = x.entry_id and e.version = x.version and e.status = 'PENDING' where x.request_id = r.id)`;

const requests = (db: Db | Tx) =>
  db
    .selectFrom('hourRequest as r')
    .select([
      'r.id',
      'r.personId',
      'r.regionId',
      'r.supervisorName',
      'r.supervisorEmail',
      'r.locale',
      'r.entryCount',
      'r.askedAt',
      'r.expiresAt',
      'r.revokedAt',
      'r.answeredAt',
      'r.comment',
      'r.answeredIp',
    ])
    .select(sql<DecidedStatus | null>`r.answer`.as('answer'))
    .select(sql<boolean>`r.entry_count = ${UNCHANGED}`.as('isCurrent'));

export const findRequest = (db: Db | Tx, id: string): Promise<RequestRecord | undefined> =>
  requests(db).where('r.id', '=', id).executeTakeFirst();

/** The newest request about each of these entries. */
export const findNewestOf = (
  db: Db | Tx,
  entryIds: readonly string[],
): Promise<{ entryId: string; requestId: string }[]> =>
  db
    .selectFrom('hourRequestEntry as x')
    .innerJoin('hourRequest as r', 'r.id', 'x.requestId')
    .distinctOn('x.entryId')
    .select(['x.entryId', 'x.requestId'])
    .where('x.entryId', '=', anyId(entryIds))
    .orderBy('x.entryId')
    .orderBy('r.askedAt', 'desc')
    .orderBy('r.id')
    .execute();

export const findRequests = (db: Db | Tx, ids: readonly string[]): Promise<RequestRecord[]> =>
  requests(db).where('r.id', '=', anyId(ids)).execute();

/** Those of these entries about which a link works. */
export async function findAskedAbout(
  db: Db | Tx,
  entryIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('hourRequestEntry as x')
    .innerJoin('hourRequest as r', 'r.id', 'x.requestId')
    .select('x.entryId')
    .where('x.entryId', '=', anyId(entryIds))
    .where('r.answeredAt', 'is', null)
    .where('r.revokedAt', 'is', null)
    .where('r.expiresAt', '>', now)
    .where(sql<boolean>`r.entry_count = ${UNCHANGED}`)
    .execute();
  return new Set(rows.map(({ entryId }) => entryId));
}

/** What waits in the week of an entry, in the same group. */
export function findPendingOfWeek(
  db: Db | Tx,
  { personId, groupId, day }: Pick<HourRecord, 'personId' | 'groupId' | 'day'>,
): Promise<HourRecord[]> {
  const { firstDay, lastDay } = weekOf(day);
  return withFacts(entries(db))
    .where('e.personId', '=', personId)
    .where('e.groupId', '=', groupId)
    .where('e.status', '=', 'PENDING')
    .where('e.day', '>=', firstDay)
    .where('e.day', '<=', lastDay)
    .orderBy('e.day')
    .orderBy('e.createdAt')
    .orderBy('e.id')
    .execute();
}

/** The entries of a request, in the order of their days. */
export const findEntriesOf = (db: Db | Tx, requestId: string): Promise<HourRecord[]> =>
  withFacts(entries(db))
    .where(
      'e.id',
      'in',
      db.selectFrom('hourRequestEntry').select('entryId').where('requestId', '=', requestId),
    )
    .orderBy('e.day')
    .orderBy('e.createdAt')
    .orderBy('e.id')
    .execute();

/** Whether mail to a mailbox goes to the one who asks, or to somebody who studies at the college on this day. */
export async function isMailboxOfStudent(
  whole: Db | Tx,
  { mailbox, askerId, today }: { mailbox: string; askerId: string; today: Day },
): Promise<boolean> {
  const found = await whole
    .selectFrom('person as p')
    .select('p.id')
    .where(
      sql<boolean>`p.id in (select id from person where mailbox = ${mailbox}
        union all select person_id from other_email where mailbox = ${mailbox})`,
    )
    .where(
      sql<boolean>`(p.id = ${askerId}::uuid or exists (select from group_member m where m.person_id = p.id
        and coalesce(m.last_day, 'infinity') >= ${today}::date))`,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type NewRequest = Pick<
  RequestRecord,
  'id' | 'personId' | 'regionId' | 'supervisorName' | 'supervisorEmail' | 'locale' | 'askedAt' | 'expiresAt'
> & { groupId: string };

/** False when there is one of this id already. */
export async function insertRequest(
  tx: Tx,
  request: NewRequest,
  asked: readonly Pick<HourRecord, 'id' | 'version'>[],
): Promise<boolean> {
  const isNew = await insertRow(tx, 'hourRequest', { ...request, entryCount: asked.length });
  if (!isNew) return false;
  const { id: requestId, personId, regionId } = request;
  await tx
    .insertInto('hourRequestEntry')
    .values(asked.map(({ id: entryId, version }) => ({ requestId, entryId, personId, regionId, version })))
    .execute();
  return true;
}

export async function storeRevoked(tx: Tx, id: string, revokedAt: Date): Promise<void> {
  await tx
    .updateTable('hourRequest')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
}

interface Answered {
  answer: DecidedStatus;
  comment: string;
  answeredAt: Date;
  answeredIp: string;
}

/** Of several tries at the same time exactly one gets true. */
export async function redeemRequest(tx: Tx, id: string, answered: Answered): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('hourRequest')
    .set(answered)
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', answered.answeredAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** That a decision was made by link. */
export async function noteRequestOf(
  tx: Tx,
  decisionIds: readonly string[],
  requestId: string,
): Promise<void> {
  await tx.updateTable('hourDecision').set({ requestId }).where('id', '=', anyId(decisionIds)).execute();
}

/** Forgets whom nobody heard from. */
export async function deleteUnanswered(db: Db, expiredBefore: Date): Promise<void> {
  await db
    .deleteFrom('hourRequest')
    .where('expiresAt', '<', expiredBefore)
    .where('answeredAt', 'is', null)
    .execute();
}
