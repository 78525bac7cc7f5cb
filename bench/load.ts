import { createHash, randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import pg from 'pg';

const CONNECTIONS = 32;
const SESSIONS = 400;

/** The first question of every page. */
export const CURRENT_USER = `query currentUser { currentUser { _id fullName firstName lastName email emailVerified roles regionIds
  regions { _id name slug userCount } regionRoles { slug roleNames } createdAt locale termsAccepted selectedGroup
  groups { _id name archived } } }`;

/** A list of a user's own, read within their scope. */
export const NOTIFICATIONS = `query notifications { notifications { rows { _id createdAt notificationDefinitionId path read } nextCursor } }`;

/** A page of the people of a campus, as an administrator sees it. */
export const usersBy = (
  question: string,
): string => `query users { users(${question}) { rows { _id fullName email status roles isAlumni createdAt
  regions { _id name } groups { _id name archived } } nextCursor } }`;

/** Those whose sessions are made below look others up, on the campuses they belong to. */
export const CALLERS_ARE_ADMINS = `delete from region_role;
  update person set roles = roles || '{admin}' where not roles @> '{admin}'
    and id in (select id from person where status = 'ACTIVE' order by id limit ${SESSIONS})`;

/** A user who has courses today. */
export const STUDENTS = `exists (select from group_member m join course_group t on t.group_id = m.group_id
  where m.person_id = person.id and m.last_day is null and t.first_day <= current_date)`;

/** Cookies of so many people that none of them reaches a limit. */
export async function makeSessions(databaseUrl: string, among = 'true'): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const secrets = Array.from({ length: SESSIONS }, () => randomBytes(32));
  const hashes = secrets.map((secret) => createHash('sha256').update(secret).digest());
  const { rows } = await client.query<{ id: string }>(
    `insert into session (secret_hash, person_id, auth_method, expires_at)
     select h.hash, p.id, 'PASSWORD', now() + interval '1 day'
     from unnest($1::bytea[]) with ordinality as h(hash, n)
     join (select id, row_number() over (order by id) as n from person where status = 'ACTIVE' and ${among}) p using (n)
     order by h.n returning id`,
    [hashes],
  );
  await client.end();
  return rows.map(({ id }, i) => `__Host-sid=${id}.${secrets[i]?.toString('base64url')}`);
}

export type Load = {
  url: string;
  query: string;
  cookies: string[];
  connections?: number;
  variables?: object;
} & ({ seconds: number } | { requests: number });

/** Requests a second at 32 connections, or fewer where a request is large; the sessions in turn: each stays below its own limit. */
export async function ask({
  url,
  query,
  cookies,
  connections = CONNECTIONS,
  variables = {},
  ...howMuch
}: Load): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app' };
  const body = JSON.stringify({ variables, query });
  let next = 0;
  // Whatever is thrown while autocannon runs is lost, and it then waits for ever.
  let refusal: string | undefined;
  const result = await autocannon({
    url,
    connections,
    ...('seconds' in howMuch ? { duration: howMuch.seconds } : { amount: howMuch.requests }),
    requests: [
      {
        method: 'POST',
        body,
        setupRequest: (request) => ({
          ...request,
          headers: { ...headers, cookie: cookies[next++ % cookies.length] },
        }),
        onResponse: (status, text) => {
          if (status !== 200 || text.includes('"errors"')) refusal ??= `${status}: ${text.slice(0, 300)}`;
        },
      },
    ],
  });
  if (refusal !== undefined) throw new Error(refusal);
  return result.requests.average;
}
