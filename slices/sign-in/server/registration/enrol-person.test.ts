import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, digestOf } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let firstYear: { id: string };
let manager: Browser & { person: { id: string } };

const ENROL = `mutation enrolUser($userId: ID!, $userInput: NewUserInput!) {
  enrolUser(userId: $userId, userInput: $userInput) { _id fullName email status regionIds createdBy groups { _id } } }`;
const RESEND = `mutation resendEnrolment($userId: ID!) { resendEnrolment(userId: $userId) { _id status } }`;
const RECOVER = `mutation r($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }`;

let count = 0;
const lydia = (facts: Record<string, unknown> = {}) => ({
  firstName: ' Lydia',
  lastName: 'Thyatira ',
  email: `Lydia${++count}@Example.org`,
  locale: 'en',
  regionId: denver.id,
  ...facts,
});
const enrol = (userInput: object, userId: string = randomUUID(), by: Browser = manager) =>
  by.call(ENROL, { userId, userInput });
const mailsTo = async (email: string) =>
  (await college.mails()).filter(({ to }) => to === email.toLowerCase());
const audited = async (id: string) =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [id],
    )
  ).rows.map(({ action }) => action);

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  firstYear = await college.group({ regionId: denver.id });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
});
afterAll(() => college.close());

describe('enrolling a user', () => {
  test('opens an account on the campus and in the group, and mails a link to set a password (HOLE-08)', async () => {
    const userId = randomUUID();
    const input = lydia({ groupId: firstYear.id, locale: 'de_DE' });
    expect((await enrol(input, userId)).data).toEqual({
      enrolUser: {
        _id: userId,
        fullName: 'Lydia Thyatira',
        email: input.email.toLowerCase(),
        status: 'UNVERIFIED',
        regionIds: [denver.id],
        createdBy: manager.person.id,
        groups: [{ _id: firstYear.id }],
      },
    });
    const [mail] = await mailsTo(input.email);
    expect(mail?.language).toBe('de-DE');
    const token = /enroll-account\/([\w-]{43})/.exec(mail?.link ?? '')?.[1];
    const newPassword = digestOf('seller of purple cloth');
    expect((await college.visitor().call(RECOVER, { token, newPassword })).data).toEqual({
      recoverPassword: true,
    });
    const logIn = await college.visitor().logIn(input.email.toLowerCase(), 'seller of purple cloth');
    expect(logIn.data).toMatchObject({ loginWithPassword: { _id: userId } });
    expect(await audited(userId)).toContain('enrolPerson');
  });

  test('twice with one form enters one person and sends one mail', async () => {
    const [userId, input] = [randomUUID(), lydia()];
    const answers = await Promise.all([enrol(input, userId), enrol(input, userId)]);
    for (const { data } of answers) expect(data).toMatchObject({ enrolUser: { _id: userId } });
    expect(await mailsTo(input.email)).toHaveLength(1);
    expect(await audited(userId)).toEqual(['enrolPerson']);
  });

  test('with the address of a user of the campus tells who that is', async () => {
    const ana = await college.person({ firstName: 'Ana', lastName: 'Ruiz', regionIds: [denver.id] });
    const { errors } = await enrol(lydia({ email: ana.email }));
    expect(errors).toMatchObject([
      { extensions: { problem: 'emailTaken', values: { name: 'Ana Ruiz', userId: ana.id } } },
    ]);
  });

  test('with the address of a user of another campus tells nothing about them', async () => {
    const ana = await college.person({ firstName: 'Ana', lastName: 'Ruiz', regionIds: [walsall.id] });
    const { errors } = await enrol(lydia({ email: ana.email }));
    expect(errors).toMatchObject([{ extensions: { problem: 'emailTakenElsewhere' } }]);
    expect(JSON.stringify(errors)).not.toMatch(new RegExp(`Ruiz|${ana.id}`));
  });

  test('is refused on another campus, into a group that is not of the campus or is over, and with the id of a user', async () => {
    const theirs = await college.group({ regionId: walsall.id });
    const over = await college.group({ regionId: denver.id, archived: true });
    const ana = await college.person({ regionIds: [denver.id] });
    const tries = [
      [enrol(lydia({ regionId: walsall.id })), 'recordNotFound'],
      [enrol(lydia({ groupId: theirs.id })), 'memberOfAnotherCampus'],
      [enrol(lydia({ groupId: over.id })), 'groupIsArchived'],
      [enrol(lydia(), ana.id), 'recordNotFound'],
      [enrol(lydia({ email: 'lydia at home' })), 'emailInvalid'],
    ] as const;
    for (const [answer, problem] of tries)
      expect((await answer).errors).toMatchObject([{ extensions: { problem } }]);
  });
});

describe('the enrolment mail', () => {
  test('is sent again with another link, which makes the first one void; pressing twice sends one', async () => {
    const [userId, input] = [randomUUID(), lydia()];
    await enrol(input, userId);
    college.pass(61_000);
    await manager.call(RESEND, { userId });
    await manager.call(RESEND, { userId });
    const [first, refetch, ...more] = await mailsTo(input.email);
    expect(more).toEqual([]);
    expect(refetch?.link).not.toBe(first?.link);
    const tokenOf = (link: string | null | undefined) => link?.split('/').at(-1);
    const newPassword = digestOf('seller of purple cloth');
    const early = await college.visitor().call(RECOVER, { token: tokenOf(first?.link), newPassword });
    expect(early.errors).toMatchObject([{ extensions: { problem: 'linkUsedUp' } }]);
    expect(
      (await college.visitor().call(RECOVER, { token: tokenOf(refetch?.link), newPassword })).data,
    ).toEqual({ recoverPassword: true });
    expect(await audited(userId)).toEqual(['enrolPerson', 'resendEnrolment', 'setFirstPassword']);
  });

  test('is not sent to the user who has a password, nor by the manager of another campus', async () => {
    const ana = await college.person({ regionIds: [denver.id] });
    const { errors } = await manager.call(RESEND, { userId: ana.id });
    expect(errors).toMatchObject([{ extensions: { problem: 'alreadyEnrolled' } }]);
    const newcomer = await college.person({ regionIds: [denver.id], status: 'UNVERIFIED' });
    const elsewhere = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
    const refused = await elsewhere.call(RESEND, { userId: newcomer.id });
    expect(refused.errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
    expect(await mailsTo(newcomer.email)).toEqual([]);
  });
});
