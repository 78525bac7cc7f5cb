import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';

type Rows = Promise<readonly unknown[]>;

/** Everybody's names in one text. */
export const allNames = () => sql<string>`coalesce(string_agg(first_name, ' '), '')`.as('names');

/** The ways in which a query can come by other people's rows without saying whose it wants. */
export const carelessReads: Readonly<Record<string, (db: Tx) => Rows>> = {
  'a select': (db) => db.selectFrom('person').selectAll().execute(),
  'a select under another name': (db) => db.selectFrom('person as whoever').selectAll().execute(),
  'a select that locks': (db) => db.selectFrom('address').selectAll().forUpdate().execute(),
  'a table under the name of a column’s owner': (db) =>
    db.selectFrom('address as owner').selectAll().execute(),
  'a table with its schema': (db) =>
    db.withSchema('public').selectFrom('person').select(['firstName', 'lastName']).execute(),
  'two tables side by side': (db) =>
    db.selectFrom(['region as r', 'person as p']).select(['p.firstName', 'p.email']).execute(),
  'an inner join': (db) =>
    db
      .selectFrom('region as r')
      .innerJoin('personRegion as pr', 'pr.regionId', 'r.id')
      .innerJoin('person as p', 'p.id', 'pr.personId')
      .select(['p.firstName'])
      .execute(),
  'a left join': (db) =>
    db
      .selectFrom('region as r')
      .leftJoin('person as p', (join) => join.onTrue())
      .select('p.firstName')
      .execute(),
  'a right join': (db) =>
    db
      .selectFrom('region as r')
      .rightJoin('person as p', (join) => join.onTrue())
      .select('p.firstName')
      .execute(),
  'a right join that matches nothing': (db) =>
    db
      .selectFrom('region as r')
      .rightJoin('person as p', (join) => join.on(sql<boolean>`false`))
      .select('p.firstName')
      .execute(),
  'a full join that matches nothing': (db) =>
    db
      .selectFrom('region as r')
      .fullJoin('person as p', (join) => join.on(sql<boolean>`false`))
      .select('p.firstName')
      .execute(),
  'a full join of two people’s records': (db) =>
    db
      .selectFrom('address as a')
      .fullJoin('person as p', (join) => join.on(sql<boolean>`false`))
      .select(['p.firstName', 'a.line1'])
      .execute(),
  'a cross join': (db) =>
    db.selectFrom('region as r').crossJoin('person as p').select('p.firstName').execute(),
  'a lateral join': (db) =>
    db
      .selectFrom('region as r')
      .innerJoinLateral(
        (eb) => eb.selectFrom('person as p').select('p.firstName').as('p'),
        (join) => join.onTrue(),
      )
      .select('p.firstName')
      .execute(),
  'a subquery as a value': (db) =>
    db
      .selectFrom('region')
      .select((eb) => eb.selectFrom('person').select(allNames).as('names'))
      .execute(),
  'a value without a table': (db) =>
    db.selectNoFrom((eb) => eb.selectFrom('person').select(allNames).as('names')).execute(),
  'a subquery as a table': (db) =>
    db
      .selectFrom((eb) => eb.selectFrom('person').selectAll().as('everybody'))
      .selectAll()
      .execute(),
  'a subquery as a condition': (db) =>
    db
      .selectFrom('mailedLink as m')
      .select('m.personId')
      .where((eb) =>
        eb.exists(eb.selectFrom('person as p').select('p.id').whereRef('p.id', '=', 'm.personId')),
      )
      .innerJoin('person as named', 'named.id', 'm.personId')
      .select('named.firstName')
      .execute(),
  'a common table': (db) =>
    db
      .with('everybody', (cte) => cte.selectFrom('person').selectAll())
      .selectFrom('everybody')
      .selectAll()
      .execute(),
  'a common table that hides the real one': (db) =>
    db
      .with('person', (cte) => cte.selectFrom('person').selectAll())
      .selectFrom('person')
      .selectAll()
      .execute(),
  'a union': (db) =>
    db
      .selectFrom('region')
      .select('slug as text')
      .unionAll((eb) => eb.selectFrom('person').select('firstName as text'))
      .execute(),
  'a query inside of raw SQL': async (db) =>
    (await sql`select * from (${db.selectFrom('person').selectAll()}) everybody`.execute(db)).rows,
};
