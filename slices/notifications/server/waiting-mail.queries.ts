import { anyId } from '#kit/db/any-of.ts';
import type { Tx } from '#kit/db/database.ts';
import type { NoticeName } from '../rules/notices.ts';

/**
 * Notifications whose mail nobody has decided about yet, held so that no second worker decides too. Who finds one held
 * waits: the other may fail, and its mail must not be taken for sent.
 */
export async function lockWaitingNotices(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('notification as n')
    .innerJoin('notificationDefinition as d', 'd.id', 'n.definitionId')
    .innerJoin('person as p', 'p.id', 'n.personId')
    .leftJoin('notificationPreference as w', (join) =>
      join
        .onRef('w.personId', '=', 'n.personId')
        .onRef('w.definitionId', '=', 'n.definitionId')
        .onRef('w.regionId', '=', 'n.regionId'),
    )
    .select(['n.id', 'd.name', 'n.facts', 'n.path', 'n.personId', 'w.subscribed'])
    .select(['p.firstName', 'p.lastName', 'p.email', 'p.locale', 'p.status'])
    .where('n.id', '=', anyId(ids))
    .where('n.mail', '=', 'WAITING')
    .orderBy('n.id') // Always in the same order, so that two who wait never wait for each other.
    .forUpdate('n')
    .execute();
  return rows as (Omit<(typeof rows)[number], 'name' | 'facts'> & {
    name: NoticeName;
    facts: Record<string, string>;
  })[];
}

export type WaitingNotice = Awaited<ReturnType<typeof lockWaitingNotices>>[number];

export async function noteMail(tx: Tx, id: string, mail: 'SENT' | 'UNWANTED'): Promise<void> {
  await tx.updateTable('notification').set({ mail }).where('id', '=', id).execute();
}
