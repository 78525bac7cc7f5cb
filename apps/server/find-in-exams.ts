import type { Pool } from 'pg';
import type { Db } from '#kit/db/database.ts';
import { findSessionIdsOf } from '#kit/http/sessions/sessions.queries.ts';
import { findPeopleInExams } from '#slices/exams/server/api.ts';
import type { InExams } from './urgencies.ts';

/** Who has to do with an exam about now, and in which sessions. */
export async function findInExams(college: Db, identityPool: Pool, now: Date): Promise<InExams> {
  const people = await findPeopleInExams(college, now);
  const isSitting = new Map(people.map((person) => [person.id, person.isSitting]));
  const sessions = await findSessionIdsOf(identityPool, [...isSitting.keys()], now);
  return {
    emails: new Set(people.map(({ email }) => email)),
    sessions: new Map(
      sessions.map(({ id, personId }) => [id, isSitting.get(personId) ? 'sitting' : 'expected']),
    ),
  };
}
