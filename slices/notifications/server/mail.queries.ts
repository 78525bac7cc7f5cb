import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { QuietHours, StoredPreference } from '../rules/cadence.ts';
import type { MailState, NoticeName } from '../rules/notices.ts';

/** A notification whose mail is still to be decided about, with all that decides. */
export interface WaitingNotice {
  id: string;
  name: NoticeName;
  definitionId: string;
  regionId: string;
  facts: Record<string, string>;
  path: string;
  mail: MailState;
  readAt: Date | null;
  personId: string;
  firstName: string;
  lastName: string;
  email: string;
  locale: string;
  status: string;
  /** Where the person lives; the campus's where they have not said. */
  zone: string;
  preference: StoredPreference | null;
  quietHours: QuietHours | null;
}

const waiting = (tx: Tx) =>
  tx
    .selectFrom('notification as n')
    .innerJoin('notificationDefinition as d', 'd.id', 'n.definitionId')
    .innerJoin('person as p', 'p.id', 'n.personId')
    .innerJoin('region as r', 'r.id', 'n.regionId')
    .leftJoin('notificationPreference as w', (join) =>
      join
        .onRef('w.personId', '=', 'n.personId')
        .onRef('w.definitionId', '=', 'n.definitionId')
        .onRef('w.regionId', '=', 'n.regionId'),
    )
    .leftJoin('quietHours as q', 'q.personId', 'n.personId')
    .select(['n.id', 'd.name', 'n.definitionId', 'n.regionId', 'n.facts', 'n.path', 'n.mail', 'n.readAt'])
    .select(['n.personId', 'p.firstName', 'p.lastName', 'p.email', 'p.locale', 'p.status'])
    .select(['w.subscribed', 'w.cadence', 'q.begins', 'q.ends'])
    .select(sql<string>`coalesce(p.time_zone, r.time_zone)`.as('zone'))
    .orderBy('n.id') // Always in the same order, so that two who wait never wait for each other.
    .forUpdate('n');

type Row = Awaited<ReturnType<ReturnType<typeof waiting>['execute']>>[number];

const noticeOf = ({ subscribed, cadence, begins, ends, ...row }: Row): WaitingNotice => ({
  ...(row as unknown as Omit<WaitingNotice, 'preference' | 'quietHours'>),
  preference: subscribed === null || cadence === null ? null : { subscribed, cadence },
  quietHours: begins === null || ends === null ? null : { begins, ends },
});

/**
 * Notifications whose mail nobody has decided about yet, held so that no second worker decides too. Who finds one held
 * waits: the other may fail, and its mail must not be taken for sent.
 */
export async function lockWaitingNotices(tx: Tx, ids: readonly string[]): Promise<WaitingNotice[]> {
  const rows = await waiting(tx).where('n.id', '=', anyId(ids)).where('n.mail', '=', 'WAITING').execute();
  return rows.map(noticeOf);
}

/** More than one mail can say; the rest follows in the next. */
const DUE_AT_ONCE = 1_000;

/** What was put off for one person and is due by now, held likewise. */
export async function lockDueNotices(tx: Tx, personId: string, now: Date): Promise<WaitingNotice[]> {
  const rows = await waiting(tx)
    .where('n.personId', '=', personId)
    .where('n.dueAt', '<=', now)
    .limit(DUE_AT_ONCE)
    .execute();
  return rows.map(noticeOf);
}

/** For whom something is due. */
export async function findPeopleWithDueMail(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select('personId')
    .distinct()
    .where('dueAt', '<=', now)
    .execute();
  return rows.map(({ personId }) => personId);
}

export async function noteMail(
  tx: Tx,
  ids: readonly string[],
  mail: MailState,
  dueAt: Date | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('notification').set({ mail, dueAt }).where('id', '=', anyId(ids)).execute();
}
