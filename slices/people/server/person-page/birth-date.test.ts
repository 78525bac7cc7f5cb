import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const SAVE = `mutation saveUser($userId: ID!, $profileInput: ProfileInput!, $bornOn: Day) {
  saveUser(userId: $userId, profileInput: $profileInput, bornOn: $bornOn) { _id bornOn } }`;
const READ = `query onePerson($userId: ID!) { user(userId: $userId) { _id bornOn profile { version } } }`;

const read = async (reader: Browser, userId: string) =>
  (await reader.call(READ, { userId })).data?.['user'] as {
    bornOn: string;
    profile: { version: number };
  } | null;
const keep = (keeps: boolean) =>
  college.database.owner.query('update site_settings set keeps_birth_dates = $1', [keeps]);

async function save(admin: Browser, userId: string, bornOn: string | null) {
  const version = (await read(admin, userId))?.profile.version;
  return admin.call(SAVE, { userId, profileInput: { version }, bornOn });
}

test('a date of birth is kept where the college keeps it, and only those who manage people see it', async () => {
  const { id: regionId } = await college.region();
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const student = await college.signedIn({ regionIds: [regionId] });
  const { id } = student.person;

  await save(admin, id, '1998-03-04');
  const stored = await college.database.owner.query('select born_on from person where id = $1', [id]);
  expect(stored.rows).toEqual([{ born_on: null }]);

  await keep(true);
  expect((await save(admin, id, '1998-03-04')).data?.['saveUser']).toMatchObject({ bornOn: '1998-03-04' });
  expect(await read(manager, id)).toMatchObject({ bornOn: null });
  expect(await read(student, id)).toMatchObject({ bornOn: null });
  const { errors } = await save(admin, id, '2199-01-01');
  expect(errors[0]?.extensions.problem).toBe('birthDateInvalid');
  const audits = await college.database.owner.query(
    `select before ->> 'bornOn' as before, after ->> 'bornOn' as after from audit
     where entity_id = $1 and action = 'saveUser'`,
    [id],
  );
  expect(audits.rows).toEqual([{ before: null, after: '1998-03-04' }]);

  await keep(false);
  expect(await read(admin, id)).toMatchObject({ bornOn: null });
});
