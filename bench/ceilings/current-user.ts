import pg from 'pg';
import { WHO_IS_CALLING_WHOLLY } from '#slices/people/server/caller.queries.ts';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of currentUser: the same data by one prepared statement for each request over bare
 * node:http, planned once as in the server, with nothing else in between: no routing, no GraphQL, no limits, no log.
 */
const ONE_CALLER = WHO_IS_CALLING_WHOLLY.replace('any ($1::uuid[])', '$1');

const pool = new pg.Pool({
  connectionString: process.env['CEILING_DATABASE_URL'],
  max: 10,
  options: '-c role=berea_identity -c plan_cache_mode=force_generic_plan',
});

serveCeiling(pool, async (request) => {
  const sessionId = /sid=([0-9a-f-]{36})/.exec(request.headers.cookie ?? '')?.[1];
  request.resume();
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'who',
    text: ONE_CALLER,
    values: [sessionId, new Date()],
  });
  return JSON.stringify({ data: { currentUser: rows[0] && asUser(rows[0]) } });
});

function asUser(row: Record<string, unknown>) {
  return {
    _id: row['id'],
    fullName: `${String(row['first_name'])} ${String(row['last_name'])}`,
    firstName: row['first_name'],
    lastName: row['last_name'],
    email: row['email'],
    emailVerified: row['email_verified_at'] !== null,
    roles: row['roles'],
    regionIds: row['region_ids'],
    regions: row['regions'],
    regionRoles: row['region_roles'],
    createdAt: row['created_at'],
    locale: row['locale'],
    termsAccepted: Number(row['terms_version']) >= Number(row['current_terms_version']),
    selectedGroup: row['selected_group_id'],
    groups: row['groups'],
  };
}
