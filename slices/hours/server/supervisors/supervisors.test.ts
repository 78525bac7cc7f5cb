import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { HourDesk, type SignedIn } from '../testing/hour-desk.ts';
import { ownRequests, readEntry, Supervisor } from '../testing/supervisor.ts';

const DAY_MS = 86_400_000;

let college: College;
let desk: HourDesk;
let manager: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await HourDesk.open(college);
});
// Each story begins on a day on which nobody was asked yet.
beforeEach(async () => {
  await college.database.owner.query('delete from rate_count');
  manager = await desk.manager();
  ana = await desk.student();
});
afterAll(() => college.close());

test('a supervisor confirms by a link what a student has logged, and who did, when and from where is on record (HOURS-01)', async () => {
  const ruth = new Supervisor(college);
  const logged = await desk.log(ana);
  const asked = await ruth.askedBy(ana, logged);
  expect(asked).toMatchObject({ state: 'OPEN', supervisorName: 'Ruth Meyer', entryCount: 1 });
  const [mail, ...others] = await ruth.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(ana.person.lastName);
  expect(mail?.text).not.toContain('Ruth Meyer');
  expect(mail?.text).not.toContain('Food bank');
  const link = await ruth.link();
  expect(link.split('/').at(-1)?.length).toBeLessThanOrEqual(100);
  const before = await desk.stored(logged._id);
  const opened = await ruth.open(link);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(opened.body).not.toMatch(/<script|<a /);
  expect(await desk.stored(logged._id)).toEqual(before);
  const answered = await ruth.answer(link, 'confirm', 'She came\0 each week.\r\nThank you!');
  const thanks = answered.headers.get('location') ?? '';
  expect([answered.status, thanks]).toEqual([303, '/confirm-hours/thanks/confirmed?lang=en']);
  // As often as the page is loaded again.
  for (const shown of [await ruth.open(thanks), await ruth.open(thanks)])
    expect([shown.status, shown.body]).toEqual([
      200,
      expect.stringContaining('You have confirmed the hours.'),
    ]);
  const stored = await readEntry(manager, logged);
  expect(stored).toMatchObject({
    status: 'CONFIRMED',
    decidedByName: null,
    adminComments: 'She came each week.\nThank you!',
    request: {
      state: 'CONFIRMED',
      supervisorEmail: ruth.email,
      answeredAt: college.now().toISOString(),
      answeredFrom: '127.0.0.1',
    },
  });
  const [own] = await ownRequests(ana, desk.groupId);
  expect(own?.request).toMatchObject({ state: 'CONFIRMED', answeredFrom: null });
  expect(await desk.actionsOn(logged._id)).toEqual(['logHours', 'answerHourRequest']);
  expect(await desk.actionsOn(asked._id)).toEqual(['askSupervisor', 'answerHourRequest']);
  const { rows } = await college.database.owner.query(
    `select d.name, n.facts ->> 'status' as status from notification n join notification_definition d on d.id = n.definition_id
     where n.person_id = $1`,
    [ana.person.id],
  );
  expect(rows).toEqual([{ name: 'hoursDecided', status: 'Confirmed' }]);
});

test('a manager takes that back, and what was there before is there again to the letter (HOURS-04)', async () => {
  const ruth = new Supervisor(college);
  const logged = await desk.log(ana);
  const before = await desk.stored(logged._id);
  await ruth.askedBy(ana, logged);
  const link = await ruth.link();
  await ruth.answer(link, 'confirm');
  const confirmed = await readEntry(manager, logged);
  const refused = await desk.decide(manager, { ...logged, version: confirmed?.version ?? 0 }, 'REFUSED');
  await desk.undo(manager, refused.decisionId);
  expect(await readEntry(manager, logged)).toMatchObject({
    status: 'CONFIRMED',
    decidedByName: null,
    decisionId: confirmed?.decisionId,
  });
  await desk.undo(manager, confirmed?.decisionId ?? null);
  expect(await desk.stored(logged._id)).toEqual(before);
  expect((await ruth.open(link)).status).toBe(404);
});

test('refusing needs a word, and the form keeps the link until there is one (HOURS-01)', async () => {
  const ruth = new Supervisor(college);
  const logged = await desk.log(ana);
  await ruth.askedBy(ana, logged);
  const link = await ruth.link();
  const wordless = await ruth.answer(link, 'refuse', '  ');
  expect(wordless.status).toBe(422);
  expect(wordless.body).toContain('Say in a few words why you refuse.');
  const long = `<b>${'x'.repeat(1_000)}`;
  const tooLong = await ruth.answer(link, 'confirm', long);
  expect(tooLong.status).toBe(422);
  expect(tooLong.body).toContain('A comment can have up to 1000 characters.');
  expect(tooLong.body).toContain(`&lt;b&gt;${'x'.repeat(1_000)}</textarea`);
  expect(await desk.stored(logged._id)).toMatchObject({ status: 'PENDING' });
  const refused = await ruth.answer(link, 'refuse', 'Not with <b>us</b>.');
  expect([refused.status, refused.headers.get('location')]).toEqual([
    303,
    '/confirm-hours/thanks/refused?lang=en',
  ]);
  expect(await readEntry(manager, logged)).toMatchObject({
    status: 'REFUSED',
    adminComments: 'Not with <b>us</b>.',
  });
});

test('altered, expired, revoked, used and void links are refused alike, opened or sent (HOURS-01)', async () => {
  const made = async () => {
    await college.database.owner.query('delete from rate_count');
    const ruth = new Supervisor(college);
    const logged = await desk.log(ana, desk.input(5));
    const asked = await ruth.askedBy(ana, logged, {}, { locale: 'de_DE' });
    return { ruth, logged, asked, link: await ruth.link() };
  };
  const expired = await made();
  college.pass(14 * DAY_MS - 1_000);
  // A session does not live as long.
  [ana, manager] = [await college.signedIn(ana.person), await college.signedIn(manager.person)];
  expect((await expired.ruth.open(expired.link)).status).toBe(200);
  college.pass(1_000);
  const [revoked, used, changed, deleted, decided, open] = [
    await made(),
    await made(),
    await made(),
    await made(),
    await made(),
    await made(),
  ];
  expect((await revoked.ruth.revokedBy(ana, revoked.asked._id)).state).toBe('REVOKED');
  await used.ruth.answer(used.link, 'confirm');
  await desk.change(ana, changed.logged, desk.input(6));
  await desk.remove(ana, deleted.logged);
  await desk.decide(manager, decided.logged);
  const [token = ''] = open.link.split('/').slice(-1);
  const altered = [
    `/confirm-hours/${randomUUID()}${token.slice(36)}`,
    `${open.link.slice(0, -1)}!`,
    `${open.link}.x`,
    '/confirm-hours/thanks',
  ];
  const states = (await ownRequests(ana, desk.groupId)).map(({ request }) => request?.state ?? '');
  expect(states.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'CHANGED',
    'CHANGED',
    'CONFIRMED',
    'EXPIRED',
    'OPEN',
    'REVOKED',
  ]);
  const answers = [];
  for (const link of [expired, revoked, used, changed, deleted, decided]
    .map((one) => one.link)
    .concat(altered)) {
    const shown = await open.ruth.open(link);
    const sent = await open.ruth.answer(link, 'confirm');
    answers.push(`${shown.status} ${shown.body}`, `${sent.status} ${sent.body}`);
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 /);
  expect((await open.ruth.open(open.link)).body).toContain('<html lang="de-DE">');
});

test('of fifty answers at once over two servers one counts (HOURS-01)', async () => {
  const second = await college.secondServer();
  const ruth = new Supervisor(college);
  const logged = await desk.log(ana);
  const asked = await ruth.askedBy(ana, logged);
  const link = await ruth.link();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      ruth.answer(
        link,
        at % 3 === 0 ? 'refuse' : 'confirm',
        'Said',
        at % 2 === 0 ? college.url : `http://127.0.0.1:${second.port}`,
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect([303, 404].map((one) => statuses.filter((status) => status === one).length)).toEqual([1, 49]);
  const { rows } = await college.database.owner.query(
    'select count(*)::integer as count from hour_decision where entry_id = $1',
    [logged._id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect(await desk.actionsOn(asked._id)).toEqual(['askSupervisor', 'answerHourRequest']);
  await second.stop();
});

test('one link asks about a week of one group, and nothing else is shown by it (HOURS-01)', async () => {
  const ruth = new Supervisor(college);
  const at = (days: number, note: string) => desk.log(ana, desk.input(30, { day: desk.day(days), note }));
  // Yesterday's week, whatever day it is today.
  const monday = -7 - ((new Date(`${desk.day()}T00:00:00Z`).getUTCDay() + 6) % 7);
  const [first, last, earlier] = [
    await at(monday, 'On Monday'),
    await at(monday + 6, 'On Sunday'),
    await at(monday - 1, 'A week before'),
  ];
  const settled = await at(monday + 1, 'Settled');
  await desk.decide(manager, settled);
  const asked = await ruth.askedBy(ana, last, { isWholeWeek: true });
  expect(asked.entryCount).toBe(2);
  const link = await ruth.link();
  const { body } = await ruth.open(link);
  expect(body.indexOf('On Monday')).toBeLessThan(body.indexOf('On Sunday'));
  expect(body).toContain('Your answer counts for all 2 entries together.');
  for (const hidden of ['A week before', 'Settled', ana.person.email, ruth.email, 'Ruth Meyer', desk.groupId])
    expect(body).not.toContain(hidden);
  await expect(ruth.askedBy(ana, first)).rejects.toThrow('supervisorAskedAlready');
  await ruth.answer(link, 'confirm');
  const statuses = await Promise.all(
    [first, last, earlier].map(async (one) => (await readEntry(manager, one))?.status),
  );
  expect(statuses).toEqual(['CONFIRMED', 'CONFIRMED', 'PENDING']);
});

test('who changes one entry of a week voids the link of all of it (HOURS-01)', async () => {
  const ruth = new Supervisor(college);
  const one = await desk.log(ana, desk.input(20));
  const other = await desk.log(ana, desk.input(25));
  await ruth.askedBy(ana, one, { isWholeWeek: true });
  const link = await ruth.link();
  await desk.change(ana, other, desk.input(40));
  expect((await ruth.answer(link, 'confirm')).status).toBe(404);
  expect(await desk.stored(one._id)).toMatchObject({ status: 'PENDING' });
  expect((await ruth.askedBy(ana, one)).state).toBe('OPEN');
});
