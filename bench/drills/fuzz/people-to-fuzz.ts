import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Role } from '#kit/access/actor.ts';
import { openSecrets } from '#kit/config/secrets.ts';
import { insertGroup, insertPerson, insertRegion } from '#testing/people.ts';
import { hashPassword } from '#slices/sign-in/server/api.ts';

/** The server under fuzz has it too, so that a password hashed here can be checked there. */
export const SESSION_SECRET = 'the secret of a college under fuzz';
const PASSWORD = 'a long enough password';

const ROLES: readonly (readonly Role[])[] = [
  ['user'],
  ['user', 'manager', 'admin', 'reportsAdmin'],
  ['user', 'manager', 'admin', 'superadmin'],
];

export interface PeopleToFuzz {
  /** Addresses to log in with: a student, an admin, a superadmin. */
  emails: string[];
  /** Ids of records that exist, and one of none. */
  ids: string[];
}

/** A small college in which every role finds something. */
export async function foundPeople(owner: Pool): Promise<PeopleToFuzz> {
  const secrets = openSecrets({ sessionSecrets: [SESSION_SECRET], dataDir: '' });
  const hash = await hashPassword(secrets, createHash('sha256').update(PASSWORD).digest('hex'));
  const region = await insertRegion(owner, {});
  const group = await insertGroup(owner, { regionId: region.id, openForSignUp: true });
  const people: Awaited<ReturnType<typeof insertPerson>>[] = [];
  for (const roles of ROLES)
    people.push(
      await insertPerson(owner, { roles: [...roles], regionIds: [region.id], groupIds: [group.id] }, hash),
    );
  const { rows } = await owner.query<{ id: string }>(
    `insert into address (person_id, country) select id, 'USA' from person returning id`,
  );
  const ids = [region, group, ...people, ...rows].map(({ id }) => id);
  return { emails: people.map(({ email }) => email), ids: [...ids, randomUUID()] };
}
