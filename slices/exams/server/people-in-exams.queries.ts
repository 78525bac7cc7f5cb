import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';

/**
 * Those who sit an exam now, and those whose exam has opened within the hour or is about to: when the server cannot let
 * everybody in, they go first.
 */
export function findPeopleInExams(db: Db, now: Date) {
  const sitting = db
    .selectFrom('examAttempt')
    .where('examAttempt.endedAt', 'is', null)
    .select(['personId', sql<boolean>`true`.as('isSitting')]);
  const expected = db
    .selectFrom('examGroup')
    .innerJoin('groupMember', 'groupMember.groupId', 'examGroup.groupId')
    .where('groupMember.lastDay', 'is', null)
    .where('examGroup.opensAt', '>', new Date(now.getTime() - 60 * 60_000))
    .where('examGroup.opensAt', '<', new Date(now.getTime() + 15 * 60_000))
    .select(['groupMember.personId', sql<boolean>`false`.as('isSitting')]);
  return db
    .selectFrom(sitting.unionAll(expected).as('part'))
    .innerJoin('person', 'person.id', 'part.personId')
    .groupBy('person.id')
    .select(['person.id', sql<string>`lower(person.email)`.as('email')])
    .select(sql<boolean>`bool_or(part.is_sitting)`.as('isSitting'))
    .execute();
}
