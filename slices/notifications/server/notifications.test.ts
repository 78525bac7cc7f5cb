import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let region: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region();
});
afterAll(() => college.close());

const COUNTERS = 'query c { currentUser { notificationsLastRead unreadNotifications } }';
const LIST = `query n($first: Int, $after: ID) {
  notifications(first: $first, after: $after) { rows { _id text read createdAt } nextCursor } }`;
const MARK_READ = 'mutation m { markNotificationsRead { notificationsLastRead unreadNotifications } }';

interface Page {
  rows: { _id: string; text: string; read: boolean }[];
  nextCursor: string | null;
}

/** Exams that were graded, one after the other, so that ids grow with time. */
async function haveGraded(person: TestPerson, ...exams: string[]): Promise<void> {
  for (const examName of exams) {
    await college.database.owner.query(
      `insert into notification (person_id, region_id, definition_id, facts, path)
       select $1, $2, id, json_build_object('examName', $3::text), '/student/exams'
       from notification_definition where name = 'examGraded'`,
      [person.id, region.id, examName],
    );
  }
}

describe('the counter', () => {
  test('shows what has come since the notifications were last read (NOTI-04, NOTI-05)', async () => {
    const ana = await college.signedIn();
    const never = { notificationsLastRead: null, unreadNotifications: 0 };
    expect((await ana.call(COUNTERS)).data).toEqual({ currentUser: never });
    await haveGraded(ana.person, 'Romans', 'Galatians');
    expect((await ana.call(COUNTERS)).data).toEqual({ currentUser: { ...never, unreadNotifications: 2 } });

    const read = { notificationsLastRead: college.now().toISOString(), unreadNotifications: 0 };
    expect((await ana.call(MARK_READ)).data).toEqual({ markNotificationsRead: read });
    expect((await ana.call(COUNTERS)).data).toEqual({ currentUser: read });

    await haveGraded(ana.person, 'Hebrews');
    expect((await ana.call(COUNTERS)).data).toEqual({ currentUser: { ...read, unreadNotifications: 1 } });
  });

  test('stays as it is while an administrator looks on in the person’s name', async () => {
    const ana = await college.person({ regionIds: [region.id] });
    await haveGraded(ana, 'Romans');
    const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
    const start = 'mutation i($id: ID!) { impersonateUser(userId: $id, reason: "a question") { _id } }';
    expect((await admin.call(start, { id: ana.id })).data).toEqual({ impersonateUser: { _id: ana.id } });
    const unread = { notificationsLastRead: null, unreadNotifications: 1 };
    expect((await admin.call(MARK_READ)).data).toEqual({ markNotificationsRead: unread });
  });

  test('of others stays as it is when a superadmin, who may see everything, reads their own', async () => {
    const ana = await college.signedIn();
    const superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
    for (const { person } of [ana, superadmin]) await haveGraded(person, 'Romans');
    await superadmin.call(MARK_READ);
    expect((await ana.call(COUNTERS)).data).toMatchObject({ currentUser: { unreadNotifications: 1 } });
    expect((await ana.call(LIST, { first: 5 })).data).toMatchObject({
      notifications: { rows: [{ read: false }] },
    });
  });

  test('of another user is not told, not even to staff who may read the person', async () => {
    const ana = await college.person({ regionIds: [region.id] });
    await haveGraded(ana, 'Romans');
    const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
    const question = `query u($id: ID!) { user(userId: $id) {
      _id unreadNotifications notificationsLastRead notificationPreferences { subscribed } } }`;
    expect((await admin.call(question, { id: ana.id })).data).toEqual({
      user: {
        _id: ana.id,
        unreadNotifications: null,
        notificationsLastRead: null,
        notificationPreferences: null,
      },
    });
  });
});

describe('the list', () => {
  test('shows each person their own, newest first, page by page', async () => {
    const ana = await college.signedIn();
    const ben = await college.signedIn();
    await haveGraded(ana.person, 'Romans', 'Galatians', 'Hebrews');
    await haveGraded(ben.person, 'Genesis');

    const first = (await ana.call(LIST, { first: 2 })).data?.['notifications'] as Page;
    expect(first.rows.map(({ text }) => text)).toEqual([
      'Your exam Hebrews has been graded.',
      'Your exam Galatians has been graded.',
    ]);
    const last = (await ana.call(LIST, { first: 2, after: first.nextCursor })).data?.[
      'notifications'
    ] as Page;
    expect(last.rows.map(({ text }) => text)).toEqual(['Your exam Romans has been graded.']);
    expect(last.nextCursor).toBeNull();
  });

  test('marks what has been read', async () => {
    const ana = await college.signedIn();
    await haveGraded(ana.person, 'Romans');
    await ana.call(MARK_READ);
    await haveGraded(ana.person, 'Hebrews');
    const page = (await ana.call(LIST)).data?.['notifications'] as Page;
    expect(page.rows.map(({ read }) => read)).toEqual([false, true]);
  });

  test.each([LIST, MARK_READ, 'query d { notificationDefinitions { _id } }'])(
    'is not there for a visitor: %s',
    async (operation) => {
      const answer = await college.visitor().call(operation);
      expect(answer.errors[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
    },
  );
});

test('every page may ask how much is unread; of visitors it is not known (NOTI-05)', async () => {
  const question = 'query u { unreadNotifications }';
  expect((await college.visitor().call(question)).data).toEqual({ unreadNotifications: null });
  const ana = await college.signedIn();
  await haveGraded(ana.person, 'Romans', 'Hebrews');
  expect((await ana.call(question)).data).toEqual({ unreadNotifications: 2 });
});

test('a page that asks on its own keeps no session alive', async () => {
  const ana = await college.signedIn();
  const seenAt = async () => {
    const { rows } = await college.database.owner.query<{ at: Date }>(
      'select last_seen_at as at from session where person_id = $1',
      [ana.person.id],
    );
    return rows[0]?.at.getTime();
  };
  const before = await seenAt();
  college.pass(10 * 60_000);
  await ana.call('query u { unreadNotifications }');
  expect(await seenAt()).toBe(before);
  await ana.call('query b { unreadNotifications currentUser { _id } }');
  await vi.waitFor(async () => expect(await seenAt()).toBeGreaterThan(before ?? 0));
});
