import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { until } from '#kit/db/until.ts';
import { College, type TestPerson } from '#testing/college.ts';
import type { Cadence } from '../rules/cadence.ts';
import type { NoticeName } from '../rules/notices.ts';
import { findDueMail, mailSummaries } from './mail-summaries.ts';
import { notify, type Notice } from './notify.ts';

let college: College;
let region: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region();
});
afterAll(() => college.close());
beforeEach(() => itIs(NOON));

const itIs = (at: Date): void => college.pass(at.getTime() - college.now().getTime());

/** A Wednesday. */
const NOON = new Date('2026-11-18T12:00:00Z');
const MORNING = new Date('2026-11-19T07:00:00Z');
const MONDAY = new Date('2026-11-23T07:00:00Z');

const db = () => openDatabase(college.served.state.appPool, WHOLE_COLLEGE);

async function tell<Name extends NoticeName>({ id }: TestPerson, notice: Omit<Notice<Name>, 'recipients'>) {
  await db()
    .transaction()
    .execute((tx) => notify(tx, { ...notice, recipients: [{ personId: id, regionId: region.id }] }));
  await college.runJobs();
}
const graded = (examName: string) =>
  ({ name: 'examGraded', facts: { examName }, path: '/student/assessments' }) as const;
const news = (title: string) => ({ name: 'newsPosted', facts: { title }, path: '/news' }) as const;

async function actorWith(cadences: Partial<Record<NoticeName, Cadence>>, quiet?: [string, string]) {
  const { owner } = college.database;
  const who = await college.person({ regionIds: [region.id] });
  await owner.query(`update person set time_zone = 'UTC' where id = $1`, [who.id]);
  for (const [name, cadence] of Object.entries(cadences))
    await owner.query(
      `insert into notification_preference (person_id, definition_id, region_id, subscribed, cadence)
       select $1, id, $2, true, $3 from notification_definition where name = $4`,
      [who.id, region.id, cadence, name],
    );
  if (quiet) await owner.query('insert into quiet_hours values ($1, $2, $3)', [who.id, ...quiet]);
  return who;
}

/** What comes round every five minutes. */
async function comesRound(): Promise<void> {
  await findDueMail.run({}, { db: db(), services: college.served.state.services, earlierTries: 0 });
  await college.runJobs();
}

const mailsTo = async ({ email }: TestPerson) => (await college.mails()).filter(({ to }) => to === email);
const states = async ({ id }: TestPerson): Promise<string[]> => {
  const { rows } = await college.database.owner.query<{ mail: string }>(
    'select mail from notification where person_id = $1 order by id',
    [id],
  );
  return rows.map(({ mail }) => mail);
};

describe('a daily summary', () => {
  test('comes in the morning of the person’s zone, in one mail with at most five lines of a kind (NOTI-02)', async () => {
    const ana = await actorWith({ examGraded: 'DAILY', newsPosted: 'DAILY' });
    for (const exam of ['Romans', 'Galatians', 'Hebrews', 'James', 'Jude', 'Acts', 'Ruth'])
      await tell(ana, graded(exam));
    await tell(ana, news('Snow day'));
    await comesRound();
    expect(await mailsTo(ana)).toEqual([]);
    itIs(MORNING);
    await comesRound();
    const [mail, ...more] = await mailsTo(ana);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('8 new notifications');
    expect(mail?.text).toContain(
      '7 exams graded\n• Your exam Ruth has been graded.\n• Your exam Acts has been graded.',
    );
    expect(mail?.text).toContain('and 2 more');
    expect(mail?.text).not.toContain('Romans');
    expect(mail?.text).toContain('1 news post\n• News: Snow day');
    expect(new Set(await states(ana))).toEqual(new Set(['DIGESTED']));
  });

  test('leaves out what was read in the app, and does not come at all where that was everything', async () => {
    const [ana, ben] = [await actorWith({ examGraded: 'DAILY' }), await actorWith({ examGraded: 'DAILY' })];
    for (const who of [ana, ben]) await tell(who, graded('Romans'));
    await college.database.owner.query('update notification set read_at = now() where person_id = any($1)', [
      [ana.id, ben.id],
    ]);
    await tell(ana, graded('Hebrews'));
    itIs(MORNING);
    await comesRound();
    const [mail] = await mailsTo(ana);
    expect(mail?.text).toContain('Hebrews');
    expect(mail?.text).not.toContain('Romans');
    expect(await mailsTo(ben)).toEqual([]);
    expect(await states(ben)).toEqual(['READ']);
  });

  test('does not come to those who have changed their mind, or whose account was closed meanwhile', async () => {
    const [ana, ben] = [await actorWith({ examGraded: 'DAILY' }), await actorWith({ examGraded: 'DAILY' })];
    for (const who of [ana, ben]) await tell(who, graded('Romans'));
    const { owner } = college.database;
    await owner.query('update notification_preference set subscribed = false where person_id = $1', [ana.id]);
    await owner.query(`update person set status = 'DISABLED' where id = $1`, [ben.id]);
    itIs(MORNING);
    await comesRound();
    for (const who of [ana, ben]) {
      expect(await mailsTo(who)).toEqual([]);
      expect(await states(who)).toEqual(['UNWANTED']);
    }
  });

  test('comes once, however often the job runs, and from several workers at the same time', async () => {
    const ana = await actorWith({ examGraded: 'DAILY' });
    await tell(ana, graded('Romans'));
    itIs(MORNING);
    const tools = { db: db(), services: college.served.state.services, earlierTries: 0 };
    await Promise.all([1, 2, 3].map(() => mailSummaries.run({ personIds: [ana.id] }, tools)));
    await college.runJobs();
    await comesRound();
    expect(await mailsTo(ana)).toHaveLength(1);
  });

  test('comes also when the worker that had begun it was killed, and comes once', async () => {
    const ana = await actorWith({ examGraded: 'DAILY' });
    await tell(ana, graded('Romans'));
    itIs(MORNING);
    const dying = await college.database.owner.connect();
    await dying.query('begin');
    await dying.query(`update notification set mail = 'DIGESTED', due_at = null where person_id = $1`, [
      ana.id,
    ]);
    const next = comesRound();
    await until(
      async () =>
        (
          await college.database.owner.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like '%notification%'`,
          )
        ).rowCount === 1,
      { ms: 5_000, what: 'the next worker to wait' },
    );
    await dying.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    dying.release(true);
    await next;
    expect(await mailsTo(ana)).toHaveLength(1);
    expect(await states(ana)).toEqual(['DIGESTED']);
  });
});

test('a weekly summary waits for Monday and comes together with the daily one', async () => {
  const ana = await actorWith({ examGraded: 'WEEKLY', newsPosted: 'DAILY' });
  await tell(ana, graded('Romans'));
  itIs(MORNING);
  await comesRound();
  expect(await mailsTo(ana)).toEqual([]);
  itIs(new Date('2026-11-22T12:00:00Z'));
  await tell(ana, news('Snow day'));
  itIs(MONDAY);
  await comesRound();
  const [mail, ...more] = await mailsTo(ana);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 new notifications');
});

describe('quiet hours', () => {
  test('hold a mail until their end; a single one comes as itself', async () => {
    const ana = await actorWith({}, ['11:00', '15:00']);
    await tell(ana, graded('Romans'));
    expect(await mailsTo(ana)).toEqual([]);
    expect(await states(ana)).toEqual(['HELD']);
    itIs(new Date('2026-11-18T15:00:00Z'));
    await comesRound();
    expect(await mailsTo(ana)).toMatchObject([{ subject: 'Your exam Romans has been graded.' }]);
    expect(await states(ana)).toEqual(['SENT']);
  });

  test('that held several end with one mail', async () => {
    const ana = await actorWith({}, ['11:00', '15:00']);
    await tell(ana, graded('Romans'));
    await tell(ana, news('Snow day'));
    itIs(new Date('2026-11-18T15:00:00Z'));
    await comesRound();
    expect(await mailsTo(ana)).toMatchObject([{ subject: '2 new notifications' }]);
  });

  test('are saved and taken away by the person, and wrong ones refused', async () => {
    const ana = await college.signedIn({ regionIds: [region.id] });
    const save =
      'mutation q($begins: String, $ends: String) { saveQuietHours(begins: $begins, ends: $ends) { quietHours { begins ends } } }';
    const night = { begins: '22:00', ends: '07:00' };
    expect((await ana.call(save, night)).data).toEqual({ saveQuietHours: { quietHours: night } });
    for (const wrong of [
      { begins: '25:00', ends: '07:00' },
      { begins: '07:00', ends: '07:00' },
    ])
      expect((await ana.call(save, wrong)).errors[0]?.extensions.problem).toBe('quietHoursWrong');
    expect((await ana.call(save)).data).toEqual({ saveQuietHours: { quietHours: null } });
  });
});

test('nobody is mailed what they have read before the mail was due', async () => {
  const ana = await actorWith({});
  await db()
    .transaction()
    .execute((tx) =>
      notify(tx, { ...graded('Romans'), recipients: [{ personId: ana.id, regionId: region.id }] }),
    );
  await college.database.owner.query('update notification set read_at = now() where person_id = $1', [
    ana.id,
  ]);
  await college.runJobs();
  expect(await mailsTo(ana)).toEqual([]);
  expect(await states(ana)).toEqual(['READ']);
});
