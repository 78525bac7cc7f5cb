import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { expectOneConnectionEach } from '#testing/one-connection-each.ts';

expectOneConnectionEach();

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser;
let manager: Browser;
let elsewhere: Browser;

const SEEN = '{ _id name biography personId personName photoUrl archived version }';
const CREATE = `mutation createTeacher($teacherId: ID!, $regionId: ID!, $teacherInput: TeacherInput!) {
  createTeacher(teacherId: $teacherId, regionId: $regionId, teacherInput: $teacherInput) ${SEEN} }`;
const UPDATE = `mutation updateTeacher($teacherId: ID!, $version: Int!, $teacherInput: TeacherInput!) {
  updateTeacher(teacherId: $teacherId, version: $version, teacherInput: $teacherInput) ${SEEN} }`;
const ARCHIVE = `mutation archiveTeacher($teacherId: ID!, $archived: Boolean!) {
  archiveTeacher(teacherId: $teacherId, archived: $archived) ${SEEN} }`;
const DELETE = 'mutation deleteTeacher($teacherId: ID!) { deleteTeacher(teacherId: $teacherId) }';
const PHOTO = `mutation setTeacherPhoto($teacherId: ID!, $photo: String!) {
  setTeacherPhoto(teacherId: $teacherId, photo: $photo) { photoUrl } }`;
const LIST = `query teachers($filter: TeacherFilter, $descending: Boolean, $first: Int, $after: ID) {
  teachers(filter: $filter, descending: $descending, first: $first, after: $after) {
    rows { _id name } nextCursor count } }`;

interface Page {
  rows: { _id: string; name: string }[];
  nextCursor: string | null;
  count: number;
}
const ask = async (browser: Browser, variables: Record<string, unknown>) =>
  (await browser.call(LIST, variables)).data?.['teachers'] as Page;
const names = async (browser: Browser, filter: Record<string, unknown> = {}) =>
  (await ask(browser, { filter, first: 100 })).rows.map(({ name }) => name);

async function added(name: string, facts: Record<string, unknown> = {}, regionId = denver.id) {
  const teacherId = randomUUID();
  const by = regionId === denver.id ? admin : elsewhere;
  const { errors } = await by.call(CREATE, { teacherId, regionId, teacherInput: { name, ...facts } });
  expect(errors).toEqual([]);
  return teacherId;
}
const auditOf = async (teacherId: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select action, region_id, before, after from audit where entity_id = $1 order by id',
      [teacherId],
    )
  ).rows;
const problemOf = ({ errors }: Awaited<ReturnType<Browser['call']>>) => errors[0]?.extensions.problem;

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region({ name: 'Denver' }), await college.region({ name: 'Walsall' })];
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  elsewhere = await college.signedIn({ roles: ['user', 'admin'], regionIds: [walsall.id] });
});
afterAll(() => college.close());

describe('adding a teacher', () => {
  test('keeps what was said with nothing in it that could run, and says who did it (HOLE-77)', async () => {
    const ruth = await college.person({ firstName: 'Ruth', lastName: 'Adeyemi', regionIds: [denver.id] });
    const teacherId = randomUUID();
    const teacherInput = {
      name: ' Dr Ruth Adeyemi ',
      biography: '<p onclick="steal()">Teaches <b>Greek</b>.<script>steal()</script></p>',
      personId: ruth.id,
    };
    const { data } = await admin.call(CREATE, { teacherId, regionId: denver.id, teacherInput });
    expect(data).toEqual({
      createTeacher: {
        _id: teacherId,
        name: 'Dr Ruth Adeyemi',
        biography: expect.stringMatching(/^<p>Teaches .*Greek.*<\/p>$/) as string,
        personId: ruth.id,
        personName: 'Ruth Adeyemi',
        photoUrl: null,
        archived: false,
        version: 1,
      },
    });
    expect(JSON.stringify(data)).not.toContain('steal');
    expect(await auditOf(teacherId)).toMatchObject([
      { action: 'createTeacher', region_id: denver.id, after: { name: 'Dr Ruth Adeyemi' } },
    ]);
  });

  test('twice with one form adds one, and does not drop what the second says', async () => {
    const teacherId = randomUUID();
    const sent = { teacherId, regionId: denver.id, teacherInput: { name: 'Paul' } };
    await Promise.all([admin.call(CREATE, sent), admin.call(CREATE, sent)]);
    expect(await auditOf(teacherId)).toHaveLength(1);
    const other = await admin.call(CREATE, { ...sent, teacherInput: { name: 'Saul' } });
    expect(problemOf(other)).toBe('changedMeanwhile');
  });

  test('is for admins of the campus alone', async () => {
    const sent = { teacherId: randomUUID(), regionId: denver.id, teacherInput: { name: 'Paul' } };
    expect(problemOf(await manager.call(CREATE, sent))).toBe('notAllowed');
    expect(problemOf(await elsewhere.call(CREATE, sent))).toBe('recordNotFound');
  });

  test('takes an account of the campus that no other teacher there has, also when two ask at once', async () => {
    const ben = await college.person({ regionIds: [denver.id] });
    const stranger = await college.person({ regionIds: [walsall.id] });
    const link = (personId: string) =>
      admin.call(CREATE, {
        teacherId: randomUUID(),
        regionId: denver.id,
        teacherInput: { name: 'Linked', personId },
      });
    expect(problemOf(await link(stranger.id))).toBe('teacherAccountElsewhere');
    const both = await Promise.all([link(ben.id), link(ben.id)]);
    expect(both.map(problemOf).filter(Boolean)).toEqual(['teacherAccountTaken']);
  });
});

test('a campus that is no more takes no teacher, regardless of who asks', async () => {
  const everywhere = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  const gone = { teacherId: randomUUID(), regionId: randomUUID(), teacherInput: { name: 'Nowhere' } };
  expect(problemOf(await everywhere.call(CREATE, gone))).toBe('recordNotFound');
});

describe('changing a teacher', () => {
  test('counts a version and records only what was changed; a form from before is refused', async () => {
    const teacherId = await added('Before', { biography: '<p>Greek</p>' });
    const change = (name: string, version: number) =>
      admin.call(UPDATE, { teacherId, version, teacherInput: { name, biography: '<p>Greek</p>' } });
    expect((await change('After', 1)).data).toMatchObject({ updateTeacher: { name: 'After', version: 2 } });
    expect((await change('After', 1)).data).toMatchObject({ updateTeacher: { version: 2 } });
    expect(problemOf(await change('Other', 1))).toBe('changedMeanwhile');
    expect(await auditOf(teacherId)).toMatchObject([
      { action: 'createTeacher' },
      { action: 'updateTeacher', before: { name: 'Before' }, after: { name: 'After' } },
    ]);
  });

  test('an account that moved away stays linked while the rest is changed', async () => {
    const moved = await college.person({ regionIds: [denver.id] });
    const teacherId = await added('Moved', { personId: moved.id });
    await college.database.owner.query('delete from person_region where person_id = $1', [moved.id]);
    const { data } = await admin.call(UPDATE, {
      teacherId,
      version: 1,
      teacherInput: { name: 'Moved on', personId: moved.id },
    });
    expect(data).toMatchObject({ updateTeacher: { name: 'Moved on', personId: moved.id } });
  });

  test('archiving twice leaves one line in the audit log, and is nothing for another campus', async () => {
    const teacherId = await added('Retired');
    expect(problemOf(await elsewhere.call(ARCHIVE, { teacherId, archived: true }))).toBe('recordNotFound');
    for (const archived of [true, true, false]) await admin.call(ARCHIVE, { teacherId, archived });
    expect((await auditOf(teacherId)).map(({ action }) => action)).toEqual([
      'createTeacher',
      'archiveTeacher',
      'restoreTeacher',
    ]);
  });
});

test('a teacher of a group cannot be deleted, anyone else can, with the photo (HOLE-77)', async () => {
  const teacherId = await added('Mistake');
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#7d0023' } })
    .jpeg()
    .toBuffer();
  const { data } = await admin.call(PHOTO, { teacherId, photo: photo.toString('base64') });
  const photoUrl = (data?.['setTeacherPhoto'] as { photoUrl: string } | undefined)?.photoUrl ?? '';
  await college.runJobs();
  expect((await admin.fetch(photoUrl)).status).toBe(200);

  const group = await college.group({ regionId: denver.id });
  await college.database.owner.query(
    'insert into group_teacher (group_id, teacher_id, region_id) values ($1, $2, $3)',
    [group.id, teacherId, denver.id],
  );
  expect(problemOf(await admin.call(DELETE, { teacherId }))).toBe('teacherInUse');
  await college.database.owner.query('delete from group_teacher where teacher_id = $1', [teacherId]);
  expect(problemOf(await elsewhere.call(DELETE, { teacherId }))).toBe('recordNotFound');
  expect((await admin.call(DELETE, { teacherId })).data).toEqual({ deleteTeacher: true });
  await college.runJobs();
  expect((await admin.fetch(photoUrl)).status).toBe(404);
  expect((await auditOf(teacherId)).at(-1)).toMatchObject({
    action: 'deleteTeacher',
    before: { name: 'Mistake' },
  });
});

test('the list shows the staff of a campus its teachers, by the beginnings of names and page by page', async () => {
  const there = await college.region();
  const here = await college.signedIn({ roles: ['user', 'admin'], regionIds: [there.id] });
  for (const name of ['Émile Durand', 'Anna Berg', '王老师']) {
    await here.call(CREATE, { teacherId: randomUUID(), regionId: there.id, teacherInput: { name } });
  }
  await added('Elsewhere', {}, walsall.id);
  expect(await names(here)).toEqual(['Anna Berg', 'Émile Durand', '王老师']);
  expect(await names(here, { search: 'dur' })).toEqual(['Émile Durand']);
  expect(await names(here, { search: 'emile' })).toEqual(['Émile Durand']);
  expect(await names(here, { search: 'urand' })).toEqual([]);
  expect(await names(here, { search: '老师' })).toEqual(['王老师']);
  expect(await names(here, { regionId: walsall.id })).toEqual([]);
  expect(await names(here, { archived: true })).toEqual([]);
  for (const descending of [false, true]) {
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await ask(here, { descending, first: 1, after });
      seen.push(...page.rows.map(({ name }) => name));
      expect(page.count).toBe(3);
      after = page.nextCursor;
      if (!after) break;
    }
    expect(seen).toEqual(
      descending ? ['王老师', 'Émile Durand', 'Anna Berg'] : ['Anna Berg', 'Émile Durand', '王老师'],
    );
  }
});
