import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { MailState, NoticeName } from '../rules/notices.ts';

/** Whom a notice is for, and the region in which it concerns them. */
export interface Recipient {
  personId: string;
  regionId: string;
}

export interface NewNotifications {
  name: NoticeName;
  facts: Readonly<Record<string, string>>;
  path: string;
  told: readonly (Recipient & { id: string })[];
}

/** Ids for notifications that are still to be written, in the order of time. */
export async function newNotificationIds(tx: Tx, howMany: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select uuidv7() as id from generate_series(1, ${howMany}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * One notification for each recipient. Those that are there already, because the same work is done again, stay as they
 * are. The caller need not be able to read what is written, so nothing is read back.
 */
export async function insertNotifications(tx: Tx, notice: NewNotifications): Promise<void> {
  const { name, facts, path, told } = notice;
  const ids = told.map(({ id }) => id);
  const personIds = told.map(({ personId }) => personId);
  const regionIds = told.map(({ regionId }) => regionId);
  await sql`
    insert into notification (id, person_id, region_id, definition_id, facts, path)
    select t.id, t.person_id, t.region_id, (select d.id from notification_definition d where d.name = ${name}),
      ${JSON.stringify(facts)}::jsonb, ${path}
    from unnest(${ids}::uuid[], ${personIds}::uuid[], ${regionIds}::uuid[]) as t (id, person_id, region_id)
    on conflict do nothing`.execute(tx);
}

/** Those of some recipients who are still there: a user may go before the news reaches them. */
export async function stillThere<Told extends Recipient>(tx: Tx, told: readonly Told[]): Promise<Told[]> {
  const rows = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', anyId(told.map(({ personId }) => personId)))
    .forKeyShare()
    .execute();
  const found = new Set(rows.map(({ id }) => id));
  return told.filter(({ personId }) => found.has(personId));
}

/** Newest first: ids grow with time, so the last id seen is the place to go on from. */
export async function listNotifications(db: Db, personId: string, first: number, after: string | null) {
  const rows = await db
    .selectFrom('notification as n')
    .innerJoin('notificationDefinition as d', 'd.id', 'n.definitionId')
    .innerJoin('region as r', 'r.id', 'n.regionId')
    .select([
      'n.id',
      'n.definitionId',
      'd.name',
      'n.regionId',
      'r.name as regionName',
      'n.mail',
      'n.facts',
      'n.path',
      'n.readAt',
      'n.createdAt',
    ])
    .where('n.personId', '=', personId)
    .$if(after !== null, (query) => query.where('n.id', '<', after ?? ''))
    .orderBy('n.id', 'desc')
    .limit(first + 1)
    .execute();
  return rows as (Omit<(typeof rows)[number], 'name' | 'facts' | 'mail'> & {
    name: NoticeName;
    facts: Record<string, string>;
    mail: MailState;
  })[];
}

export type NotificationRecord = Awaited<ReturnType<typeof listNotifications>>[number];

/** When people last looked, and how much has come since. */
export async function findReadings(db: Db, personIds: readonly string[]) {
  const rows = await db
    .selectFrom('person as p')
    .leftJoin('notificationReading as r', 'r.personId', 'p.id')
    .select((eb) => [
      'p.id',
      'r.lastReadAt',
      eb
        .selectFrom('notification as n')
        .select(sql<number>`count(*)::int`.as('unread'))
        .whereRef('n.personId', '=', 'p.id')
        .where('n.readAt', 'is', null)
        .as('unread'),
    ])
    .where('p.id', '=', anyId(personIds))
    .execute();
  return rows.map(({ unread, ...reading }) => ({ ...reading, unread: unread ?? 0 }));
}

/** How much one person has not read. Asked by every open page, so it is one look into an index of the unread alone. */
export const countUnread = async (db: Db, personId: string): Promise<number> =>
  (await readUnread(db, { personId }))[0]?.unread ?? 0;

const readUnread = writtenOnce((db: Db, { personId }: { personId: string }) =>
  db
    .selectFrom('notification')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('personId', '=', personId)
    .where('readAt', 'is', null),
);

/** Everything that is there counts as read from now on; what comes while this runs does not. */
export async function storeReading(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ readAt: now })
    .where('personId', '=', personId)
    .where('readAt', 'is', null)
    .execute();
  await tx
    .insertInto('notificationReading')
    .values({ personId, lastReadAt: now })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ lastReadAt: now }))
    .execute();
}
