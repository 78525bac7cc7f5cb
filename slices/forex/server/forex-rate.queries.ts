import type { Db } from '#kit/db/database.ts';

export const listForexRates = (db: Db, currency: string) =>
  db
    .selectFrom('forexRate')
    .select(['id', 'currency', 'year', 'month', 'rate'])
    .where('currency', '=', currency)
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .execute();
