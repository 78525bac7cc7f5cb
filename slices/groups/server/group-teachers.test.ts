import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let manager: Browser;
let group: { id: string };

const ADD = `mutation addGroupTeacher($groupId: ID!, $teacherId: ID!) {
  addGroupTeacher(groupId: $groupId, teacherId: $teacherId) { teachers { name groups { name archived } } } }`;
const REMOVE = `mutation removeGroupTeacher($groupId: ID!, $teacherId: ID!) {
  removeGroupTeacher(groupId: $groupId, teacherId: $teacherId) { teachers { name } } }`;

async function teacher(regionId: string, name: string, isArchived = false): Promise<string> {
  const { rows } = await college.database.owner.query<{ id: string }>(
    'insert into teacher (region_id, name, archived_at) values ($1, $2, case when $3 then now() end) returning id',
    [regionId, name, isArchived],
  );
  return rows[0]?.id ?? '';
}
const actions = async () =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [group.id],
    )
  ).rows.map(({ action }) => action);

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  group = await college.group({ regionId: denver.id, name: 'First Year' });
});
afterAll(() => college.close());

test('a manager has teachers of the campus teach a group and takes them back; pressing twice changes nothing more', async () => {
  const [ruth, anna] = [await teacher(denver.id, 'Ruth'), await teacher(denver.id, 'Anna')];
  const groups = [{ name: 'First Year', archived: false }];
  await manager.call(ADD, { groupId: group.id, teacherId: ruth });
  for (let time = 0; time < 2; time++) {
    expect((await manager.call(ADD, { groupId: group.id, teacherId: anna })).data).toEqual({
      addGroupTeacher: {
        teachers: [
          { name: 'Anna', groups },
          { name: 'Ruth', groups },
        ],
      },
    });
  }
  for (let time = 0; time < 2; time++) {
    expect((await manager.call(REMOVE, { groupId: group.id, teacherId: anna })).data).toEqual({
      removeGroupTeacher: { teachers: [{ name: 'Ruth' }] },
    });
  }
  expect(await actions()).toEqual(['addGroupTeacher', 'addGroupTeacher', 'removeGroupTeacher']);
});

test('nobody of another campus and nobody archived teaches a group', async () => {
  const stranger = await teacher(walsall.id, 'Stranger');
  const retired = await teacher(denver.id, 'Retired', true);
  expect((await manager.call(ADD, { groupId: group.id, teacherId: stranger })).errors).toMatchObject([
    { extensions: { problem: 'teacherOfAnotherCampus' } },
  ]);
  expect((await manager.call(ADD, { groupId: group.id, teacherId: retired })).errors).toMatchObject([
    { extensions: { problem: 'teacherIsArchived' } },
  ]);
});

test('the manager of another campus has nobody teach a group, not even their own teacher', async () => {
  const elsewhere = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  const theirs = await teacher(walsall.id, 'Theirs');
  for (const document of [ADD, REMOVE]) {
    const { errors } = await elsewhere.call(document, { groupId: group.id, teacherId: theirs });
    expect(errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
  }
});
