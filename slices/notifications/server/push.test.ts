import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { startPushPeer, type PushedDevice, type PushPeer } from '#testing/peers/push.ts';
import { notify } from './notify.ts';

let college: College;
let peer: PushPeer;
let region: { id: string };
beforeAll(async () => {
  peer = await startPushPeer();
  college = await College.open({ env: { PUSH_BASE_URL: peer.url } });
  region = await college.region();
});
afterAll(async () => {
  await college.close();
  await peer.stop();
});
/** Noon of a day to come: a job that waits until the afternoon really waits. */
const noon = new Date(Date.now() + 2 * 86_400_000);
noon.setUTCHours(12, 0, 0, 0);
beforeEach(() => college.pass(noon.getTime() - college.now().getTime()));

const SAVE =
  'mutation s($input: PushSubscriptionInput!) { savePushSubscription(pushSubscriptionInput: $input) }';

let made = 0;
async function withDevice(): Promise<{
  ana: Browser & { person: { id: string; email: string } };
  device: PushedDevice;
}> {
  const ana = await college.signedIn({ regionIds: [region.id] });
  const device = peer.device(`device-${++made}`);
  expect((await ana.call(SAVE, { input: device })).data).toEqual({ savePushSubscription: true });
  return { ana, device };
}

async function tell(personId: string, ...exams: string[]): Promise<void> {
  const db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
  for (const examName of exams)
    await db.transaction().execute((tx) =>
      notify(tx, {
        name: 'examGraded',
        facts: { examName },
        path: '/student/assessments',
        recipients: [{ personId, regionId: region.id }],
      }),
    );
}
const pushedTo = ({ endpoint }: PushedDevice) =>
  peer.inbox.filter(({ to }) => to === endpoint.split('/').at(-1));
const devicesOf = async (personId: string): Promise<number | null> =>
  (await college.database.owner.query('select 1 from push_subscription where person_id = $1', [personId]))
    .rowCount;

describe('a device', () => {
  test('is told how much is unread and nothing of what it is, sealed for it and signed by the college', async () => {
    const { ana, device } = await withDevice();
    await tell(ana.person.id, 'Romans', 'Hebrews');
    await college.runJobs();
    const [push, ...more] = pushedTo(device);
    expect(more).toEqual([]);
    expect(push?.data).toMatchObject({ body: '2 new notifications', path: '/notifications' });
    expect(JSON.stringify(push?.data)).not.toMatch(/Romans|@/);
    const { data } = await ana.call('query k { pushKey }');
    expect(push?.publicKey).toBe(data?.['pushKey']);
    expect(push?.claims).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:no-reply@berea.test',
    });
    expect((push?.claims.exp ?? 0) - Date.now() / 1_000).toBeLessThanOrEqual(86_400);
    expect(push?.ttl).toBeGreaterThan(0);
  });

  test('is left in peace about what was read already, and about what is only wanted in the app', async () => {
    const { ana, device } = await withDevice();
    await tell(ana.person.id, 'Romans');
    await ana.call('mutation m { markNotificationsRead { _id } }');
    await college.runJobs();
    await college.database.owner.query(
      `insert into notification_preference (person_id, definition_id, region_id, subscribed)
       select $1, id, $2, false from notification_definition where name = 'examGraded'`,
      [ana.person.id, region.id],
    );
    await tell(ana.person.id, 'Hebrews');
    await college.runJobs();
    expect(pushedTo(device)).toEqual([]);
  });

  test('is told once when quiet hours end, however much came meanwhile', async () => {
    const { ana, device } = await withDevice();
    const { owner } = college.database;
    await owner.query(`update person set time_zone = 'UTC' where id = $1`, [ana.person.id]);
    await owner.query(`insert into quiet_hours values ($1, '11:00', '15:00')`, [ana.person.id]);
    await tell(ana.person.id, 'Romans', 'Hebrews', 'James');
    await college.runJobs();
    expect(pushedTo(device)).toEqual([]);
    const { rows } = await owner.query<{ at: Date }>(
      `select run_at as at from graphile_worker.jobs where task_identifier = 'sendPush'`,
    );
    expect(rows.map(({ at }) => at.getTime() - noon.getTime())).toEqual([3 * 3_600_000]);
    await owner.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`,
    );
    await college.runJobs();
    expect(pushedTo(device)).toHaveLength(1);
  });

  test.each([404, 410, 403])('that is gone is forgotten: %d', async (status) => {
    const { ana, device } = await withDevice();
    peer.answer(device, status);
    await tell(ana.person.id, 'Romans');
    await college.runJobs();
    expect(await devicesOf(ana.person.id)).toBe(0);
  });

  test.each([
    ['that user logs out', async (ana: Browser) => void (await ana.call('mutation l { logoutUser }'))],
    [
      'their sessions are ended',
      async (ana: Browser & { person: { id: string } }) =>
        void (await college.database.owner.query('delete from session where person_id = $1', [
          ana.person.id,
        ])),
    ],
  ])('is told nothing more once %s', async (_, leave) => {
    const { ana, device } = await withDevice();
    await tell(ana.person.id, 'Romans');
    await leave(ana);
    await college.runJobs();
    expect(await devicesOf(ana.person.id)).toBe(0);
    expect(pushedTo(device)).toEqual([]);
  });

  test('is told nothing of an account that was closed', async () => {
    const { ana, device } = await withDevice();
    await tell(ana.person.id, 'Romans');
    await college.database.owner.query(`update person set status = 'DISABLED' where id = $1`, [
      ana.person.id,
    ]);
    await college.runJobs();
    expect(pushedTo(device)).toEqual([]);
  });

  test('that another user signs in on is told for them alone', async () => {
    const { ana, device } = await withDevice();
    const ben = await college.signedIn({ regionIds: [region.id] });
    expect((await ben.call(SAVE, { input: device })).data).toEqual({ savePushSubscription: true });
    await tell(ana.person.id, 'Romans');
    await college.runJobs();
    expect(pushedTo(device)).toEqual([]);
    await ben.call('mutation d($e: String!) { deletePushSubscription(endpoint: $e) }', {
      e: device.endpoint,
    });
    expect(await devicesOf(ben.person.id)).toBe(0);
  });
});

test.each([
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://169.254.169.254/latest',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://user@fcm.googleapis.com/x',
  'https://notify.windows.com.evil.example/x',
  'file:///etc/passwd',
  'nonsense',
])('an address where no browser is reached is refused: %s', async (endpoint) => {
  const ana = await college.signedIn({ regionIds: [region.id] });
  const { p256dh, auth } = peer.device('nowhere');
  const { errors } = await ana.call(SAVE, { input: { endpoint, p256dh, auth } });
  expect(errors[0]?.extensions.problem).toBe('pushNotPossible');
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the makers of browsers are reached: %s', (endpoint) => {
  expect(college.served.state.services.push.mayReach(endpoint)).toBe(true);
});

test('an administrator in another’s place has nothing pushed to a device of their own', async () => {
  const ana = await college.person({ regionIds: [region.id] });
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
  await admin.call('mutation i($id: ID!) { impersonateUser(userId: $id, reason: "a question") { _id } }', {
    id: ana.id,
  });
  expect((await admin.call(SAVE, { input: peer.device('of-admin') })).errors).toHaveLength(1);
  expect(await devicesOf(ana.id)).toBe(0);
});
