import type { Selectable } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';

type Row = Selectable<DB['sponsorPayment']>;

/** Who pays by a link. */
export type SponsorRecord = Row;

export const findSponsor = (db: Db | Tx, id: string): Promise<SponsorRecord | undefined> =>
  db.selectFrom('sponsorPayment').selectAll().where('id', '=', id).executeTakeFirst();

/** As they say it last, until they have paid. */
export async function storeSponsor(tx: Tx, { id, linkId, ...sponsor }: SponsorRecord): Promise<void> {
  const { sponsorName, sponsorEmail, locale, isNamed, note } = sponsor;
  await tx
    .insertInto('sponsorPayment')
    .values({ id, linkId, ...sponsor })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ sponsorName, sponsorEmail, locale, isNamed, note }),
    )
    .execute();
}

/** A payment by a sponsor that is in the books. */
export interface PaidRecord extends SponsorRecord {
  amount: MinorUnits;
  currency: Currency;
  paidAt: Date;
}

/** What was paid by some links, the newest first. */
export async function listPaid(db: Db | Tx, linkIds: readonly string[]): Promise<PaidRecord[]> {
  const rows = await db
    .selectFrom('sponsorPayment as s')
    .innerJoin('paymentAttempt as a', 'a.id', 's.id')
    .innerJoin('currency as c', 'c.value', 'a.currency')
    .selectAll('s')
    .select(['a.amount', 'a.closedAt', 'c.value', 'c.decimals'])
    .where('s.linkId', '=', anyId(linkIds))
    .where('a.status', '=', 'SUCCEEDED')
    .orderBy('a.closedAt', 'desc')
    .orderBy('s.id')
    .execute();
  return rows.map(({ amount, closedAt, value, decimals, ...sponsor }) => ({
    ...sponsor,
    amount: storedAmount(amount),
    currency: { value, decimals },
    paidAt: closedAt ?? sponsor.begunAt,
  }));
}

/** Forgets who began to pay before a moment and did not. */
export async function forgetUnpaid(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('sponsorPayment as s')
    .from('paymentAttempt as a')
    .set({ sponsorName: '', sponsorEmail: '', note: '' })
    .whereRef('a.id', '=', 's.id')
    .where('a.status', '!=', 'SUCCEEDED')
    .where('s.begunAt', '<', before)
    .where('s.sponsorEmail', '!=', '')
    .execute();
}

/** Forgets where those can be reached who have paid before a moment: who they are stays with the books. */
export async function forgetAddresses(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('sponsorPayment')
    .set({ sponsorEmail: '' })
    .where('begunAt', '<', before)
    .where('sponsorEmail', '!=', '')
    .execute();
}
