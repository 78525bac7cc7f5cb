import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser;
let both: Browser;
let ana: TestPerson;

const SAVE = `mutation saveUser($userId: ID!, $profileInput: ProfileInput!, $joins: [ID!], $leaves: [ID!]) {
  saveUser(userId: $userId, profileInput: $profileInput, joins: $joins, leaves: $leaves) {
    _id fullName locale regionIds roles profile { version phones { type number } } } }`;
const save = (by: Browser, profile: object, moves: object = {}, userId = ana.id) =>
  by.call(SAVE, { userId, profileInput: { version: 1, ...profile }, ...moves });
const audited = async () =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      `select action, before, after, region_ids from audit where entity_id = $1 order by id`,
      [ana.id],
    )
  ).rows;

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  both = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id, walsall.id] });
});
beforeEach(async () => {
  ana = await college.person({ firstName: 'Ana', lastName: 'Ruiz', regionIds: [denver.id] });
});
afterAll(() => college.close());

describe('an admin who edits a user', () => {
  test('changes what was typed, and the audit log tells it once however often it is sent', async () => {
    const profile = { firstName: ' Anna ', phones: [{ type: 'MOBILE', number: '+1 719 555 0100' }] };
    for (let time = 0; time < 2; time++) {
      expect((await save(admin, profile)).data).toMatchObject({
        saveUser: {
          fullName: 'Anna Ruiz',
          profile: { version: 2, phones: [{ type: 'MOBILE', number: '+1 719 555 0100' }] },
        },
      });
    }
    expect(await audited()).toEqual([
      {
        action: 'saveUser',
        before: { firstName: 'Ana', phones: [] },
        after: { firstName: 'Anna', phones: [{ kind: 'MOBILE', number: '+1 719 555 0100' }] },
        region_ids: [denver.id],
      },
    ]);
  });

  test('does not undo what was saved since the form was opened', async () => {
    await save(admin, { firstName: 'Anna' });
    const late = await save(admin, { lastName: 'Ruiz Gómez' });
    expect(late.errors).toMatchObject([{ extensions: { problem: 'changedMeanwhile' } }]);
  });

  test('moves them between campuses of theirs; the roles of a campus that is left are gone', async () => {
    await college.database.owner.query(
      `with named as (update person set roles = '{user,manager}' where id = $1 returning id)
       insert into region_role (person_id, region_id, role_names) select id, $2, '{manager}' from named`,
      [ana.id, denver.id],
    );
    const { data } = await save(both, {}, { joins: [walsall.id], leaves: [denver.id] });
    expect(data).toMatchObject({ saveUser: { regionIds: [walsall.id], roles: ['user'] } });
    expect(await audited()).toMatchObject([
      { before: { regionIds: [denver.id] }, after: { regionIds: [walsall.id] } },
    ]);
  });

  test.each([
    ['into a campus that is not theirs', () => ({ joins: [walsall.id] }), 'recordNotFound'],
    ['out of the last campus', () => ({ leaves: [denver.id] }), 'campusMissing'],
  ])('does not move them %s', async (_, moves, problem) => {
    expect((await save(admin, {}, moves())).errors).toMatchObject([{ extensions: { problem } }]);
    expect(await audited()).toEqual([]);
  });

  test('does not make an admin of their campus one of another', async () => {
    await college.database.owner.query(`update person set roles = '{user,admin}' where id = $1`, [ana.id]);
    const { errors } = await save(both, {}, { joins: [walsall.id] });
    expect(errors).toMatchObject([{ extensions: { problem: 'mayNotMove' } }]);
  });

  test('finds nobody of another campus, and a manager nobody at all', async () => {
    const stranger = await college.person({ regionIds: [walsall.id] });
    const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
    const refused = await save(admin, { firstName: 'X' }, {}, stranger.id);
    expect(refused.errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
    expect((await save(manager, { firstName: 'X' })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
