import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser & { person: TestPerson };
let ana: Browser & { person: TestPerson };

const DEACTIVATE = `mutation d($userId: ID!, $reason: String!) { deactivateUser(userId: $userId, reason: $reason) { status } }`;
const REACTIVATE = `mutation r($userId: ID!) { reactivateUser(userId: $userId) { status } }`;
const CHANGE_EMAIL = `mutation c($userId: ID!, $newEmail: String!) { changeUserEmail(userId: $userId, newEmail: $newEmail) { email } }`;
const CONFIRM = `mutation c($token: String!) { confirmEmail(token: $token) }`;
const SESSIONS = `query s($userId: ID!) { userSessions(userId: $userId) { _id isCurrent } }`;
const END = `mutation e($userId: ID!, $sessionId: ID!) { endUserSession(userId: $userId, sessionId: $sessionId) }`;
const MANAGED = `query m($userId: ID!) { user(userId: $userId) { mayBeManaged } }`;
const WHO = 'query w { currentUser { _id } }';

const problemOf = ({ errors }: { errors: { extensions: { problem: string } }[] }) =>
  errors[0]?.extensions.problem;
const mailsTo = async (email: string) => (await college.mails()).filter(({ to }) => to === email);
const actions = async (id: string) =>
  (
    await college.database.owner.query<{ action: string; reason: string | null }>(
      `select action, reason from audit where entity_id = $1 and action not in ('signIn', 'logIn') order by id`,
      [id],
    )
  ).rows;

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
});
beforeEach(async () => {
  ana = await college.signedIn({ regionIds: [denver.id] });
});
afterAll(() => college.close());

describe('an account that is closed', () => {
  test('ends every session at once and lets nobody in, until it is opened again', async () => {
    const userId = ana.person.id;
    for (let time = 0; time < 2; time++) {
      const { data } = await admin.call(DEACTIVATE, { userId, reason: ' Left the college ' });
      expect(data).toEqual({ deactivateUser: { status: 'DISABLED' } });
    }
    expect((await ana.call(WHO)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(problemOf(await college.visitor().logIn(ana.person.email))).toBe('wrongCredentials');
    expect((await admin.call(REACTIVATE, { userId })).data).toEqual({ reactivateUser: { status: 'ACTIVE' } });
    expect((await college.visitor().logIn(ana.person.email)).data).toMatchObject({
      loginWithPassword: { _id: userId },
    });
    expect((await actions(userId)).filter(({ action }) => action.endsWith('activateUser'))).toEqual([
      { action: 'deactivateUser', reason: 'Left the college' },
      { action: 'reactivateUser', reason: null },
    ]);
  });

  test('is, once opened again, as unproved as it was before', async () => {
    const newcomer = await college.person({
      regionIds: [denver.id],
      status: 'UNVERIFIED',
      hasPassword: false,
    });
    await admin.call(DEACTIVATE, { userId: newcomer.id, reason: 'A mistake' });
    expect((await admin.call(REACTIVATE, { userId: newcomer.id })).data).toEqual({
      reactivateUser: { status: 'UNVERIFIED' },
    });
  });

  test('is never one’s own, that of a user who may do more, or of another campus, and needs a reason', async () => {
    const fellow = await college.person({ regionIds: [denver.id], roles: ['user', 'admin'] });
    const stranger = await college.person({ regionIds: [walsall.id] });
    const close = async (userId: string, reason = 'Because') =>
      problemOf(await admin.call(DEACTIVATE, { userId, reason }));
    expect(await close(admin.person.id)).toBe('mayNotDeactivate');
    expect(await close(fellow.id)).toBe('mayNotDeactivate');
    expect(await close(stranger.id)).toBe('recordNotFound');
    expect(await close(ana.person.id, ' ')).toBe('reasonMissing');
    expect((await admin.call(MANAGED, { userId: fellow.id })).data).toEqual({
      user: { mayBeManaged: false },
    });
    expect((await ana.call(WHO)).data).toEqual({ currentUser: { _id: ana.person.id } });
  });
});

describe('another address entered by an admin', () => {
  test('counts once the link mailed to it was opened, and the old address is told (HOLE-15)', async () => {
    const { id: userId, email } = ana.person;
    const newEmail = `moved-${email}`;
    for (let time = 0; time < 2; time++)
      expect((await admin.call(CHANGE_EMAIL, { userId, newEmail })).data).toEqual({
        changeUserEmail: { email },
      });
    expect(await mailsTo(email)).toHaveLength(1);
    const [mail, ...more] = await mailsTo(newEmail);
    expect(more).toEqual([]);
    const token = mail?.link?.split('/').at(-1);
    expect((await college.visitor().call(CONFIRM, { token })).data).toEqual({ confirmEmail: true });
    expect((await college.visitor().logIn(newEmail)).data).toMatchObject({
      loginWithPassword: { _id: userId },
    });
  });

  test('of a user without a password is where the enrolment mail goes, and the earlier link is void', async () => {
    const newcomer = await college.person({ regionIds: [denver.id], status: 'UNVERIFIED' });
    const newEmail = `right-${newcomer.email}`;
    const { data } = await admin.call(CHANGE_EMAIL, { userId: newcomer.id, newEmail });
    expect(data).toEqual({ changeUserEmail: { email: newEmail } });
    expect((await mailsTo(newEmail))[0]?.link).toContain('/enroll-account/');
  });

  test('is refused when it is a user’s, and for the account of a user who may do more', async () => {
    const superadmin = await college.person({ regionIds: [denver.id], roles: ['user', 'superadmin'] });
    const change = async (userId: string, newEmail: string) =>
      problemOf(await admin.call(CHANGE_EMAIL, { userId, newEmail }));
    expect(await change(ana.person.id, admin.person.email)).toBe('emailTaken');
    expect(await change(ana.person.id, 'ana at home')).toBe('emailInvalid');
    expect(await change(superadmin.id, 'thief@example.org')).toBe('mayNotChangeEmail');
    expect(await mailsTo('thief@example.org')).toEqual([]);
  });
});

describe('the sessions of a user', () => {
  test('are listed and ended one by one by an admin of their campus', async () => {
    const userId = ana.person.id;
    const phone = await college.signedIn(ana.person);
    const { data } = await admin.call(SESSIONS, { userId });
    const sessions = data?.['userSessions'] as { _id: string; isCurrent: boolean }[];
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const [latest] = sessions;
    expect((await admin.call(END, { userId, sessionId: latest?._id })).data).toEqual({
      endUserSession: true,
    });
    const fates = [await ana.call(WHO), await phone.call(WHO)].filter(({ errors }) => errors.length > 0);
    expect(fates).toHaveLength(1);
  });

  test('of a user who may do more are not shown, and those of others are not ended by them', async () => {
    const superadmin = await college.signedIn({ regionIds: [denver.id], roles: ['user', 'superadmin'] });
    const { rows } = await college.database.owner.query<{ id: string }>(
      'select id from session where person_id = $1',
      [superadmin.person.id],
    );
    const sessionId = rows[0]?.id;
    expect((await admin.call(SESSIONS, { userId: superadmin.person.id })).data).toEqual({ userSessions: [] });
    for (const userId of [superadmin.person.id, ana.person.id])
      expect(problemOf(await admin.call(END, { userId, sessionId }))).toBe('recordNotFound');
    expect((await superadmin.call(WHO)).errors).toEqual([]);
  });
});
