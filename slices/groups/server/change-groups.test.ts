import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let manager: Browser;
let elsewhere: Browser;

const SEEN = '{ _id name studyYear archived openForSignUp version regionId membersNow }';
const CREATE = `mutation createGroup($groupId: ID!, $groupInput: GroupInput!) {
  createGroup(groupId: $groupId, groupInput: $groupInput) ${SEEN} }`;
const UPDATE = `mutation updateGroup($groupId: ID!, $version: Int!, $groupInput: GroupInput!) {
  updateGroup(groupId: $groupId, version: $version, groupInput: $groupInput) ${SEEN} }`;
const ARCHIVE = `mutation archiveGroup($groupId: ID!, $archived: Boolean!) {
  archiveGroup(groupId: $groupId, archived: $archived) ${SEEN} }`;

const inDenver = (facts: Record<string, unknown> = {}) => ({
  regionId: denver.id,
  name: 'First Year',
  session: 'EVENING',
  locale: 'en',
  ...facts,
});
const auditOf = async (groupId: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select action, region_id, before, after from audit where entity_id = $1 order by id',
      [groupId],
    )
  ).rows;

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  elsewhere = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
});
afterAll(() => college.close());

describe('making a group', () => {
  test('keeps what was said, and says in the audit log who made it', async () => {
    const groupId = randomUUID();
    const groupInput = inDenver({ name: '  First Year ', studyYear: 1, openForSignUp: true });
    expect((await manager.call(CREATE, { groupId, groupInput })).data).toEqual({
      createGroup: {
        _id: groupId,
        name: 'First Year',
        studyYear: 1,
        archived: false,
        openForSignUp: true,
        version: 1,
        regionId: denver.id,
        membersNow: 0,
      },
    });
    expect(await auditOf(groupId)).toMatchObject([
      { action: 'createGroup', region_id: denver.id, after: { name: 'First Year', studyYear: 1 } },
    ]);
  });

  test('twice with one form makes one group, and does not drop what the second says', async () => {
    const groupId = randomUUID();
    const sent = { groupId, groupInput: inDenver() };
    const answers = await Promise.all([manager.call(CREATE, sent), manager.call(CREATE, sent)]);
    expect(answers.map(({ data }) => data?.['createGroup'])).toMatchObject([
      { _id: groupId },
      { _id: groupId },
    ]);
    expect(await auditOf(groupId)).toHaveLength(1);
    const other = await manager.call(CREATE, { groupId, groupInput: inDenver({ name: 'Second Year' }) });
    expect(other.errors).toMatchObject([{ extensions: { problem: 'changedMeanwhile' } }]);
  });

  test('on a campus that is closed is refused, and on it again once it is open (HOLE-59)', async () => {
    const closed = await college.region({ closed: true });
    const elsewhereToo = await college.signedIn({
      roles: ['user', 'manager'],
      regionIds: [closed.id, denver.id],
    });
    const there = { groupId: randomUUID(), groupInput: inDenver({ regionId: closed.id }) };
    const refused = await elsewhereToo.call(CREATE, there);
    expect(refused.errors).toMatchObject([{ extensions: { problem: 'regionIsClosed' } }]);
    const group = await college.group({ regionId: denver.id, name: 'First Year' });
    const moved = { groupId: group.id, version: 1, groupInput: inDenver({ regionId: closed.id }) };
    expect((await elsewhereToo.call(UPDATE, moved)).errors).toMatchObject([
      { extensions: { problem: 'regionIsClosed' } },
    ]);
    await college.database.owner.query('update region set closed = false where id = $1', [closed.id]);
    expect((await elsewhereToo.call(CREATE, there)).data).toMatchObject({
      createGroup: { _id: there.groupId },
    });
  });

  test.each([
    ['without a name', { name: ' ' }, 'groupNameInvalid'],
    ['in a year that is not taught', { studyYear: 7 }, 'studyYearUnknown'],
  ])('%s is refused', async (_, facts, problem) => {
    const { errors } = await manager.call(CREATE, { groupId: randomUUID(), groupInput: inDenver(facts) });
    expect(errors).toMatchObject([{ extensions: { problem } }]);
  });

  test('on another campus is refused, also with the id of a group there', async () => {
    const theirs = await college.group({ regionId: walsall.id, name: 'Theirs' });
    const calls = [
      { groupId: randomUUID(), groupInput: inDenver({ regionId: walsall.id }) },
      { groupId: theirs.id, groupInput: inDenver() },
    ];
    for (const variables of calls) {
      const { errors } = await manager.call(CREATE, variables);
      expect(errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
    }
    expect(await auditOf(theirs.id)).toEqual([]);
  });
});

describe('changing a group', () => {
  test('counts a version and records only what was changed; the same again changes nothing', async () => {
    const group = await college.group({ regionId: denver.id, name: 'Before' });
    const groupInput = inDenver({ name: 'After', session: 'DAY' });
    const change = { groupId: group.id, version: 1, groupInput };
    for (let time = 0; time < 2; time++) {
      expect((await manager.call(UPDATE, change)).data).toMatchObject({
        updateGroup: { name: 'After', version: 2 },
      });
    }
    expect(await auditOf(group.id)).toEqual([
      {
        action: 'updateGroup',
        region_id: denver.id,
        before: { name: 'Before' },
        after: { name: 'After' },
      },
    ]);
  });

  test('by a form that was opened before another change is refused', async () => {
    const group = await college.group({ regionId: denver.id });
    await manager.call(UPDATE, { groupId: group.id, version: 1, groupInput: inDenver({ name: 'One' }) });
    const late = await manager.call(UPDATE, {
      groupId: group.id,
      version: 1,
      groupInput: inDenver({ name: 'Other' }),
    });
    expect(late.errors).toMatchObject([{ extensions: { problem: 'changedMeanwhile' } }]);
  });

  test('moves it to another campus of the same manager only while nobody has been in it', async () => {
    const both = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id, walsall.id] });
    const group = await college.group({ regionId: denver.id, name: 'First Year' });
    const to = (regionId: string, version: number) => ({
      groupId: group.id,
      version,
      groupInput: inDenver({ regionId }),
    });
    const refused = await manager.call(UPDATE, to(walsall.id, 1));
    expect(refused.errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
    expect((await both.call(UPDATE, to(walsall.id, 1))).data).toMatchObject({
      updateGroup: { regionId: walsall.id },
    });
    await college.person({ regionIds: [walsall.id], groupIds: [group.id] });
    const fixed = await both.call(UPDATE, to(denver.id, 2));
    expect(fixed.errors).toMatchObject([{ extensions: { problem: 'groupCampusFixed' } }]);
  });

  test('is nothing for the manager of another campus', async () => {
    const group = await college.group({ regionId: denver.id });
    const change = { groupId: group.id, version: 1, groupInput: inDenver({ regionId: walsall.id }) };
    const refused = await elsewhere.call(UPDATE, change);
    expect(refused.errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
    const kept = await elsewhere.call(ARCHIVE, { groupId: group.id, archived: true });
    expect(kept.errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
    expect(await auditOf(group.id)).toEqual([]);
  });
});

test('a group is put away and brought back, and pressing twice leaves one line in the audit log', async () => {
  const group = await college.group({ regionId: denver.id });
  for (const archived of [true, true, false]) {
    expect((await manager.call(ARCHIVE, { groupId: group.id, archived })).data).toMatchObject({
      archiveGroup: { archived },
    });
  }
  expect(await auditOf(group.id)).toMatchObject([{ action: 'archiveGroup' }, { action: 'restoreGroup' }]);
});
