import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { CurrencyValues } from '../rules/currency.ts';

export interface ManagedCurrency extends CurrencyValues {
  version: number;
  /** The regions that use it, by name. */
  regionNames: string[];
}

const currenciesWithRegions = (db: Db | Tx) =>
  db
    .selectFrom('currency as c')
    .select([
      'c.value',
      'c.label',
      'c.decimals',
      'c.version',
      sql<string[]>`array(select r.name from region r where r.currency = c.value order by r.name)`.as(
        'regionNames',
      ),
    ]);

export const listManagedCurrencies = (db: Db): Promise<ManagedCurrency[]> =>
  currenciesWithRegions(db).orderBy('c.value').execute();

/** A currency, held until the transaction ends, so that no region takes it up meanwhile. */
export async function lockCurrency(tx: Tx, value: string): Promise<ManagedCurrency | null> {
  await tx.selectFrom('currency').select('value').where('value', '=', value).forUpdate().execute();
  return (await currenciesWithRegions(tx).where('c.value', '=', value).executeTakeFirst()) ?? null;
}

/** Adds a currency; false when there is one of this code already. */
export async function insertCurrency(tx: Tx, currency: CurrencyValues): Promise<boolean> {
  const row = await tx
    .insertInto('currency')
    .values(currency)
    .onConflict((conflict) => conflict.doNothing())
    .returning('value')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateCurrencyValues(
  tx: Tx,
  { value, label, decimals }: CurrencyValues,
): Promise<void> {
  await tx
    .updateTable('currency')
    .set((eb) => ({ label, decimals, version: eb('version', '+', 1) }))
    .where('value', '=', value)
    .execute();
}

export async function deleteCurrency(tx: Tx, value: string): Promise<void> {
  await tx.deleteFrom('currency').where('value', '=', value).execute();
}
