import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { ReportState } from '../rules/message.ts';
import { isSender, type MessageRecord } from './relay.queries.ts';

/** A reported message. There is no other way to one than through its report. */
export interface ReportRecord extends Omit<MessageRecord, 'personId'> {
  messageId: string;
  senderId: string | null;
  reason: string;
  reportedAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  note: string;
  isSenderSuspended: boolean;
  /** Of the same sender, this one among them. */
  reportsOfSender: number;
}

/** Rows that are about the sender of the message `m`, as `isSender` knows one. */
const ofSender = (table: string) =>
  sql.raw(`(${table}.person_id = m.person_id
    or (${table}.sender_address = m.sender_address and (${table}.person_id is null or m.person_id is null)))`);

const reports = (db: Db | Tx) =>
  db
    .selectFrom('messageReport as r')
    .innerJoin('alumniMessage as m', 'm.id', 'r.messageId')
    .select([
      'r.id',
      'r.messageId',
      'r.reason',
      'r.reportedAt',
      'r.resolvedAt',
      'r.resolvedBy',
      'r.note',
      'm.personId as senderId',
      'm.senderName',
      'm.senderAddress',
      'm.recipientId',
      'm.about',
      'm.message',
      'm.sentAt',
      sql<boolean>`exists (select from suspended_sender s where ${ofSender('s')})`.as('isSenderSuspended'),
      sql<number>`(select count(*)::integer from message_report o join alumni_message om on om.id = o.message_id
        where ${ofSender('om')})`.as('reportsOfSender'),
    ]);

const newestFirst = keyset([sql`r.reported_at`, sql`r.id`], true);
const oldestFirst = keyset([sql`r.reported_at`, sql`r.id`]);

/** What waits with the longest waiting first, else the newest first. */
export function reportsPage(
  db: Db,
  state: ReportState | null,
  page: PageArgs,
): Promise<CountedPage<ReportRecord>> {
  const inOrder = state === 'OPEN' ? oldestFirst : newestFirst;
  const isIn = state === 'OPEN' ? 'is' : 'is not';
  const read = (max: number, after: string | null) =>
    reports(db)
      .$if(state !== null, (query) => query.where('r.resolvedAt', isIn, null))
      .$if(after !== null, (query) =>
        query.where(inOrder.isAfter(sql`message_report r where r.id = ${after}::uuid`)),
      )
      .orderBy(inOrder.order)
      .limit(max)
      .execute();
  const counted = db
    .selectFrom('messageReport as r')
    .$if(state !== null, (query) => query.where('r.resolvedAt', isIn, null));
  return readPage(page, read, countRows(db, counted));
}

export const findReport = (db: Db | Tx, id: string): Promise<ReportRecord | undefined> =>
  reports(db).where('r.id', '=', id).executeTakeFirst();

/** A report, held until the transaction ends. */
export async function lockReport(tx: Tx, id: string): Promise<ReportRecord | undefined> {
  await tx.selectFrom('messageReport').select('id').where('id', '=', id).forUpdate().execute();
  return findReport(tx, id);
}

/** Notes that the recipient reported a message, once; the id of the report if it is new. */
export async function insertReport(
  tx: Tx,
  report: { messageId: string; personId: string; reason: string; reportedAt: Date },
): Promise<string | null> {
  const row = await tx
    .insertInto('messageReport')
    .values(report)
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function isReported(tx: Tx | Db, messageId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('messageReport')
    .select('id')
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeResolution(
  tx: Tx,
  id: string,
  resolution: { resolvedAt: Date | null; resolvedBy: string | null; note: string },
): Promise<void> {
  await tx.updateTable('messageReport').set(resolution).where('id', '=', id).execute();
}

export async function insertSuspension(
  tx: Tx,
  { senderId, senderAddress }: Pick<ReportRecord, 'senderId' | 'senderAddress'>,
  by: { suspendedAt: Date; suspendedBy: string },
): Promise<void> {
  await tx
    .insertInto('suspendedSender')
    .values({ personId: senderId, senderAddress, ...by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSuspension(
  tx: Tx,
  { senderId, senderAddress }: Pick<ReportRecord, 'senderId' | 'senderAddress'>,
): Promise<void> {
  await tx
    .deleteFrom('suspendedSender')
    .where(isSender({ personId: senderId, address: senderAddress }, 'person_id'))
    .execute();
}

/** How many reports wait, since when, and the first of them. */
export async function lookAtOpenReports(
  db: Db,
): Promise<{ regionId: null; count: number; since: Date; firstId: string }[]> {
  const { rows } = await sql<{ count: number; since: Date; firstId: string }>`
    select count(*)::integer as count, min(reported_at) as since,
      (array_agg(id order by reported_at, id))[1] as "firstId"
    from message_report where resolved_at is null having count(*) > 0`.execute(db);
  return rows.map((row) => ({ regionId: null, ...row }));
}
