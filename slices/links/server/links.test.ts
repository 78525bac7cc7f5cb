import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let walsall: { id: string };
let superadmin: Browser;
let admin: Browser;
beforeAll(async () => {
  college = await College.open();
  walsall = await college.region();
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [walsall.id] });
});
afterAll(() => college.close());

const CREATE = `mutation createLink($linkId: ID!, $linkInput: LinkInput!) {
  createLink(linkId: $linkId, linkInput: $linkInput) { title url groupName version } }`;
const UPDATE = `mutation updateLink($linkId: ID!, $version: Int!, $linkInput: LinkInput!) {
  updateLink(linkId: $linkId, version: $version, linkInput: $linkInput) { title version } }`;
const DELETE = 'mutation deleteLink($linkId: ID!) { deleteLink(linkId: $linkId) }';
const OWN = 'query ownLinks { ownLinks { title } }';
const KEPT = 'query links { links { title } }';

const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;
const titlesOf = async (reader: Browser, query = OWN) =>
  Object.values((await reader.call(query)).data ?? {}).flatMap((links) =>
    (links as { title: string }[]).map(({ title }) => title),
  );
const input = (title: string, groupId: string | null = null) => ({
  title,
  url: 'https://library.example.org',
  groupId,
});

async function make(keeper: Browser, title: string, groupId: string | null = null): Promise<string> {
  const linkId = randomUUID();
  expect((await keeper.call(CREATE, { linkId, linkInput: input(title, groupId) })).errors).toEqual([]);
  return linkId;
}

test('a student sees the links for everybody and for their group, and no others (HOLE-33)', async () => {
  const [first, second] = [
    await college.group({ regionId: walsall.id }),
    await college.group({ regionId: walsall.id }),
  ];
  await make(superadmin, 'Library');
  await make(admin, 'First year timetable', first.id);
  await make(admin, 'Second year timetable', second.id);
  const ana = await college.signedIn({ regionIds: [walsall.id], groupIds: [first.id] });
  expect(await titlesOf(ana)).toEqual(['Library', 'First year timetable']);
  expect(await titlesOf(admin, KEPT)).toEqual(['First year timetable', 'Second year timetable']);
  expect(await problemOf(ana.call(KEPT))).toBe('notAllowed');
});

test('a user who has only signed up for a free group sees its links and no others, until staff put them into a class (C6)', async () => {
  const [free, first] = [
    await college.group({ regionId: walsall.id, openForSignUp: true }),
    await college.group({ regionId: walsall.id }),
  ];
  await make(superadmin, 'For students');
  await make(admin, 'Free course', free.id);
  const ana = await college.signedIn({
    regionIds: [walsall.id],
    groupIds: [free.id],
    registeredFreely: true,
  });
  expect(await titlesOf(ana)).toEqual(['Free course']);
  const add = `mutation addGroupMember($groupId: ID!, $personId: ID!) {
    addGroupMember(groupId: $groupId, personId: $personId) { _id } }`;
  expect((await admin.call(add, { groupId: first.id, personId: ana.person.id })).errors).toEqual([]);
  expect(await titlesOf(ana)).toContain('For students');
});

test('an admin keeps links of their campus only, and none for everybody', async () => {
  const elsewhere = await college.group({ regionId: (await college.region()).id });
  const tried = (groupId: string | null) =>
    problemOf(admin.call(CREATE, { linkId: randomUUID(), linkInput: input('Tried', groupId) }));
  expect([await tried(null), await tried(elsewhere.id)]).toEqual(['recordNotFound', 'recordNotFound']);
  const forAll = await make(superadmin, 'For all');
  expect(await problemOf(admin.call(DELETE, { linkId: forAll }))).toBe('recordNotFound');
});

test('a link is made once, changed unless another user has, and an address that would run is refused', async () => {
  const linkId = randomUUID();
  const sent = { linkId, linkInput: input('Bible online') };
  const answers = await Promise.all([superadmin.call(CREATE, sent), superadmin.call(CREATE, sent)]);
  for (const { data } of answers)
    expect(data).toMatchObject({ createLink: { url: 'https://library.example.org', version: 1 } });
  const change = { linkId, version: 1, linkInput: input('Bible to read') };
  for (let time = 0; time < 2; time++)
    expect((await superadmin.call(UPDATE, change)).data).toMatchObject({ updateLink: { version: 2 } });
  expect(await problemOf(superadmin.call(UPDATE, { ...change, linkInput: input('Late') }))).toBe(
    'changedMeanwhile',
  );
  const running = { ...sent, linkInput: { title: 'x', url: 'javascript:alert(1)' } };
  expect(await problemOf(superadmin.call(CREATE, running))).toBe('linkUrlInvalid');
  expect((await superadmin.call(DELETE, { linkId })).data).toEqual({ deleteLink: true });
  const { rows } = await college.database.owner.query<{ action: string }>(
    'select action from audit where entity_id = $1 order by id',
    [linkId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['createLink', 'updateLink', 'deleteLink']);
});
