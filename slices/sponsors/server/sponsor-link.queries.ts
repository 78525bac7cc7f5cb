import { sql, type Selectable } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';

type Row = Selectable<DB['sponsorLink']>;

/** A link by which an invoice may be paid, and what was paid by it. */
export interface LinkRecord extends Omit<Row, 'maxAmount'> {
  maxAmount: MinorUnits | null;
  paid: MinorUnits;
}

const links = (db: Db | Tx) =>
  db
    .selectFrom('sponsorLink as l')
    .selectAll('l')
    .select(
      sql<string>`(select coalesce(sum(a.amount), 0)::bigint from sponsor_payment s
        join payment_attempt a on a.id = s.id and a.status = 'SUCCEEDED' where s.link_id = l.id)`.as('paid'),
    );

const linkOf = ({ maxAmount, paid, ...link }: Row & { paid: string }): LinkRecord => ({
  ...link,
  maxAmount: maxAmount === null ? null : storedAmount(maxAmount),
  paid: storedAmount(paid),
});

export async function findLink(db: Db | Tx, id: string): Promise<LinkRecord | undefined> {
  const row = await links(db).where('l.id', '=', id).executeTakeFirst();
  return row && linkOf(row);
}

/** The links of some invoices, the newest first. */
export async function listLinks(db: Db | Tx, invoiceIds: readonly string[]): Promise<LinkRecord[]> {
  const rows = await links(db)
    .where('l.invoiceId', '=', anyId(invoiceIds))
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id')
    .execute();
  return rows.map(linkOf);
}

export async function insertLink(tx: Tx, link: Omit<LinkRecord, 'paid' | 'revokedAt'>): Promise<void> {
  // Another's id is out of sight, and stays theirs.
  await tx
    .insertInto('sponsorLink')
    .values(link)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function storeRevoked(tx: Tx, id: string, revokedAt: Date): Promise<void> {
  await tx.updateTable('sponsorLink').set({ revokedAt }).where('id', '=', id).execute();
}

/** Forgets to whom links were sent that ended before a moment. */
export async function forgetSentTo(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('sponsorLink')
    .set({ sentTo: '' })
    .where('sentTo', '!=', '')
    .where('expiresAt', '<', before)
    .execute();
}
