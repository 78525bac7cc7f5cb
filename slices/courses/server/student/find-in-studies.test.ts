import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const STUDENTS = `query findInStudies($search: String!) { findInStudies(search: $search) { students { name courseOfferingId } } }`;
const FIND = `query findInStudies($search: String!) { findInStudies(search: $search) { planned { name } } }`;

test('a manager finds the courses of the groups of their campuses by a word, and those of no other campus', async () => {
  const [denver, walsall] = [await college.region(), await college.region()];
  const courseFor = async (regionId: string, name: string) =>
    college.course({ name, groupIds: [(await college.group({ regionId })).id] });
  await courseFor(denver.id, 'Preaching');
  await courseFor(walsall.id, 'Preaching again');
  const found = async (roles: ('user' | 'manager' | 'admin')[]) => {
    const browser = await college.signedIn({ roles, regionIds: [denver.id] });
    return (await browser.call(FIND, { search: 'preach' })).data?.['findInStudies'];
  };
  expect(await found(['user', 'manager'])).toEqual({ planned: [{ name: 'Preaching' }] });
  // The office finds them in the catalogue, and students those they take.
  expect(await found(['user', 'admin'])).toEqual({ planned: [] });
  expect(await found(['user'])).toEqual({ planned: [] });
});

test('a student whom a teacher looks for is found in a course that goes on, not in one that is still to begin', async () => {
  const region = await college.region();
  const group = await college.group({ regionId: region.id });
  const teacher = await college.signedIn({ regionIds: [region.id] });
  const { owner } = college.database;
  const named = await owner.query<{ id: string }>(
    "insert into teacher (region_id, name, person_id) values ($1, 'Ruth', $2) returning id",
    [region.id, teacher.person.id],
  );
  const teacherId = named.rows[0]?.id ?? '';
  const [running, coming] = [
    await college.course({ name: 'Preaching', groupIds: [group.id], teacherId }),
    await college.course({ name: 'Leading', groupIds: [group.id], teacherId }),
  ];
  await college.person({ lastName: 'Herrera', regionIds: [region.id], groupIds: [group.id] });
  await owner.query(`update course_group set first_day = '2099-01-10' where course_id = $1`, [coming.id]);
  const { rows } = await owner.query<{ id: string }>('select id from course_group where course_id = $1', [
    running.id,
  ]);
  const { data } = await teacher.call(STUDENTS, { search: 'herrera' });
  expect(data?.['findInStudies']).toMatchObject({ students: [{ courseOfferingId: rows[0]?.id }] });
});
