import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
let walsall: { id: string };
let jakarta: { id: string };
beforeAll(async () => {
  college = await College.open();
  [walsall, jakarta] = [await college.region(), await college.region({ timeZone: 'Asia/Jakarta' })];
});
afterAll(() => college.close());

const OWN = `query ownCourses { ownCourses { groups { name isPast } taken { course { code } } } }`;
const COURSE = `query course($courseId: ID!) { course(courseId: $courseId) { code isTaken wasTaken startedOn } }`;
const FIND = `query findInStudies($search: String!) { findInStudies(search: $search) { courses { code } } }`;

const GRADUATED = '2026-07-01';

/** A person who was in a group until a day. */
async function formerMember(groupId: string, lastDay: string | null, graduatedOn: string | null) {
  const reader = await college.signedIn({
    regionIds: [walsall.id],
    groupIds: [groupId],
    ...(graduatedOn !== null && { graduatedOn }),
  });
  await college.database.owner.query('update group_member set last_day = $2 where person_id = $1', [
    reader.person.id,
    lastDay,
  ]);
  return reader;
}

type Reader = Awaited<ReturnType<typeof formerMember>>;

const codesOf = async (reader: Reader): Promise<string[]> => {
  const { data } = await reader.call(OWN);
  const own = data?.['ownCourses'] as { taken: { course: { code: string } }[] };
  return own.taken.map(({ course }) => course.code);
};
const courseFor = async (reader: Reader, courseId: string) =>
  (await reader.call(COURSE, { courseId })).data?.['course'];

test.each([
  ['left', false, GRADUATED],
  ['is still in, put away by now', true, null],
])('a graduate keeps the courses of a group that they %s, to read', async (_, archived, lastDay) => {
  const group = await college.group({ regionId: walsall.id, name: 'Second year', archived });
  const romans = await college.course({ groupIds: [group.id] });
  const later = await college.course({ groupIds: [group.id], firstDay: '2199-01-01' });
  const hidden = await college.course({ groupIds: [group.id], hidden: true });
  const graduate = await formerMember(group.id, lastDay, GRADUATED);
  expect((await graduate.call(OWN)).data).toEqual({
    ownCourses: {
      groups: [{ name: 'Second year', isPast: true }],
      taken: [{ course: { code: romans.code } }],
    },
  });
  expect(await courseFor(graduate, romans.id)).toEqual({
    code: romans.code,
    isTaken: false,
    wasTaken: true,
    startedOn: null,
  });
  expect([await courseFor(graduate, later.id), await courseFor(graduate, hidden.id)]).toEqual([null, null]);
  expect((await graduate.call(FIND, { search: romans.code })).data).toEqual({
    findInStudies: { courses: [{ code: romans.code }] },
  });
});

test('a former student who has not graduated keeps nothing', async () => {
  const group = await college.group({ regionId: walsall.id });
  const course = await college.course({ groupIds: [group.id] });
  const former = await formerMember(group.id, GRADUATED, null);
  expect([await codesOf(former), await courseFor(former, course.id)]).toEqual([[], null]);
});

test('what began after they left, what others took and another campus stay closed to a graduate', async () => {
  const [own, parallel] = [
    await college.group({ regionId: walsall.id }),
    await college.group({ regionId: walsall.id }),
  ];
  const abroad = await college.group({ regionId: jakarta.id });
  const romans = await college.course({ groupIds: [own.id] });
  const closed = [
    await college.course({ groupIds: [own.id], firstDay: '2026-07-02' }),
    await college.course({ groupIds: [parallel.id] }),
    await college.course({ groupIds: [abroad.id] }),
  ];
  const graduate = await formerMember(own.id, GRADUATED, GRADUATED);
  expect(await codesOf(graduate)).toEqual([romans.code]);
  for (const { id } of closed) expect(await courseFor(graduate, id)).toBeNull();
});

test('a graduate who studies again finds the present group first and marked as such', async () => {
  const [before, now] = [
    await college.group({ regionId: walsall.id, name: 'Second year' }),
    await college.group({ regionId: walsall.id, name: 'Third year' }),
  ];
  const romans = await college.course({ groupIds: [before.id, now.id] });
  const graduate = await formerMember(before.id, GRADUATED, GRADUATED);
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2026-01-05')`,
    [now.id, graduate.person.id, walsall.id],
  );
  expect((await graduate.call(OWN)).data).toMatchObject({
    ownCourses: {
      groups: [
        { name: 'Third year', isPast: false },
        { name: 'Second year', isPast: true },
      ],
    },
  });
  expect(await courseFor(graduate, romans.id)).toMatchObject({ isTaken: true, wasTaken: false });
});
