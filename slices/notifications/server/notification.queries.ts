import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { NoticeName } from '../rules/notices.ts';

/** Whom a notice is for, and the region in which it concerns them. */
export interface Recipient {
  personId: string;
  regionId: string;
}

export interface NewNotifications {
  name: NoticeName;
  facts: Readonly<Record<string, string>>;
  path: string;
  recipients: readonly Recipient[];
}

/**
 * One notification for each recipient; their ids. The caller need not be able to read what is written, so the ids are
 * made before the rows instead of being read back from them.
 */
export async function insertNotifications(tx: Tx, notice: NewNotifications): Promise<string[]> {
  const { name, facts, path, recipients } = notice;
  const personIds = recipients.map(({ personId }) => personId);
  const regionIds = recipients.map(({ regionId }) => regionId);
  const { rows } = await sql<{ id: string }>`
    with told as materialized (
      select uuidv7() as id, r.person_id, r.region_id
      from unnest(${personIds}::uuid[], ${regionIds}::uuid[]) as r (person_id, region_id)
    ), stored as (
      insert into notification (id, person_id, region_id, definition_id, facts, path)
      select id, person_id, region_id, (select d.id from notification_definition d where d.name = ${name}),
        ${JSON.stringify(facts)}::jsonb, ${path}
      from told
    )
    select id from told`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Newest first: ids grow with time, so the last id seen is the place to go on from. */
export async function listNotifications(db: Db, personId: string, first: number, after: string | null) {
  const rows = await db
    .selectFrom('notification as n')
    .innerJoin('notificationDefinition as d', 'd.id', 'n.definitionId')
    .select([
      'n.id',
      'n.definitionId',
      'd.name',
      'n.regionId',
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
  return rows as (Omit<(typeof rows)[number], 'name' | 'facts'> & {
    name: NoticeName;
    facts: Record<string, string>;
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
