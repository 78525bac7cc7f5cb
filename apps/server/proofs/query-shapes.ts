import { sql, type Expression } from 'kysely';
import type { Tx } from '#kit/db/database.ts';

/** Somebody of another region, with a record that a careless write could change. */
export interface Stranger {
  personId: string;
  permission: string;
}

type Rows = Promise<readonly unknown[]>;

/** The ways in which a query can come by other people's rows without saying whose it wants. */
export const reads: Readonly<Record<string, (db: Tx) => Rows>> = {
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

const allNames = () => sql<string>`coalesce(string_agg(first_name, ' '), '')`.as('names');

/** The same for writes. What they return, they have changed. */
export const writes: Readonly<Record<string, (db: Tx, stranger: Stranger) => Rows>> = {
  'an update': (db) => db.updateTable('person').set({ location: 'moved' }).returningAll().execute(),
  'an update from another table': (db) =>
    db
      .updateTable('region as r')
      .from('person as p')
      .set({ description: 'changed' })
      .returning(['p.firstName', 'p.email'])
      .execute(),
  'an update from a join': (db) =>
    db
      .updateTable('region as r')
      .from('groupMember as m')
      .innerJoin('person as p', 'p.id', 'm.personId')
      .set({ description: 'changed' })
      .returning('p.firstName')
      .execute(),
  'an update to what others wrote': (db) =>
    db
      .updateTable('region')
      .set({ description: (eb) => eb.selectFrom('person').select(allNames) as Expression<string> })
      .returning('description')
      .execute(),
  'a delete': (db) => db.deleteFrom('address').returningAll().execute(),
  'a delete by another table': (db) =>
    db.deleteFrom('translation').using('person as p').returning(['p.firstName', 'p.email']).execute(),
  'an insert of what others wrote': (db) =>
    db
      .insertInto('translation')
      .columns(['locale', 'messageId', 'text'])
      .expression((eb) =>
        eb.selectFrom('person').select(['locale', 'email as messageId', 'firstName as text']),
      )
      .returning('text')
      .execute(),
  'an insert that meets another’s record': (db, { personId, permission }) =>
    db
      .insertInto('individualPermission')
      .values({ personId, permission })
      .onConflict((conflict) =>
        conflict.columns(['personId', 'permission']).doUpdateSet({ grantedAt: new Date(0) }),
      )
      .returningAll()
      .execute(),
};
