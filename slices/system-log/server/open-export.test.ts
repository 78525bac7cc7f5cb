import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#kit/testing/browser.ts';
import { College, digestOf } from '#kit/testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const OPEN =
  'mutation openExport($list: String!, $filter: String!) { openExport(list: $list, filter: $filter) }';
const open = (browser: Browser, filter: object = {}, list = 'users') =>
  browser.call(OPEN, { list, filter: JSON.stringify(filter) });
const exportsBy = async ({ person }: { person: { id: string } }) =>
  (
    await college.database.owner.query<{ entity: string; after: object; session_id: string | null }>(
      `select entity, after, session_id from audit where action = 'export' and actor_id = $1 order by id`,
      [person.id],
    )
  ).rows;

test('an export is one entry in the audit log, with what was exported and how it was narrowed (J1)', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const digest = digestOf('a long enough password');
  const answer = await open(admin, { search: 'Ruiz', role: 'ADMIN', regionId: null, pasted: digest });
  expect(answer.data).toEqual({ openExport: true });
  expect(await exportsBy(admin)).toMatchObject([
    {
      entity: 'users',
      after: { filter: { search: 'Ruiz', role: 'ADMIN', regionId: null, pasted: '[hidden]' } },
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    },
  ]);
});

test('somebody exports ten times an hour, and the eleventh time leaves no trace', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const again = await college.signedIn(admin.person);
  for (let i = 0; i < 10; i++) expect((await open(i % 2 ? admin : again)).errors).toEqual([]);
  const { errors } = await open(admin);
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', problem: 'tooManyRequests' });
  expect(await exportsBy(admin)).toHaveLength(10);
});

test('what no list of ours asks is not written down, and nobody exports without having signed in', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  expect((await open(admin, {}, 'Users; all')).errors[0]?.extensions.problem).toBe('requestNotUnderstood');
  expect(await exportsBy(admin)).toEqual([]);
  expect((await open(college.visitor())).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

const USERS = 'query users($after: ID) { users(after: $after, first: 100) { nextCursor rows { _id } } }';
const readOns = async ({ person }: { person: { id: string } }) =>
  (
    await college.database.owner.query<{ entity: string; after: object }>(
      `select entity, after from audit where action = 'readOn' and actor_id = $1 order by id`,
      [person.id],
    )
  ).rows;

/** Turns pages until the last, or until a page is refused; how many were given. */
async function readAll(browser: Browser): Promise<{ pages: number; problem: string | undefined }> {
  let after: string | null = null;
  for (let pages = 0; ; pages++) {
    const { data, errors } = await browser.call(USERS, { after });
    if (errors[0]) return { pages, problem: errors[0].extensions.problem };
    const page = data?.['users'] as { nextCursor: string | null };
    after = page.nextCursor;
    if (after === null) return { pages: pages + 1, problem: undefined };
  }
}

test('reading a list to its end is an export, counted and in the audit log, though nobody has said so (J1)', async () => {
  const { owner } = college.database;
  await owner.query(
    `insert into person (first_name, last_name, email) select 'Ana', 'Reader ' || n, n || '@readers.test' from generate_series(1, 720) n`,
  );
  const reader = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  expect((await readAll(reader)).problem).toBeUndefined();
  expect(await readOns(reader)).toEqual([{ entity: 'users', after: {} }]);
  expect((await readAll(reader)).problem).toBeUndefined();
  expect(await readOns(reader)).toHaveLength(1);

  const busy = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  await owner.query(`insert into rate_count (key, tries) values ('exports:' || $1, 10)`, [busy.person.id]);
  expect(await readAll(busy)).toEqual({ pages: 6, problem: 'tooManyRequests' });
  expect(await readAll(busy)).toEqual({ pages: 1, problem: 'tooManyRequests' });
  expect(await readOns(busy)).toEqual([]);

  const honest = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  await open(honest);
  await owner.query(`update rate_count set tries = 10 where key = 'exports:' || $1`, [honest.person.id]);
  expect((await readAll(honest)).problem).toBeUndefined();
  expect(await readOns(honest)).toHaveLength(1);
});
