import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { HourDesk, type SignedIn } from '../testing/hour-desk.ts';
import { Supervisor } from '../testing/supervisor.ts';

let college: College;
let desk: HourDesk;
let ana: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await HourDesk.open(college);
});
// Each story begins on a day on which nobody was asked yet.
beforeEach(async () => {
  await college.database.owner.query('delete from rate_count');
  ana = await desk.student();
});
afterAll(() => college.close());

test('neither oneself nor a student is a supervisor, and hours of others or that are decided are not asked about (HOURS-01)', async () => {
  const ben = await desk.student();
  const logged = await desk.log(ana);
  const ruth = new Supervisor(college);
  const tagged = (address: string): string => address.replace('@', '+work@');
  const others = [ana, ben].map(({ person: { firstName, id } }) =>
    `${firstName}.${id}+home@example.org`.toLowerCase(),
  );
  await college.database.owner.query(
    `insert into other_email (person_id, kind, email) values ($1, 'OTHER', $3), ($2, 'SCHOOL', $4)`,
    [ana.person.id, ben.person.id, ...others],
  );
  const ofStudents = [
    ana.person.email.toUpperCase(),
    tagged(ana.person.email),
    ben.person.email,
    tagged(ben.person.email),
    ...others,
    ...others.map((address) => address.replace('+home', '')),
  ];
  for (const email of ofStudents)
    await expect(ruth.askedBy(ana, logged, {}, { email })).rejects.toThrow('supervisorIsStudent');
  await expect(ruth.askedBy(ben, logged)).rejects.toThrow('recordNotFound');
  await expect(ruth.askedBy(ana, { ...logged, version: 9 })).rejects.toThrow('changedMeanwhile');
  await expect(ruth.askedBy(ana, logged, {}, { name: ' ' })).rejects.toThrow('requiredFieldMissing');
  await expect(ruth.askedBy(ana, logged, {}, { locale: 'tlh' })).rejects.toThrow('localeUnknown');
  const asked = await ruth.askedBy(ana, logged);
  await expect(ruth.revokedBy(ben, asked._id)).rejects.toThrow('recordNotFound');
  await ruth.answer(await ruth.link(), 'confirm');
  await expect(ruth.revokedBy(ana, asked._id)).rejects.toThrow('supervisorAnsweredAlready');
  await expect(ruth.askedBy(ana, { ...logged, version: 2 })).rejects.toThrow('hoursDecidedAlready');
});

test('pressing twice asks once; after ten in a day neither a student nor an address has another (HOURS-01)', async () => {
  const ruth = new Supervisor(college);
  const requestId = randomUUID();
  const logged = await desk.log(ana, desk.input(5));
  const both = await Promise.all([
    ruth.askedBy(ana, logged, { requestId }),
    ruth.askedBy(ana, logged, { requestId }),
  ]);
  expect(both[1]).toEqual(both[0]);
  expect(await ruth.mails()).toHaveLength(1);
  await college.database.owner.query('delete from rate_count');
  const ask = async (by: SignedIn, whom: Supervisor) => whom.askedBy(by, await desk.log(by, desk.input(5)));
  for (let count = 0; count < 10; count++) await ask(ana, new Supervisor(college));
  await expect(ask(ana, new Supervisor(college))).rejects.toThrow('tooManyRequests');
  await college.database.owner.query('delete from rate_count');
  for (let count = 0; count < 5; count++) {
    await ask(ana, ruth);
    await ask(await desk.student(), ruth);
  }
  const tagged = new Supervisor(college, ruth.email.replace('@', '+hours@'));
  for (const whom of [ruth, tagged])
    await expect(ask(await desk.student(), whom)).rejects.toThrow('tooManyRequests');
});

test('what was refused takes none of the ten, and nobody tries without end (HOURS-01)', async () => {
  const ruth = new Supervisor(college);
  const logged = await desk.log(ana, desk.input(5));
  for (let count = 0; count < 12; count++)
    await expect(ruth.askedBy(ana, { ...logged, version: 9 })).rejects.toThrow('changedMeanwhile');
  expect(await ruth.askedBy(ana, logged)).toMatchObject({ state: 'OPEN' });
  const own = { email: ana.person.email };
  for (let count = 0; count < 7; count++)
    await expect(ruth.askedBy(ana, logged, {}, own)).rejects.toThrow('supervisorAskedAlready');
  await expect(ruth.askedBy(ana, logged, {}, own)).rejects.toThrow('tooManyRequests');
});

const ENDS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\0', '%0d%0a'];

test('no name or address opens a header of our mail to its writer (HOURS-01)', async () => {
  const logged = await desk.log(ana);
  const hostile = ENDS.flatMap((end) => [
    { name: `Eve${end}Bcc: all@evil.test`, email: 'ruth@example.net' },
    { name: 'Eve', email: `eve@evil.test${end}Bcc: all@evil.test` },
    { name: 'Eve', email: `eve@evil.test,${end}all@evil.test` },
    { name: 'Eve', email: `"eve${end}x"@evil.test` },
  ]);
  for (const input of hostile) {
    await college.database.owner.query('delete from rate_count');
    const asked = await new Supervisor(college).askedBy(ana, logged, {}, input).catch(() => null);
    if (asked) await new Supervisor(college).revokedBy(ana, asked._id);
  }
  const { rows } = await college.database.owner.query<{ to: string; headers: string }>(
    `select to_address as to, headers::text || subject || coalesce(reply_to, '') || to_name || text_body as headers
     from outbox_mail where template = 'supervisorAsked'`,
  );
  // Some of them are harmless, so mails were written.
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ to }) => /[\s,;"\p{Cc}]/u.test(to))).toEqual([]);
  expect(rows.filter(({ headers }) => headers.includes('evil'))).toEqual([]);
});

test('addresses of those who never answered are forgotten, answers stay on record (HOURS-01)', async () => {
  const [silent, ruth] = [new Supervisor(college), new Supervisor(college)];
  await silent.askedBy(ana, await desk.log(ana, desk.input(5)));
  await ruth.askedBy(ana, await desk.log(ana, desk.input(5)));
  await ruth.answer(await ruth.link(), 'confirm');
  await college.database.owner.query(
    `update hour_request set asked_at = asked_at - interval '90 days', expires_at = expires_at - interval '90 days'
     where person_id = $1`,
    [ana.person.id],
  );
  await college.database.owner.query(`select graphile_worker.add_job('sweepHourRequests')`);
  await college.runJobs();
  const { rows } = await college.database.owner.query(
    'select supervisor_email as email from hour_request where person_id = $1',
    [ana.person.id],
  );
  expect(rows).toEqual([{ email: ruth.email }]);
});
