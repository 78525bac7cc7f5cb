import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';

/**
 * The addresses of those who sit an exam now, or whose exam has opened within the hour or is about to: when the server
 * cannot let everybody in, they go first.
 */
export async function findEmailsInExams(db: Db, now: Date): Promise<Set<string>> {
  const sitting = db
    .selectFrom('examAttempt')
    .innerJoin('person', 'person.id', 'examAttempt.personId')
    .where('examAttempt.endedAt', 'is', null)
    .select(sql<string>`lower(person.email)`.as('email'));
  const expected = db
    .selectFrom('examGroup')
    .innerJoin('groupMember', 'groupMember.groupId', 'examGroup.groupId')
    .innerJoin('person', 'person.id', 'groupMember.personId')
    .where('groupMember.lastDay', 'is', null)
    .where('examGroup.opensAt', '>', new Date(now.getTime() - 60 * 60_000))
    .where('examGroup.opensAt', '<', new Date(now.getTime() + 15 * 60_000))
    .select(sql<string>`lower(person.email)`.as('email'));
  const rows = await sitting.union(expected).execute();
  return new Set(rows.map(({ email }) => email));
}
