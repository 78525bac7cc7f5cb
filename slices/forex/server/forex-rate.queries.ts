import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { monthCode, type Month } from '../rules/month.ts';

interface RateOfMonth extends Month {
  currency: string;
}

export const listForexRates = (db: Db | Tx, currency: string) =>
  db
    .selectFrom('forexRate')
    .select(['id', 'currency', 'year', 'month', 'rate'])
    .where('currency', '=', currency)
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .execute();

/**
 * The rates of currencies by month, held until the transaction ends: everyone else who changes rates of the same ones waits.
 * A currency that does not exist is missing from the answer.
 */
export async function lockRates(
  tx: Tx,
  currencies: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const locked = await tx
    .selectFrom('currency')
    .select('value')
    .where('value', '=', sql<string>`any(${currencies}::text[])`)
    .orderBy('value')
    .forNoKeyUpdate()
    .execute();
  const stored = new Map<string, ReadonlyMap<string, number>>();
  for (const { value } of locked) {
    const rates = await listForexRates(tx, value);
    stored.set(value, new Map(rates.map((rate) => [monthCode(rate), Number(rate.rate)])));
  }
  return stored;
}

export async function storeForexRate(
  tx: Tx,
  { currency, year, month, rate }: RateOfMonth & { rate: number },
): Promise<void> {
  await tx
    .insertInto('forexRate')
    .values({ currency, year, month, rate })
    .onConflict((conflict) => conflict.columns(['currency', 'year', 'month']).doUpdateSet({ rate }))
    .execute();
}

export async function deleteForexRate(tx: Tx, { currency, year, month }: RateOfMonth): Promise<void> {
  await tx
    .deleteFrom('forexRate')
    .where('currency', '=', currency)
    .where('year', '=', year)
    .where('month', '=', month)
    .execute();
}
