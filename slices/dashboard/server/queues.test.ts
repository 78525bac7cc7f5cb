import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const queuesOf = async (reader: Browser) =>
  (await reader.call('query queues { queues { name path waiting { count since } } }')).data?.['queues'];

test('those who answer requests for help are told how many wait, and since when; nobody else is', async () => {
  const [student, superadmin] = [
    await college.signedIn({}),
    await college.signedIn({ roles: ['user', 'superadmin'] }),
  ];
  expect(await queuesOf(superadmin)).toEqual([]);
  const since = college.now().toISOString();
  const [first, second] = [randomUUID(), randomUUID()];
  for (const [helpRequestId, message] of [
    [first, 'How do I begin?'],
    [second, 'Where is my grade?'],
  ]) {
    const ask = `mutation askForHelp($helpRequestId: ID!, $message: String!) {
      askForHelp(helpRequestId: $helpRequestId, message: $message) { _id } }`;
    await student.call(ask, { helpRequestId, message });
    college.pass(60_000);
  }
  expect(await queuesOf(superadmin)).toEqual([
    { name: 'helpRequests', path: `/request-form?state=OPEN&request=${first}`, waiting: { count: 2, since } },
  ]);
  expect(await queuesOf(student)).toEqual([]);
});

test('those who translate are told of words of the college’s own whose English has changed since', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  await college.database.owner.query(
    `insert into translation (locale, message_id, text, english) values
       ('de_DE', 'dashboard', 'Start', 'Home'), ('de_DE', 'help', 'Hilfe!', 'Assistance'),
       ('nl_NL', 'help', 'Help!', 'Assistance'), ('nl_NL', 'dashboard', 'Begin', 'Dashboard')`,
  );
  expect(await queuesOf(admin)).toEqual([
    {
      name: 'staleTexts',
      path: '/translations?locale=de_DE&state=STALE',
      waiting: { count: 3, since: null },
    },
  ]);
});
