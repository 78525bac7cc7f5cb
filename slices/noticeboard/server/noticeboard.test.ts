import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let walsall: { id: string };
let budapest: { id: string };
let superadmin: Browser;
let admin: Browser;
beforeAll(async () => {
  college = await College.open();
  walsall = await college.region();
  budapest = await college.region();
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [walsall.id] });
});
afterAll(() => college.close());

const MINUTE = 60_000;
const CREATE = `mutation createNewsPost($postId: ID!, $postInput: NewsPostInput!) {
  createNewsPost(postId: $postId, postInput: $postInput) { _id status reach version } }`;
const UPDATE = `mutation updateNewsPost($postId: ID!, $version: Int!, $postInput: NewsPostInput!) {
  updateNewsPost(postId: $postId, version: $version, postInput: $postInput) { status version told isTold } }`;
const DELETE = 'mutation deleteNewsPost($postId: ID!) { deleteNewsPost(postId: $postId) }';
const RESTORE = 'mutation restoreNewsPost($postId: ID!) { restoreNewsPost(postId: $postId) { _id } }';
const READ = 'mutation readNewsPost($postId: ID!) { readNewsPost(postId: $postId) { isRead } }';
const NEWS = `query news($first: Int, $after: ID, $search: String, $unread: Boolean) {
  news(first: $first, after: $after, search: $search, unread: $unread) {
    nextCursor rows { _id title body locale isRead pinned } } }`;
const MANAGED = `query managedNews($status: NewsStatus) {
  managedNews(status: $status, first: 100) { rows { _id title status reach readers told toTell isTold } } }`;
const REACH = `query newsReach($audience: NewsAudience!, $regionIds: [ID!], $groupIds: [ID!]) {
  newsReach(audience: $audience, regionIds: $regionIds, groupIds: $groupIds) }`;

const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;

interface Shown {
  _id: string;
  title: string;
  [field: string]: unknown;
}

const rowsOf = (page: unknown): Shown[] => (page as { rows: Shown[] }).rows;

async function newsOf(reader: Browser, question: Record<string, unknown> = {}): Promise<Shown[]> {
  const { data, errors } = await reader.call(NEWS, question);
  expect(errors).toEqual([]);
  return rowsOf(data?.['news']);
}
const titlesOf = async (reader: Browser, question = {}) =>
  (await newsOf(reader, question)).map(({ title }) => title);

const managedOf = async (keeper: Browser, question = {}) =>
  rowsOf((await keeper.call(MANAGED, question)).data?.['managedNews']);

const input = (title: string, said: Record<string, unknown> = {}) => ({
  texts: [{ locale: 'en', title, body: '<p>Read me</p>' }],
  audience: 'EVERYBODY',
  publishNow: true,
  ...said,
});

async function post(keeper: Browser, title: string, said: Record<string, unknown> = {}): Promise<string> {
  const postId = randomUUID();
  expect((await keeper.call(CREATE, { postId, postInput: input(title, said) })).errors).toEqual([]);
  return postId;
}

test('everybody reads exactly what is for them: all, their campus, their group, alumni (HOLE-60) (DASH-14)', async () => {
  const [first, second] = [
    await college.group({ regionId: walsall.id }),
    await college.group({ regionId: walsall.id }),
  ];
  const ana = await college.signedIn({ regionIds: [walsall.id], groupIds: [first.id] });
  const ben = await college.signedIn({ regionIds: [budapest.id] });
  const cleo = await college.signedIn({ regionIds: [budapest.id] });
  await college.database.owner.query(`update person set graduated_on = '2025-06-01' where id = $1`, [
    cleo.person.id,
  ]);
  await post(superadmin, 'For all');
  await post(admin, 'For Walsall', { audience: 'REGIONS', regionIds: [walsall.id] });
  await post(admin, 'For the first group', { audience: 'GROUPS', groupIds: [first.id] });
  await post(admin, 'For the second group', { audience: 'GROUPS', groupIds: [second.id] });
  await post(superadmin, 'For alumni', { audience: 'ALUMNI' });
  expect((await titlesOf(ana)).toSorted()).toEqual(['For Walsall', 'For all', 'For the first group']);
  expect(await titlesOf(ben)).toEqual(['For all']);
  expect((await titlesOf(cleo)).toSorted()).toEqual(['For all', 'For alumni']);
  const forAlumni = `query news { news(first: 100, audience: ALUMNI) { rows { title sender } } }`;
  expect((await cleo.call(forAlumni)).data).toMatchObject({ news: { rows: [{ title: 'For alumni' }] } });
  expect((await ben.call(forAlumni)).data).toEqual({ news: { rows: [] } });
  const keeper = await college.signedIn({ roles: ['user', 'superadmin'] });
  expect((await keeper.call(forAlumni)).data).toMatchObject({ news: { rows: [{ title: 'For alumni' }] } });
  expect(await problemOf(college.visitor().call(NEWS))).toBe('sessionMissing');

  const free = await college.group({ regionId: walsall.id, openForSignUp: true });
  const dan = await college.signedIn({
    regionIds: [walsall.id],
    groupIds: [free.id],
    registeredFreely: true,
  });
  await post(admin, 'For the free group', { audience: 'GROUPS', groupIds: [free.id] });
  expect(await titlesOf(dan)).toEqual(['For the free group']);
});

test('a draft, a post whose time has not come and one that has ended are read by nobody', async () => {
  const region = await college.region();
  const office = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
  const ana = await college.signedIn({ regionIds: [region.id] });
  const there = { audience: 'REGIONS', regionIds: [region.id], publishNow: false };
  const at = (ms: number) => new Date(college.now().getTime() + ms).toISOString();
  await post(office, 'Draft', there);
  await post(office, 'Later', { ...there, publishAt: at(10 * MINUTE) });
  await post(office, 'Short', { ...there, publishAt: at(-MINUTE), endsAt: at(5 * MINUTE) });
  const seen = async () => (await titlesOf(ana)).filter((title) => title !== 'For all');
  expect(await seen()).toEqual(['Short']);
  expect((await managedOf(office)).map(({ title, status }) => [title, status])).toEqual([
    ['Draft', 'DRAFT'],
    ['Later', 'SCHEDULED'],
    ['Short', 'PUBLISHED'],
  ]);
  college.pass(6 * MINUTE);
  expect(await seen()).toEqual([]);
  college.pass(5 * MINUTE);
  expect(await seen()).toEqual(['Later']);
  expect((await managedOf(office, { status: 'ENDED' })).map(({ title }) => title)).toEqual(['Short']);
  expect(
    await problemOf(
      office.call(CREATE, {
        postId: randomUUID(),
        postInput: input('Backwards', { ...there, publishAt: at(0), endsAt: at(-MINUTE) }),
      }),
    ),
  ).toBe('newsEndsTooEarly');
});

test('a reader gets their language, else English, else any; the text is cleaned', async () => {
  const region = await college.region();
  const office = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
  const there = { audience: 'REGIONS', regionIds: [region.id] };
  await post(office, '', {
    ...there,
    texts: [
      { locale: 'es_MX', title: 'Hola', body: '<p>¡Hola!</p>' },
      { locale: 'en', title: 'Hello', body: '<p onclick="steal()">Hi<script>steal()</script></p>' },
    ],
  });
  await post(office, '', { ...there, texts: [{ locale: 'de_DE', title: 'Nur deutsch', body: '' }] });
  const ana = await college.signedIn({ regionIds: [region.id] });
  const english = (await newsOf(ana)).find(({ title }) => title === 'Hello');
  expect(english).toMatchObject({ body: '<p>Hi</p>', locale: 'en' });
  expect((await titlesOf(ana)).includes('Nur deutsch')).toBe(true);
  expect(await titlesOf(ana, { search: 'hola deut' })).toEqual([]);
  expect(await titlesOf(ana, { search: 'hóla' })).toEqual(['Hello']);
});

test('a page follows the other, pinned posts first and then the newest (DASH-05)', async () => {
  const region = await college.region();
  const there = { audience: 'REGIONS', regionIds: [region.id], publishNow: false };
  const days = (count: number) => new Date(college.now().getTime() - count * 24 * 60 * MINUTE).toISOString();
  for (let day = 1; day <= 5; day++)
    await post(superadmin, `Day ${day}`, { ...there, publishAt: days(day), pinned: day === 4 });
  const ana = await college.signedIn({ regionIds: [region.id] });
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await ana.call(NEWS, { first: 2, after });
    const page = data?.['news'] as { rows: Shown[]; nextCursor: string | null };
    seen.push(...page.rows.map(({ title }) => title));
    after = page.nextCursor;
  } while (after !== null);
  expect(seen.filter((title) => title !== 'For all')).toEqual(['Day 4', 'Day 1', 'Day 2', 'Day 3', 'Day 5']);
});

test('opening a post marks it read for this reader, and its keepers see how many have', async () => {
  const region = await college.region();
  const office = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
  const postId = await post(office, 'Read me', { audience: 'REGIONS', regionIds: [region.id] });
  const [ana, ben] = [
    await college.signedIn({ regionIds: [region.id] }),
    await college.signedIn({ regionIds: [region.id] }),
  ];
  const isUnread = async (reader: Browser) => (await titlesOf(reader, { unread: true })).includes('Read me');
  expect(await isUnread(ana)).toBe(true);
  for (let time = 0; time < 2; time++)
    expect((await ana.call(READ, { postId })).data).toEqual({ readNewsPost: { isRead: true } });
  expect([await isUnread(ana), await isUnread(ben)]).toEqual([false, true]);
  expect(await managedOf(office)).toMatchObject([{ reach: 3, readers: 1 }]);
  const stranger = await college.signedIn({ regionIds: [walsall.id] });
  expect(await problemOf(stranger.call(READ, { postId }))).toBe('recordNotFound');
  await college.database.owner.query('delete from person where id = $1', [ana.person.id]);
  expect(await managedOf(office)).toMatchObject([{ readers: 0 }]);
});

test('a campus keeps the posts for its own people; what is for everybody is kept by superadmins (DASH-15)', async () => {
  const elsewhere = await college.group({ regionId: budapest.id });
  const tried = (said: Record<string, unknown>) =>
    problemOf(admin.call(CREATE, { postId: randomUUID(), postInput: input('Tried', said) }));
  expect(await tried({})).toBe('recordNotFound');
  expect(await tried({ audience: 'ALUMNI' })).toBe('recordNotFound');
  expect(await tried({ audience: 'REGIONS', regionIds: [walsall.id, budapest.id] })).toBe('recordNotFound');
  expect(await tried({ audience: 'GROUPS', groupIds: [elsewhere.id] })).toBe('recordNotFound');
  expect(await tried({ audience: 'REGIONS', regionIds: [] })).toBe('newsNeedsCampus');
  expect(await problemOf(admin.call(REACH, { audience: 'REGIONS', regionIds: [budapest.id] }))).toBe(
    'recordNotFound',
  );
  const shared = await post(superadmin, 'Of both', {
    audience: 'REGIONS',
    regionIds: [walsall.id, budapest.id],
  });
  const titles = (await managedOf(admin)).map(({ title }) => title);
  expect([titles.includes('Of both'), titles.includes('For all')]).toEqual([false, false]);
  expect(await problemOf(admin.call(DELETE, { postId: shared }))).toBe('recordNotFound');
  const ana = await college.signedIn({ regionIds: [walsall.id] });
  expect(await problemOf(ana.call(MANAGED))).toBe('notAllowed');
});

test('a post is made once, changed unless another user has, deleted and brought back', async () => {
  const postId = randomUUID();
  const sent = { postId, postInput: input('Twice', { publishNow: false }) };
  const answers = await Promise.all([superadmin.call(CREATE, sent), superadmin.call(CREATE, sent)]);
  for (const { data } of answers)
    expect(data).toMatchObject({ createNewsPost: { status: 'DRAFT', version: 1 } });
  const change = { postId, version: 1, postInput: input('Twice, changed', { publishNow: false }) };
  for (let time = 0; time < 2; time++)
    expect((await superadmin.call(UPDATE, change)).data).toMatchObject({ updateNewsPost: { version: 2 } });
  expect(
    await problemOf(superadmin.call(UPDATE, { ...change, postInput: input('Late', { publishNow: false }) })),
  ).toBe('changedMeanwhile');
  expect((await superadmin.call(DELETE, { postId })).data).toEqual({ deleteNewsPost: true });
  const isKept = async () => (await managedOf(superadmin)).some(({ _id }) => _id === postId);
  expect(await isKept()).toBe(false);
  await superadmin.call(RESTORE, { postId });
  expect(await isKept()).toBe(true);
  const { rows } = await college.database.owner.query<{ action: string }>(
    'select action from audit where entity_id = $1 order by id',
    [postId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'createNewsPost',
    'updateNewsPost',
    'deleteNewsPost',
    'restoreNewsPost',
  ]);
});

test('readers comment where it is allowed; the author and the keepers of the post take a comment away', async () => {
  const region = await college.region();
  const office = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
  const [ana, ben] = [
    await college.signedIn({ regionIds: [region.id] }),
    await college.signedIn({ regionIds: [region.id] }),
  ];
  const there = { audience: 'REGIONS', regionIds: [region.id] };
  const quiet = await post(office, 'Quiet', there);
  const open = await post(office, 'Open', { ...there, commentsAllowed: true });
  const say = async (reader: Browser, postId: string, content: string) => {
    const commentId = randomUUID();
    const add = `mutation addNewsComment($commentId: ID!, $postId: ID!, $content: String!) {
      addNewsComment(commentId: $commentId, postId: $postId, content: $content) }`;
    return { commentId, problem: await problemOf(reader.call(add, { commentId, postId, content })) };
  };
  const remove = (reader: Browser, commentId: string) =>
    problemOf(
      reader.call('mutation d($commentId: ID!) { deleteNewsComment(commentId: $commentId) }', { commentId }),
    );
  const heard = async () => {
    const { data } = await ben.call(
      'query p($postId: ID!) { newsPost(postId: $postId) { comments { rows { content mayDelete } } } }',
      { postId: open },
    );
    return (data?.['newsPost'] as { comments: { rows: unknown[] } } | undefined)?.comments.rows;
  };
  expect((await say(ana, quiet, 'Hello?')).problem).toBe('newsCommentsClosed');
  expect((await say(ana, open, '  ')).problem).toBe('newsCommentEmpty');
  const stranger = await college.signedIn({ regionIds: [walsall.id] });
  expect((await say(stranger, open, 'Hello')).problem).toBe('recordNotFound');
  const first = await say(ana, open, 'I come.');
  college.pass(MINUTE);
  const second = await say(ben, open, 'So do I.');
  expect(await heard()).toEqual([
    { content: 'I come.', mayDelete: false },
    { content: 'So do I.', mayDelete: true },
  ]);
  expect(await remove(ben, first.commentId)).toBe('recordNotFound');
  expect(await remove(office, first.commentId)).toBeUndefined();
  expect(await remove(ben, second.commentId)).toBeUndefined();
  const bringBack = (reader: Browser, commentId: string) =>
    problemOf(
      reader.call('mutation r($commentId: ID!) { restoreNewsComment(commentId: $commentId) }', { commentId }),
    );
  // What the office has taken away, its author does not bring back.
  expect(await bringBack(ana, first.commentId)).toBe('recordNotFound');
  expect(await bringBack(ben, second.commentId)).toBeUndefined();
  expect(await heard()).toEqual([{ content: 'So do I.', mayDelete: true }]);
  expect(await remove(ben, second.commentId)).toBeUndefined();
  expect(await heard()).toEqual([]);
});
