import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '#kit/calendar/zone.ts';
import { College } from '#testing/college.ts';
import { entriesOf } from '#testing/read-zip.ts';

let college: College;
let walsall: { id: string };
beforeAll(async () => {
  college = await College.open();
  walsall = await college.region({ timeZone: 'Europe/London' });
});
afterAll(() => college.close());

const OWN = `query ownCourses { ownCourses {
  groups { _id name outlinesUrl } taken { groupId firstDay course { code teacher { name } } } } }`;
const PREVIEW = `query previewedCourses($groupId: ID!) { previewedCourses(groupId: $groupId) {
  groups { name } taken { course { code } } } }`;

interface Shown {
  groups: { _id: string; outlinesUrl: string | null }[];
  taken: { groupId: string; course: { code: string } }[];
}

const group = (name: string) => college.group({ regionId: walsall.id, name });
const student = (...groupIds: string[]) => college.signedIn({ regionIds: [walsall.id], groupIds });

async function giveOutline(courseId: string, { name, body }: { name: string; body: string }) {
  const key = `course-files/${courseId}`;
  await college.served.state.store.put(key, Buffer.from(body), { contentType: 'application/pdf' });
  await college.database.owner.query(
    'update course_text set outline_key = $2, outline_name = $3, outline_bytes = $4 where course_id = $1',
    [courseId, key, name, Buffer.byteLength(body)],
  );
}

test('a student is shown their groups, each with its own courses in its order', async () => {
  const [first, evening] = [await group('First year'), await group('Evening')];
  const romans = await college.course({ code: 'S 1', groupIds: [first.id] });
  const acts = await college.course({ code: 'S 2', groupIds: [first.id, evening.id] });
  await college.course({ code: 'S 3', groupIds: [first.id], hidden: true });
  await college.course({ code: 'S 4', groupIds: [first.id], firstDay: '2199-01-01' });
  const ana = await student(first.id, evening.id);
  const own = (await ana.call(OWN)).data?.['ownCourses'] as Shown | undefined;
  const { groups, taken } = own ?? { groups: [], taken: [] };
  expect(groups.map(({ _id }) => _id).toSorted()).toEqual([first.id, evening.id].toSorted());
  const codesIn = (groupId: string) =>
    taken.filter((one) => one.groupId === groupId).map(({ course }) => course.code);
  expect([codesIn(first.id), codesIn(evening.id)]).toEqual([[romans.code, acts.code], [acts.code]]);
  expect(groups.map(({ outlinesUrl }) => outlinesUrl)).toEqual([null, null]);
});

test('on the day of a move each course is told once, with the new group', async () => {
  const [old, next] = [await group('Day class'), await group('Evening class')];
  const acts = await college.course({ code: 'M 1', groupIds: [old.id, next.id] });
  const ben = await student(old.id, next.id);
  const move = (day: string | null) =>
    college.database.owner.query(
      `update group_member m set
         first_day = case when m.group_id = $1 then '2020-01-06' else coalesce($3::date, '2020-01-06') end,
         last_day = case when m.group_id = $1 then $3::date end
       where m.group_id in ($1, $2)`,
      [old.id, next.id, day],
    );
  const shown = async () => {
    const own = (await ben.call(OWN)).data?.['ownCourses'] as Shown | undefined;
    return [own?.groups.map(({ _id }) => _id), own?.taken.map(({ groupId }) => groupId)];
  };
  await move(null);
  expect((await shown()).map((ids) => ids?.toSorted())).toEqual([
    [old.id, next.id].toSorted(),
    [old.id, next.id].toSorted(),
  ]);
  await move(dayIn(college.now(), 'Europe/London'));
  expect(await shown()).toEqual([[next.id], [next.id]]);
  // What only the old group takes stays until the day ends.
  const hebrew = await college.course({ code: 'M 2', groupIds: [old.id] });
  const own = (await ben.call(OWN)).data?.['ownCourses'] as Shown | undefined;
  expect(own?.taken.map(({ groupId, course }) => [groupId, course.code])).toEqual([
    [next.id, acts.code],
    [old.id, hebrew.code],
  ]);
});

test('a user without a group is told of none', async () => {
  expect((await (await student()).call(OWN)).data).toEqual({ ownCourses: { groups: [], taken: [] } });
});

test('an admin looks at a group as its students do, and records nothing; a manager does not (COUR-16)', async () => {
  const shown = await group('Shown');
  const course = await college.course({ groupIds: [shown.id] });
  await college.course({ groupIds: [shown.id], hidden: true });
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [walsall.id] });
  const counted = async () =>
    (
      await college.database.owner.query<{ rows: string }>(
        `select (select count(*) from audit) + (select count(*) from lesson_progress) + (select count(*) from log_entry) as rows`,
      )
    ).rows[0]?.rows;
  const before = await counted();
  expect((await admin.call(PREVIEW, { groupId: shown.id })).data).toEqual({
    previewedCourses: { groups: [{ name: 'Shown' }], taken: [{ course: { code: course.code } }] },
  });
  expect(await counted()).toBe(before);
  const elsewhere = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [(await college.region()).id],
  });
  expect((await elsewhere.call(PREVIEW, { groupId: shown.id })).data).toEqual({ previewedCourses: null });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  expect((await manager.call(PREVIEW, { groupId: shown.id })).errors[0]?.extensions.problem).toBe(
    'notAllowed',
  );
});

test('one zip has all outlines of a group, each name once, and is called by the group (COUR-08, HOLE-32)', async () => {
  const zipped = await group('Erstes Jahr');
  const [a, b, c] = [
    await college.course({ groupIds: [zipped.id] }),
    await college.course({ groupIds: [zipped.id] }),
    await college.course({ groupIds: [zipped.id], hidden: true }),
  ];
  await giveOutline(a.id, { name: 'Römer.pdf', body: '%PDF a' });
  await giveOutline(b.id, { name: 'Römer.pdf', body: '%PDF bb' });
  await giveOutline(c.id, { name: 'Secret.pdf', body: '%PDF c' });
  const ana = await student(zipped.id);
  const { data } = await ana.call(OWN);
  expect(data).toMatchObject({
    ownCourses: { groups: [{ outlinesUrl: `/downloads/groups/${zipped.id}/course-outlines.zip` }] },
  });
  const answer = await ana.fetch(`/downloads/groups/${zipped.id}/course-outlines.zip`);
  expect(answer.headers.get('content-disposition')).toContain('Erstes Jahr-course-outlines.zip');
  const zip = Buffer.from(await answer.arrayBuffer());
  expect(Number(answer.headers.get('content-length'))).toBe(zip.length);
  expect(entriesOf(zip).map(({ name, body }) => [name, body.toString()])).toEqual([
    ['Römer.pdf', '%PDF a'],
    ['Römer (2).pdf', '%PDF bb'],
  ]);
  const stranger = await student((await group('Another')).id);
  expect((await stranger.fetch(`/downloads/groups/${zipped.id}/course-outlines.zip`)).status).toBe(404);
});

test('without files there is no zip', async () => {
  const bare = await group('Bare');
  await college.course({ groupIds: [bare.id] });
  const ana = await student(bare.id);
  expect((await ana.call(OWN)).data).toMatchObject({ ownCourses: { groups: [{ outlinesUrl: null }] } });
  expect((await ana.fetch(`/downloads/groups/${bare.id}/course-outlines.zip`)).status).toBe(404);
});
