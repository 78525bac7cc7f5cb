import type { Expression } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import { allNames } from './careless-reads.ts';

/** A user of another region, with a record that a careless write could change. */
export interface Stranger {
  personId: string;
  permission: string;
}

/** The ways in which a write can change other people's rows, or read them on its way. What it returns, it has touched. */
export const carelessWrites: Readonly<
  Record<string, (db: Tx, stranger: Stranger) => Promise<readonly unknown[]>>
> = {
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
