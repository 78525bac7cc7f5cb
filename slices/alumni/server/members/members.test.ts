import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';
import type { PersonFacts } from '#testing/people.ts';

let college: College;
let admin: Browser & { person: TestPerson };
let alumniId: string;
beforeAll(async () => {
  college = await College.open();
  ({ id: alumniId } = await college.region({ slug: 'US-Alumni' }));
  admin = await college.signedIn({
    lastName: 'Zed',
    roles: ['user', 'admin'],
    regionIds: [alumniId],
    regionRoles: [{ regionId: alumniId, roleNames: ['admin'] }],
  });
});
afterAll(() => college.close());

const LIST = `query m($filter: AlumniMemberFilter, $after: ID) { alumniMembers(filter: $filter, first: 2, after: $after) {
  rows { fullName gradPlace invitedAt standing isContactable hasJoined } nextCursor count } }`;
const COUNT = `query c($filter: AlumniMemberFilter) { alumniStandings(filter: $filter) { standing count names } }`;
const INVITE = `mutation i($batchId: ID!, $filter: AlumniMemberFilter) { inviteAlumni(batchId: $batchId, filter: $filter) }`;

const query = (text: string, ...values: unknown[]) => college.database.owner.query(text, values);
const graduate = (lastName: string, facts: PersonFacts = {}) =>
  college.person({ firstName: 'Ben', lastName, regionIds: [alumniId], graduatedOn: '2019-05-17', ...facts });

interface Page {
  rows: { fullName: string; standing: string }[];
  nextCursor: string | null;
  count: number;
}
const list = async (filter: object = {}, after: string | null = null): Promise<Page> =>
  (await admin.call(LIST, { filter, after })).data?.['alumniMembers'] as Page;
const invite = async (filter: object, batchId: string = randomUUID()) =>
  (await admin.call(INVITE, { batchId, filter })).data?.['inviteAlumni'];
const mailsTo = async (email: string) => (await college.mails()).filter(({ to }) => to === email);

test('all graduates are listed by name, page by page, and narrowed by name, year, place, joining and mail', async () => {
  const [one, two] = [await graduate('Lister A'), await graduate('Lister B', { graduatedOn: '2021-01-01' })];
  await graduate('Lister C', { status: 'UNVERIFIED' });
  await college.person({ lastName: 'Lister Student', regionIds: [alumniId] });
  await query(
    `update person set graduation_place = 'São Paulo', show_alumni_welcome = false where id = $1`,
    one.id,
  );
  await query(`update person set subscribe_alumni_email = false where id = $1`, two.id);
  const namesOf = async (filter: object) =>
    (await list({ search: 'lister', ...filter })).rows.map(({ fullName }) => fullName);

  const first = await list({ search: 'lister' });
  expect([first.rows.length, first.count]).toEqual([2, 3]);
  const { rows, nextCursor } = await list({ search: 'lister' }, first.nextCursor);
  expect([rows.map(({ fullName }) => fullName), nextCursor]).toEqual([['Ben Lister C'], null]);
  expect(await namesOf({ year: 2021 })).toEqual(['Ben Lister B']);
  expect(await namesOf({ place: 'sao' })).toEqual(['Ben Lister A']);
  expect(await namesOf({ hasJoined: true })).toEqual(['Ben Lister A']);
  expect(await namesOf({ isContactable: false })).toEqual(['Ben Lister B']);
  expect(await namesOf({ standing: 'JOINED' })).toEqual(['Ben Lister A']);
  expect(await namesOf({ search: one.email })).toEqual(['Ben Lister A']);
  for (const year of [0, -5, 2_000_000_000]) expect(await namesOf({ year })).toEqual([]);
});

test('before anything is sent it is said who will be invited, and who not and why; and so it is done', async () => {
  const place = { place: 'Dryrun' };
  const ready = await graduate('Ready');
  const fresh = await graduate('Fresh', { status: 'UNVERIFIED', hasPassword: false });
  const [joined, left, closed, refused] = [
    await graduate('Joined'),
    await graduate('Left'),
    await graduate('Closed', { status: 'DISABLED' }),
    await graduate('Refused'),
  ];
  const all = [ready, fresh, joined, left, closed, refused].map(({ id }) => id);
  await query(`update person set graduation_place = 'Dryrun' where id = any ($1)`, all);
  await query(`update person set show_alumni_welcome = false where id = $1`, joined.id);
  await query(`update person set subscribe_alumni_email = false where id = $1`, left.id);
  await query(
    `insert into outbox_mail (template, language, to_address, subject, text_body, html_body, status)
     values ('enrol', 'en', $1, 's', 't', 'h', 'BOUNCED')`,
    refused.email,
  );
  const counts = async () =>
    (await admin.call(COUNT, { filter: place })).data?.['alumniStandings'] as object[];
  const others = [
    { standing: 'JOINED', count: 1, names: ['Ben Joined'] },
    { standing: 'UNSUBSCRIBED', count: 1, names: ['Ben Left'] },
    { standing: 'REFUSED', count: 1, names: ['Ben Refused'] },
    { standing: 'CLOSED', count: 1, names: ['Ben Closed'] },
  ];
  const names = ['Ben Fresh', 'Ben Ready'];
  expect(new Set(await counts())).toEqual(new Set([{ standing: 'READY', count: 2, names }, ...others]));

  const batchId = randomUUID();
  expect(await invite(place, batchId)).toBe(2);
  expect(await invite(place, batchId)).toBe(2);
  expect(await invite(place)).toBe(0);
  expect(new Set(await counts())).toEqual(new Set([{ standing: 'INVITED', count: 2, names }, ...others]));

  await college.runJobs();
  for (const { email } of [joined, left, closed]) expect(await mailsTo(email)).toEqual([]);
  const [toReady, ...more] = await mailsTo(ready.email);
  expect([toReady?.link, more]).toEqual([expect.stringMatching(/\/alumni$/), []]);
  expect(toReady?.text).toContain(ready.email);
  const [toFresh] = await mailsTo(fresh.email);
  expect(toFresh?.link).toMatch(/\/enrol/i);
});

test('nobody is invited twice by two who press at once, nor within 30 days', async () => {
  const people = [await graduate('Twice A'), await graduate('Twice B')];
  const answers = await Promise.all([invite({ search: 'twice' }), invite({ search: 'twice' })]);
  expect(new Set(answers)).toEqual(new Set([0, 2]));
  await college.runJobs();
  for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
  const month = 30 * 86_400_000;
  college.pass(month - 1000);
  // Nobody stays signed in for so long.
  admin = await college.signedIn(admin.person);
  expect(await invite({ search: 'twice' })).toBe(0);
  college.pass(2000);
  expect(await invite({ search: 'twice' })).toBe(2);
});

test('work that was broken off goes on where it stopped, and who has joined or left meanwhile gets no mail', async () => {
  const [sent, joined, waits] = [
    await graduate('Torn A'),
    await graduate('Torn B'),
    await graduate('Torn C'),
  ];
  const batchId = randomUUID();
  await invite({ search: 'torn' }, batchId);
  // A server was killed after the first of them.
  await query(
    `update alumni_invitation set settled_at = now(), is_mailed = true where batch_id = $1 and person_id = $2`,
    batchId,
    sent.id,
  );
  await query(`update person set show_alumni_welcome = false where id = $1`, joined.id);
  await college.runJobs();
  const mails = await Promise.all(
    [sent, joined, waits].map(async ({ email }) => (await mailsTo(email)).length),
  );
  expect(mails).toEqual([0, 0, 1]);
  // Who got none was not invited, and can be.
  await query(`update person set show_alumni_welcome = true where id = $1`, joined.id);
  expect((await list({ search: joined.email })).rows).toMatchObject([{ standing: 'READY', invitedAt: null }]);
});

test('a place is found by any part of it in a script without spaces, and each year is listed once', async () => {
  const { id } = await graduate('Tokyo', { graduatedOn: '1994-03-01' });
  await graduate('Kyoto', { graduatedOn: '1994-09-30' });
  await graduate('Early', { graduatedOn: '1991-01-01' });
  await query(`update person set graduation_place = '東京校' where id = $1`, id);
  expect((await list({ place: '京校' })).rows).toMatchObject([{ fullName: 'Ben Tokyo' }]);
  const years = (await admin.call('{ alumniMemberYears }')).data?.['alumniMemberYears'] as number[];
  expect(years.slice(-2)).toEqual([1994, 1991]);
});

test('a reader of the mail leaves the mail for alumni without signing in, and joins it again', async () => {
  const ben = await graduate('Leaver');
  await invite({ search: 'leaver' });
  await college.runJobs();
  const { rows } = await query(
    `select headers, text_body as text from outbox_mail where to_address = $1`,
    ben.email,
  );
  const [mail] = rows as { headers: Record<string, string>; text: string }[];
  const link = /https?:\/\/\S+\/alumni-mail\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const path = new URL(link).pathname;
  const visitor = college.visitor();
  const send = (body: string) =>
    visitor.fetch(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const isSubscribed = async () =>
    (
      (await query('select subscribe_alumni_email as is from person where id = $1', ben.id)).rows as {
        is: boolean;
      }[]
    )[0]?.is;

  const page = await visitor.fetch(path);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Leave the list')]);
  expect(await isSubscribed()).toBe(true);
  await send('List-Unsubscribe=One-Click');
  expect(await isSubscribed()).toBe(false);
  expect(await (await send('action=rejoin')).text()).toContain(ben.email);
  expect(await isSubscribed()).toBe(true);
  const forged = path.replace(ben.id, admin.person.id);
  expect((await visitor.fetch(forged)).status).toBe(404);
});

test('alumni and students neither see the list nor invite (ALUM-06)', async () => {
  for (const browser of [
    await college.signedIn({ regionIds: [alumniId], graduatedOn: '2019-05-17' }),
    await college.signedIn(),
  ])
    for (const [operation, variables] of [
      [LIST, {}],
      [COUNT, {}],
      [INVITE, { batchId: randomUUID() }],
    ] as const)
      expect((await browser.call(operation, variables)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});
