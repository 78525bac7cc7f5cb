import { createServer } from 'node:http';
import pg from 'pg';
import { WHO_IS_CALLING } from '#slices/people/server/caller.queries.ts';

/**
 * The hand-written ceiling of currentUser: the same data by one prepared statement for each request over bare
 * node:http, planned once as in the server, with nothing else in between: no routing, no GraphQL, no limits, no log.
 */
const ONE_CALLER = WHO_IS_CALLING.replace('any ($1::uuid[])', '$1');

const pool = new pg.Pool({
  connectionString: process.env['CEILING_DATABASE_URL'],
  max: 10,
  options: '-c role=berea_identity -c plan_cache_mode=force_generic_plan',
});

const server = createServer((request, response) => {
  const sessionId = /sid=([0-9a-f-]{36})/.exec(request.headers.cookie ?? '')?.[1];
  request.resume();
  pool
    .query<Record<string, unknown>>({ name: 'who', text: ONE_CALLER, values: [sessionId, new Date()] })
    .then(
      ({ rows: [row] }) => {
        const body = JSON.stringify({ data: { currentUser: row && asUser(row) } });
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      },
      (error: unknown) => {
        response.writeHead(500).end(String(error));
      },
    );
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

server.listen(Number(process.env['CEILING_PORT']), '127.0.0.1', () => console.log('ready'));
process.on('SIGTERM', () => {
  server.close();
  void pool.end().then(() => process.exit(0));
});
