import { sql } from 'kysely';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { currency, type CurrencyValues } from '../rules/currency.ts';

export interface ManagedCurrency extends CurrencyValues {
  version: number;
  /** The regions that use it, by name. */
  regionNames: string[];
}

export const currenciesWithRegions = (db: Db | Tx) =>
  db
    .selectFrom('currency as c')
    .select(columnsOf('c', currency))
    .select([
      'c.version',
      sql<string[]>`array(select r.name from region r where r.currency = c.value order by r.name)`.as(
        'regionNames',
      ),
    ]);
