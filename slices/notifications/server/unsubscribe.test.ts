import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { startSmtpPeer, type SmtpPeer } from '#testing/peers/smtp.ts';
import { notify } from './notify.ts';
import { readSubscription, signSubscription } from './unsubscribe-token.ts';

let college: College;
let peer: SmtpPeer;
let region: { id: string };
beforeAll(async () => {
  peer = await startSmtpPeer();
  college = await College.open({ env: { SMTP_URL: peer.url } });
  region = await college.region();
});
afterAll(async () => {
  await college.close();
  await peer.stop();
});

async function mailAbout(person: TestPerson, regionId = region.id) {
  await openDatabase(college.served.state.appPool, WHOLE_COLLEGE)
    .transaction()
    .execute((tx) =>
      notify(tx, {
        name: 'examGraded',
        facts: { examName: 'Romans' },
        path: '/student/assessments',
        recipients: [{ personId: person.id, regionId }],
      }),
    );
  await college.runJobs();
  return peer.inbox.filter(({ recipients }) => recipients.includes(person.email)).at(-1);
}

/** As it stands in the mail that has arrived. */
const linkIn = (raw: string): string => {
  const unfolded = raw.replaceAll(/\r\n[ \t]+/g, '');
  return /^List-Unsubscribe:\s*<([^>]+)>/im.exec(unfolded)?.[1] ?? '';
};
const pathOf = (link: string): string => new URL(link).pathname;
const oneClick = (path: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(college.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
const subscribed = async ({ id }: TestPerson) => {
  const { rows } = await college.database.owner.query<{ name: string; subscribed: boolean }>(
    `select d.name, p.subscribed from notification_preference p join notification_definition d on d.id = p.definition_id
     where p.person_id = $1`,
    [id],
  );
  return rows;
};

test('mail comes from the no-reply address of the college, and nobody is asked to reply to another (NOTI-06)', async () => {
  const ana = await college.person({ regionIds: [region.id] });
  const received = await mailAbout(ana);
  expect(received?.mail.from?.value).toMatchObject([{ address: 'no-reply@berea.test' }]);
  expect(received?.mail.replyTo).toBeUndefined();
  expect(received?.mail.headers.get('auto-submitted')).toBe('auto-generated');
});

test('a mail program unsubscribes its reader by one POST without a session, for that thing and campus alone', async () => {
  const ana = await college.person({ regionIds: [region.id] });
  const received = await mailAbout(ana);
  const raw = received?.raw ?? '';
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const link = linkIn(raw);
  expect(link.startsWith(`${college.config.mainHost}/unsubscribe/`)).toBe(true);

  const answer = await oneClick(pathOf(link));
  expect([answer.status, answer.redirected]).toEqual([200, false]);
  expect(await subscribed(ana)).toEqual([{ name: 'examGraded', subscribed: false }]);
  const before = peer.inbox.length;
  await mailAbout(ana);
  expect(peer.inbox).toHaveLength(before);
  const elsewhere = await college.region();
  await mailAbout(ana, elsewhere.id);
  expect(peer.inbox).toHaveLength(before + 1);
  // Again, as programs do that got no answer the first time.
  expect((await oneClick(pathOf(link))).status).toBe(200);
  const { rows } = await college.database.owner.query(
    `select actor_id, after from audit where action = 'unsubscribeFromMail' and entity_id = $1`,
    [ana.id],
  );
  expect(rows).toEqual([{ actor_id: null, after: { notification: 'examGraded', subscribed: false } }]);
});

test('opening the link changes nothing, and a POST has to say what it wants', async () => {
  const ana = await college.person({ regionIds: [region.id] });
  const path = pathOf(linkIn((await mailAbout(ana))?.raw ?? ''));
  // The page itself is built only for browsers, and shown to them in a journey.
  await fetch(college.url + path);
  expect(await subscribed(ana)).toEqual([]);
  expect((await oneClick(path, 'x=y')).status).toBe(400);
  const form = new FormData();
  expect((await fetch(college.url + path, { method: 'POST', body: form })).status).toBe(400);
  expect(await subscribed(ana)).toEqual([]);
  form.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(college.url + path, { method: 'POST', body: form })).status).toBe(200);
  expect(await subscribed(ana)).toEqual([{ name: 'examGraded', subscribed: false }]);
});

test('the page behind the link says what it is about and unsubscribes by a button, without a session', async () => {
  const ana = await college.person({ regionIds: [region.id] });
  const token =
    pathOf(linkIn((await mailAbout(ana))?.raw ?? ''))
      .split('/')
      .at(-1) ?? '';
  const visitor = college.visitor();
  const ask = 'query m($token: String!) { mailSubscription(token: $token) { name } }';
  expect((await visitor.call(ask, { token })).data).toEqual({ mailSubscription: [{ name: 'examGraded' }] });
  expect(await subscribed(ana)).toEqual([]);
  const press = 'mutation u($token: String!) { unsubscribeFromMail(token: $token) { name } }';
  expect((await visitor.call(press, { token })).data).toEqual({
    unsubscribeFromMail: [{ name: 'examGraded' }],
  });
  expect(await subscribed(ana)).toEqual([{ name: 'examGraded', subscribed: false }]);
});

test.each(['guessed', 'a.b', ''])('a link that was changed unsubscribes nobody: %j', async (token) => {
  expect((await oneClick(`/unsubscribe/${token || '%20'}`)).status).toBe(404);
});

test('a token stands for its person and subjects, and for no others', () => {
  const { secrets } = college.served.state.services;
  const subscription = {
    personId: '0192f7a0-0000-7000-8000-000000000001',
    subjects: [
      { name: 'examGraded', regionId: region.id },
      { name: 'newsPosted', regionId: region.id },
    ] as const,
  };
  const token = signSubscription(secrets, subscription);
  expect(readSubscription(secrets, token)).toEqual(subscription);
  const [, mark] = token.split('.');
  const other = Buffer.from(`0192f7a0-0000-7000-8000-000000000002;${region.id}=examGraded`).toString(
    'base64url',
  );
  expect(readSubscription(secrets, `${other}.${mark}`)).toBeNull();
});

test('every mail leads to the settings at its foot', async () => {
  const ana = await college.person({ regionIds: [region.id] });
  const mail = (await mailAbout(ana))?.mail;
  const settings = `${college.config.mainHost}/notifications?tab=settings`;
  expect(mail?.text).toContain(`Manage notifications: ${settings}`);
  expect(mail?.html).toContain(`href="${settings}"`);
});
