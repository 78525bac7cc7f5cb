import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, digestOf } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
  // Names that begin with a digit: each digit finds other people, and more than a page of them.
  await college.database.owner.query(
    `insert into person (first_name, last_name, email) select 'Ana', d::text || n, d::text || n || '@readers.test'
     from generate_series(1, 9) d, generate_series(100, 204) n`,
  );
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

test('a user exports ten times an hour, and the eleventh time leaves no trace', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const refetch = await college.signedIn(admin.person);
  for (let i = 0; i < 10; i++) expect((await open(i % 2 ? admin : refetch)).errors).toEqual([]);
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

const USERS = `query users($after: ID, $filter: UserFilter, $first: Int = 100) {
  users(after: $after, first: $first, filter: $filter) { nextCursor rows { _id } } }`;
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

const newReader = () => college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
type Reader = Awaited<ReturnType<typeof newReader>>;

const countOf = async (name: string, { person }: Reader): Promise<number> =>
  (
    await college.database.owner.query<{ tries: number }>(
      `select tries from rate_count where key like $1 || ':' || $2 || '%'`,
      [name, person.id],
    )
  ).rows[0]?.tries ?? 0;

const useUpExports = ({ person }: Reader) =>
  college.database.owner.query(
    `insert into rate_count (key, tries) values ('exports:' || $1, 10) on conflict (key) do update set tries = 10`,
    [person.id],
  );

/** The first page of what each digit finds, all asked for at once; how many were given. */
async function readFirstPages(reader: Reader, digits: readonly number[]): Promise<number> {
  const pages = digits.map((digit) => reader.call(USERS, { filter: { search: String(digit) } }));
  return (await Promise.all(pages)).filter(({ errors }) => errors.length === 0).length;
}

test('reading a list to its end is an export, counted and in the audit log, though nobody has said so (J1)', async () => {
  const reader = await newReader();
  expect((await readAll(reader)).problem).toBeUndefined();
  expect(await readOns(reader)).toEqual([{ entity: 'users', after: {} }]);
  expect((await readAll(reader)).problem).toBeUndefined();
  expect(await readOns(reader)).toHaveLength(1);
  expect(await countOf('exports', reader)).toBe(1);

  const busy = await newReader();
  await useUpExports(busy);
  // What was given before is given again, and nothing beyond it.
  for (let times = 0; times < 2; times += 1)
    expect(await readAll(busy)).toEqual({ pages: 5, problem: 'tooManyRequests' });
  expect(await readOns(busy)).toEqual([]);
});

test('an export that was announced is counted once; one of another list says nothing about it', async () => {
  const honest = await newReader();
  await open(honest);
  await useUpExports(honest);
  expect((await readAll(honest)).problem).toBeUndefined();
  expect(await readOns(honest)).toHaveLength(1);

  const sly = await newReader();
  await open(sly, {}, 'regions');
  await useUpExports(sly);
  expect((await readAll(sly)).problem).toBe('tooManyRequests');
});

test('first pages found by many words are one export as well, also when they are asked for at once', async () => {
  const reader = await newReader();
  expect(await readFirstPages(reader, [1, 2, 3, 4, 5, 6, 7, 8])).toBe(8);
  expect(await readOns(reader)).toHaveLength(1);
  expect(await countOf('exports', reader)).toBe(1);

  const busy = await newReader();
  await useUpExports(busy);
  expect(await readFirstPages(busy, [1, 2, 3, 4, 5, 6, 7, 8])).toBe(5);
  expect(await readFirstPages(busy, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(5);
  expect(await readOns(busy)).toEqual([]);
});

test('a user who reads as people do is counted nowhere, however often the page is opened', async () => {
  const reader = await newReader();
  for (let times = 0; times < 7; times += 1) await reader.call(USERS, { first: 90 });
  expect(await countOf('read-on', reader)).toBe(0);
});
