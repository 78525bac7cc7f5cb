import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, digestOf, PASSWORD } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const HOUR_MS = 3_600_000;
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const LOG_IN = `mutation loginWithPassword($email: String!, $password: String!) {
  loginWithPassword(email: $email, password: $password) { _id } }`;
const LIST = 'query sessions { sessions { _id browser system startedAt lastSeenAt isCurrent } }';
const END = 'mutation endSession($_id: ID!) { endSession(_id: $_id) }';

interface Listed {
  _id: string;
  browser: string | null;
  system: string | null;
  lastSeenAt: string;
  isCurrent: boolean;
}
const sessionsOf = async (browser: Browser) => (await browser.call(LIST)).data?.['sessions'] as Listed[];
const isSignedIn = async (browser: Browser) =>
  Boolean((await browser.call('query q { currentUser { _id } }')).data?.['currentUser']);

async function atWindows(email: string): Promise<Browser> {
  const browser = college.visitor();
  await browser.call(LOG_IN, { email, password: digestOf(PASSWORD) }, { 'user-agent': WINDOWS });
  return browser;
}

test('a user sees their own devices in words, this one marked, and nobody else’s', async () => {
  const [ana] = [await college.signedIn(), await college.signedIn()];
  const desk = await atWindows(ana.person.email);
  const listed = await sessionsOf(desk);
  expect(listed).toHaveLength(2);
  expect(listed.find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: 'Chrome', system: 'Windows' });
  expect(listed.find(({ isCurrent }) => !isCurrent)).toMatchObject({ browser: null, system: null });
  expect(Object.keys(listed[0] ?? {})).not.toContain('userAgent');
});

test('a device is logged out by its owner, and the others go on', async () => {
  const ana = await college.signedIn();
  const desk = await atWindows(ana.person.email);
  const other = (await sessionsOf(desk)).find(({ isCurrent }) => !isCurrent);
  expect((await desk.call(END, { _id: other?._id })).data).toEqual({ endSession: true });
  expect([await isSignedIn(desk), await isSignedIn(ana)]).toEqual([true, false]);
  expect(await sessionsOf(desk)).toHaveLength(1);
});

test('the device one sits at can be logged out the same way', async () => {
  const ana = await college.signedIn();
  const [own] = await sessionsOf(ana);
  await ana.call(END, { _id: own?._id });
  expect(await isSignedIn(ana)).toBe(false);
  expect(ana.cookies.size).toBe(0);
});

test('nobody logs another person’s device out', async () => {
  const [ana, ben] = [await college.signedIn(), await college.signedIn()];
  const [bens] = await sessionsOf(ben);
  expect((await ana.call(END, { _id: bens?._id })).errors[0]?.extensions.problem).toBe('recordNotFound');
  expect(await isSignedIn(ben)).toBe(true);
});

test('logging out everywhere leaves no device signed in, and other people alone (D3)', async () => {
  const [ana, ben] = [await college.signedIn(), await college.signedIn()];
  const desk = await atWindows(ana.person.email);
  expect((await desk.call('mutation logOutEverywhere { logOutEverywhere }')).data).toEqual({
    logOutEverywhere: true,
  });
  expect([await isSignedIn(desk), await isSignedIn(ana), await isSignedIn(ben)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a session that has run out is not listed, for staff sooner', async () => {
  const staff = await college.signedIn({ roles: ['user', 'manager'] });
  const student = await college.signedIn();
  college.pass(2 * HOUR_MS);
  expect(await sessionsOf(await atWindows(staff.person.email))).toHaveLength(1);
  expect(await sessionsOf(await atWindows(student.person.email))).toHaveLength(2);
});

test('each ending is written down once, where the staff of the person’s region read it (J1)', async () => {
  const { id: regionId } = await college.region();
  const ana = await college.signedIn({ regionIds: [regionId] });
  const desk = await atWindows(ana.person.email);
  const other = (await sessionsOf(desk)).find(({ isCurrent }) => !isCurrent);
  await desk.call(END, { _id: other?._id });
  await desk.call('mutation logOutEverywhere { logOutEverywhere }');
  const { rows } = await college.database.owner.query(
    `select action, region_id, after from audit where entity = 'person' and entity_id = $1 and action <> 'logIn' order by id`,
    [ana.person.id],
  );
  expect(rows).toEqual([
    { action: 'endSession', region_id: regionId, after: { sessionId: other?._id } },
    { action: 'logOutEverywhere', region_id: regionId, after: null },
  ]);
});

test('whether a user has a password here is known to them', async () => {
  const ana = await college.signedIn();
  const hasPassword = async () =>
    (await ana.call('query q { currentUser { hasPassword } }')).data?.['currentUser'] as object;
  expect(await hasPassword()).toEqual({ hasPassword: true });
  await college.database.owner.query('update person set password_hash = null where id = $1', [ana.person.id]);
  expect(await hasPassword()).toEqual({ hasPassword: false });
});
