import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const UPDATE = `mutation updateUserProfile($userProfileInput: UserProfileInput!) {
  updateUserProfile(userProfileInput: $userProfileInput) { _id email firstName lastName locale selectedGroup } }`;
const update = (
  browser: Awaited<ReturnType<College['signedIn']>>,
  userProfileInput: Record<string, unknown>,
) => browser.call(UPDATE, { userProfileInput });
const problem = async (browser: Awaited<ReturnType<College['signedIn']>>, input: Record<string, unknown>) =>
  (await update(browser, input)).errors[0]?.extensions.problem;
const stored = async (id: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select first_name, last_name, email, locale from person where id = $1',
      [id],
    )
  ).rows[0];

describe('a profile', () => {
  test('takes a language and a group, and answers the changed person (API-24, USER-36, USER-41)', async () => {
    const region = await college.region();
    const [one, other] = [
      await college.group({ regionId: region.id }),
      await college.group({ regionId: region.id }),
    ];
    const ana = await college.signedIn({ groupIds: [one.id, other.id] });
    for (const { id } of [one, other]) {
      const { data } = await update(ana, { locale: 'uk_UA', selectedGroup: id });
      expect(data).toMatchObject({
        updateUserProfile: { _id: ana.person.id, locale: 'uk_UA', selectedGroup: id },
      });
      const after = await ana.call('query q { currentUser { locale selectedGroup } }');
      expect(after.data).toEqual({ currentUser: { locale: 'uk_UA', selectedGroup: id } });
    }
  });

  test('belongs to the user who is signed in: another’s id and another address change nothing (TRAP-15)', async () => {
    const [ana, ben] = [await college.signedIn(), await college.person({ firstName: 'Ben' })];
    const before = await stored(ben.id);
    const input = { _id: ben.id, email: 'taken.over@example.org', firstName: 'Changed' };
    const { data } = await update(ana, input);
    expect(data).toMatchObject({ updateUserProfile: { _id: ana.person.id, email: ana.person.email } });
    expect(await stored(ben.id)).toEqual(before);
    expect(await stored(ana.person.id)).toMatchObject({ first_name: 'Changed', email: ana.person.email });
  });

  test.each(['firstName', 'lastName'])(
    'takes no %s that could pass for a link or be endless',
    async (field) => {
      const ana = await college.signedIn();
      for (const name of ['x'.repeat(81), 'https://evil.example', 'Ana\nRuiz'])
        expect(await problem(ana, { [field]: name })).toBe('nameInvalid');
      expect(await problem(ana, { [field]: 'x'.repeat(80) })).toBeUndefined();
    },
  );

  test('takes names without the blanks around them', async () => {
    const ana = await college.signedIn();
    await update(ana, { firstName: '  Ana María ', lastName: 'Ruiz' });
    expect(await stored(ana.person.id)).toMatchObject({ first_name: 'Ana María', last_name: 'Ruiz' });
  });

  test.each([
    ['a language nobody speaks here', { locale: 'xx_XX' }, 'localeUnknown'],
    ['no first name', { firstName: '  ' }, 'requiredFieldMissing'],
    ['no last name', { lastName: '' }, 'requiredFieldMissing'],
  ])('is refused with %s, and stays as it was', async (_, input, expected) => {
    const ana = await college.signedIn();
    const before = await stored(ana.person.id);
    expect(await problem(ana, input)).toBe(expected);
    expect(await stored(ana.person.id)).toEqual(before);
  });

  test.each([
    ['a first name', 'changedMeanwhile', { firstName: 'Anna' }],
    ['a last name', 'changedMeanwhile', { lastName: 'Ruiz-Diaz' }],
    ['a language', 'changedMeanwhile', { locale: 'de_DE' }],
    ['what was stored already', undefined, { locale: 'en' }],
  ])('after it took %s answers a form opened before with %s', async (_, expected, input) => {
    const ana = await college.signedIn();
    await update(ana, input);
    const saved = await ana.call(
      'mutation s($profileInput: ProfileInput!) { saveProfile(profileInput: $profileInput) { _id } }',
      { profileInput: { version: 1, location: 'Walsall' } },
    );
    expect(saved.errors[0]?.extensions.problem).toBe(expected);
  });

  test('takes a group without holding up a form opened before', async () => {
    const region = await college.region();
    const [one, other] = [
      await college.group({ regionId: region.id }),
      await college.group({ regionId: region.id }),
    ];
    const ana = await college.signedIn({ groupIds: [one.id, other.id] });
    const version = async () => (await ana.call('query q { currentUser { profile { version } } }')).data;
    const before = await version();
    for (const { id } of [one, other]) await update(ana, { selectedGroup: id });
    expect(await version()).toEqual(before);
  });

  test('does not take a group of others', async () => {
    const { id } = await college.group({ regionId: (await college.region()).id });
    expect(await problem(await college.signedIn(), { selectedGroup: id })).toBe('groupNotYours');
  });

  test('is changed by people who are signed in only', async () => {
    const answer = await college.visitor().call(UPDATE, { userProfileInput: { locale: 'de_DE' } });
    expect(answer.errors[0]?.message).toBe('Context userId not found');
  });
});

describe('the audit log', () => {
  const entries = async (id: string) =>
    (
      await college.database.owner.query<Record<string, unknown>>(
        `select action, actor_id, before, after from audit where entity_id = $1 and action <> 'logIn'`,
        [id],
      )
    ).rows;

  test('has one entry with what was and what is (J1)', async () => {
    const ana = await college.signedIn({ firstName: 'Ana' });
    const { id } = ana.person;
    await update(ana, { firstName: 'Anna', locale: 'de_DE' });
    expect(await entries(id)).toEqual([
      {
        action: 'updateProfile',
        actor_id: id,
        before: { firstName: 'Ana', locale: 'en' },
        after: { firstName: 'Anna', locale: 'de_DE' },
      },
    ]);
  });

  test('has none when nothing was asked for, nothing is new or the change was refused (J1)', async () => {
    const ana = await college.signedIn({ locale: 'uk_UA' });
    await update(ana, {});
    await update(ana, { locale: 'uk_UA' });
    await update(ana, { firstName: 'Changed', locale: 'xx_XX' });
    expect(await entries(ana.person.id)).toEqual([]);
  });
});
