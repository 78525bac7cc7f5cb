import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '#kit/db/until.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { startBenchServer } from './bench-college.ts';
import { figure } from './figures.ts';
import { makeSessions } from './load.ts';

const PEOPLE = 100_000;

const REACH = 'query newsReach { newsReach(audience: EVERYBODY) }';
const PUBLISH = `mutation createNewsPost($postId: ID!, $postInput: NewsPostInput!) {
  createNewsPost(postId: $postId, postInput: $postInput) { _id } }`;
const READ = 'query news { news(first: 4) { rows { _id title } } }';

/** A post to everybody in a college of a hundred thousand: what its author waits for, and how long telling them all takes. */
export async function main(): Promise<void> {
  const server = await startBenchServer({ port: 3480, env: { SEED: 'demo' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const client = new pg.Client(postgres.url());
  await client.connect();
  try {
    await client.query(FILL, [PEOPLE]);
    await client.query('vacuum (analyze)');
    const [cookie = ''] = await makeSessions(postgres.url(), `email = 'superadmin@berea.test'`);
    const ask = (query: string, variables: object = {}) => timeOf(server.url, cookie, { query, variables });
    await ask(READ);
    figure('counting whom a post reaches', await ask(REACH), 's', { atMost: 1 });
    const postId = randomUUID();
    const postInput = {
      texts: [{ locale: 'en', title: 'Snow day', body: '<p>Stay at home.</p>' }],
      audience: 'EVERYBODY',
      publishNow: true,
    };
    figure('storing a post to 100,000 people', await ask(PUBLISH, { postId, postInput }), 's', { atMost: 1 });
    const startedAt = performance.now();
    const [told = 0, copies = 0] = await toldOf(client, postId);
    figure('until all were told', (performance.now() - startedAt) / 1_000, 's');
    figure('people told', told, '', { atLeast: PEOPLE });
    figure('notices that came twice', copies, '', { atMost: 0 });
    figure('the first page of a reader', await ask(READ), 's', { atMost: 1 });
  } finally {
    await client.end();
    await server.stop();
  }
}

const FILL = `
  with made as (
    insert into person (first_name, last_name, email)
    select 'Ana', 'No ' || n, 'ana' || n || '@example.org' from generate_series(1, $1::int) n returning id),
  campus as (select id from region where type = 'CAMPUS' order by id limit 1),
  placed as (
    insert into person_region (person_id, region_id) select made.id, campus.id from made, campus returning person_id)
  -- Mail about it is another drill.
  insert into notification_preference (person_id, definition_id, region_id, subscribed)
  select made.id, d.id, campus.id, false from made, campus, notification_definition d where d.name = 'newsPosted'`;

/** How many were told in the end, and how many notices were more than one to a person. */
async function toldOf(client: pg.Client, postId: string): Promise<number[]> {
  const isTold = async (): Promise<boolean> => {
    const { rows } = await client.query<{ all: boolean }>(
      'select all_told_at is not null as all from news_post where id = $1',
      [postId],
    );
    return rows[0]?.all === true;
  };
  await until(isTold, { ms: 300_000, everyMs: 100, what: 'everybody to be told' });
  const { rows } = await client.query<{ notices: number; people: number }>(
    `select count(*)::integer as notices, count(distinct person_id)::integer as people
     from notification where path = '/news/' || $1`,
    [postId],
  );
  return rows.flatMap(({ notices, people }) => [people, notices - people]);
}

async function timeOf(url: string, cookie: string, asked: object): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app', cookie },
    body: JSON.stringify(asked),
  });
  const text = await answer.text();
  if (answer.status !== 200 || text.includes('"errors"')) throw new Error(text.slice(0, 300));
  return (performance.now() - startedAt) / 1_000;
}
