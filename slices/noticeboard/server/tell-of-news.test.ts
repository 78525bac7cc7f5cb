import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { tellOfNews } from './tell-of-news.ts';

let college: College;
let superadmin: Browser;
beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
});
afterAll(() => college.close());

const MINUTE = 60_000;
const CREATE = `mutation createNewsPost($postId: ID!, $postInput: NewsPostInput!) {
  createNewsPost(postId: $postId, postInput: $postInput) { _id } }`;
const UPDATE = `mutation updateNewsPost($postId: ID!, $version: Int!, $postInput: NewsPostInput!) {
  updateNewsPost(postId: $postId, version: $version, postInput: $postInput) { version } }`;

async function campusOf(people: number): Promise<string> {
  const { id } = await college.region();
  await college.database.owner.query(
    `with made as (
       insert into person (first_name, last_name, email, locale)
       select 'Ana', 'No ' || n, $2 || n || '@example.org', case when n % 2 = 0 then 'es_MX' else 'pl_PL' end
       from generate_series(1, $3::int) n returning id)
     insert into person_region (person_id, region_id) select id, $1 from made`,
    [id, id, people],
  );
  return id;
}

const inputFor = (regionId: string, said: Record<string, unknown> = {}) => ({
  texts: [
    { locale: 'en', title: 'Snow day', body: '' },
    { locale: 'es_MX', title: 'Día de nieve', body: '' },
  ],
  audience: 'REGIONS',
  regionIds: [regionId],
  ...said,
});

async function send(postInput: Record<string, unknown>): Promise<string> {
  const postId = randomUUID();
  expect((await superadmin.call(CREATE, { postId, postInput })).errors).toEqual([]);
  return postId;
}

async function toldOf(postId: string) {
  const { rows } = await college.database.owner.query<{ title: string; people: number; notices: number }>(
    `select facts ->> 'title' as title, count(distinct person_id)::int as people, count(*)::int as notices
     from notification where path = '/news/' || $1 group by 1 order by 1`,
    [postId],
  );
  return rows;
}

async function progressOf(postId: string) {
  const { rows } = await college.database.owner.query<Record<string, unknown>>(
    'select to_tell, told, all_told_at is not null as is_told from news_post where id = $1',
    [postId],
  );
  return rows[0];
}

const all = (people: number) => [
  { title: 'Día de nieve', people: people / 2, notices: people / 2 },
  { title: 'Snow day', people: people / 2, notices: people / 2 },
];

test('everybody a post is for is told once, in their language, by a job; changing the post tells nobody again', async () => {
  const regionId = await campusOf(20);
  const postId = await send(inputFor(regionId, { publishNow: true }));
  expect(await toldOf(postId)).toEqual([]);
  await college.runJobs();
  expect(await toldOf(postId)).toEqual(all(20));
  expect(await progressOf(postId)).toEqual({ to_tell: 20, told: 20, is_told: true });
  const { rows } = await college.database.owner.query<{ version: number; publish_at: Date }>(
    'select version, publish_at from news_post where id = $1',
    [postId],
  );
  const changed = inputFor(regionId, { publishAt: rows[0]?.publish_at.toISOString(), pinned: true });
  expect(
    (await superadmin.call(UPDATE, { postId, version: rows[0]?.version, postInput: changed })).errors,
  ).toEqual([]);
  await college.runJobs();
  expect(await toldOf(postId)).toEqual(all(20));
});

test('a worker that is killed between two batches, or in the middle of one, leaves nobody out and tells nobody twice (A4)', async () => {
  const regionId = await campusOf(2_500);
  const postId = await send(inputFor(regionId, { publishNow: true }));
  const { services, appPool } = college.served.state;
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  const killed = new AbortController();
  const { now } = services;
  // It is looked at the clock once in each batch; in the second one the work breaks off.
  let batches = 0;
  const dying = {
    ...services,
    now: () => {
      if (++batches === 2) throw new Error('killed');
      return now();
    },
  };
  await expect(
    tellOfNews.run({ postId }, { db, services: dying, earlierTries: 0, signal: killed.signal }),
  ).rejects.toThrow('killed');
  expect(await progressOf(postId)).toEqual({ to_tell: 2_500, told: 1_000, is_told: false });
  // Two take up the rest at once.
  await Promise.all(
    [0, 1].map(() => tellOfNews.run({ postId }, { db, services, earlierTries: 1, signal: killed.signal })),
  );
  expect(await toldOf(postId)).toEqual(all(2_500));
  expect(await progressOf(postId)).toEqual({ to_tell: 2_500, told: 2_500, is_told: true });
  // Mail to so many is another's proof.
  await college.database.owner.query('delete from graphile_worker._private_jobs');
});

test('a scheduled post is told when its time comes, and nobody is told of one that was taken back before', async () => {
  const regionId = await campusOf(2);
  const publishAt = new Date(college.now().getTime() + 10 * MINUTE).toISOString();
  const [kept, taken] = [
    await send(inputFor(regionId, { publishAt })),
    await send(inputFor(regionId, { publishAt })),
  ];
  const back = { postId: taken, version: 1, postInput: inputFor(regionId, { publishAt: null }) };
  expect((await superadmin.call(UPDATE, back)).errors).toEqual([]);
  await college.runJobs();
  expect([await toldOf(kept), await toldOf(taken)]).toEqual([[], []]);
  college.pass(11 * MINUTE);
  // What waits for its time has it now.
  await college.database.owner.query('update graphile_worker._private_jobs set run_at = now()');
  await college.runJobs();
  expect([await toldOf(kept), await toldOf(taken)]).toEqual([all(2), []]);
});

test('readers of several campuses are told which of them a post is for', async () => {
  const [denver, york] = [await college.region({ name: 'Denver' }), await college.region({ name: 'York' })];
  const office = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id, york.id] });
  const student = await college.signedIn({ regionIds: [york.id] });
  const postId = await send(inputFor(york.id, { publishNow: true }));
  const campuses = async (reader: typeof office) =>
    (await reader.call('query p($postId: ID!) { newsPost(postId: $postId) { campuses } }', { postId })).data;
  expect(await campuses(office)).toEqual({ newsPost: { campuses: ['York'] } });
  expect(await campuses(student)).toEqual({ newsPost: { campuses: [] } });
});
