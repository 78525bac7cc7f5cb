import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase, type Db } from '#kit/db/database.ts';
import { until } from '#kit/db/until.ts';
import { storingMailer, type Delivery } from '#kit/mail/mailer.ts';
import { deliverMail, sendStoredMail, sendMail } from '#kit/mail/send-mail.ts';
import { sweepOutbox } from '#kit/mail/sweep-outbox.ts';
import { College } from '#testing/college.ts';
import { mailResetLink } from '#slices/sign-in/server/api.ts';

let college: College;
let db: Db;
beforeAll(async () => {
  college = await College.open();
  db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
});
beforeEach(() =>
  college.database.owner.query('delete from outbox_mail; delete from graphile_worker._private_jobs'),
);
afterAll(() => college.close());

const answerWith = (delivery: Delivery) =>
  vi.spyOn(college.served.state.services.mailer, 'deliver').mockResolvedValue(delivery);
const tools = (earlierTries = 0) => ({ db, services: college.served.state.services, earlierTries });
async function writeMail(): Promise<string> {
  const to = { address: 'ana@example.org' };
  await db
    .transaction()
    .execute((tx) => sendMail(tx, { template: 't', language: 'en', to, subject: 's', text: 't', html: 'h' }));
  return (await outbox())[0]?.id ?? '';
}
const claim = (ends: string) =>
  college.database.owner.query(`update outbox_mail set claimed_until = ${ends}`);
const outbox = async () =>
  (
    await college.database.owner.query<{ id: string; status: string; tries: number; problem: string | null }>(
      'select id, status, tries, problem from outbox_mail',
    )
  ).rows;

describe('a mail in the outbox', () => {
  test('is there with the change that causes it, and not without', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await sendMail(tx, {
        template: 't',
        language: 'en',
        to: { address: 'a@b.org' },
        subject: 's',
        text: 't',
        html: 'h',
      });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await outbox()).toEqual([]);
  });

  test('is delivered once, though the work be done twice (A4)', async () => {
    const deliver = answerWith({ outcome: 'delivered' });
    const mailId = await writeMail();
    for (let i = 0; i < 2; i++) await deliverMail.run({ mailId }, tools());
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(await outbox()).toMatchObject([{ status: 'SENT', tries: 1 }]);
  });

  test.each([
    ['is kept and tried again when the server is busy', 0, { outcome: 'retry', reason: 'busy' }, 'WAITING'],
    ['is given up after sixteen tries', 15, { outcome: 'retry', reason: 'busy' }, 'FAILED'],
  ] as [string, number, Delivery, string][])('%s', async (_, earlierTries, delivery, status) => {
    answerWith(delivery);
    const mailId = await writeMail();
    await expect(deliverMail.run({ mailId }, tools(earlierTries))).rejects.toThrow(
      `Mail ${mailId} was not taken: busy`,
    );
    expect(await outbox()).toMatchObject([{ status, tries: 1, problem: 'busy' }]);
  });

  test('is not tried again when nobody lives there', async () => {
    answerWith({ outcome: 'bounced', reason: 'no such user' });
    const mailId = await writeMail();
    await deliverMail.run({ mailId }, tools());
    expect(await outbox()).toMatchObject([{ status: 'BOUNCED', problem: 'no such user' }]);
  });

  test('that another user is about to deliver is waited for, not taken for sent (A4)', async () => {
    const deliver = answerWith({ outcome: 'delivered' });
    const mailId = await writeMail();
    const other = await college.database.owner.connect();
    await other.query('begin');
    await other.query('select 1 from outbox_mail for update');
    const second = deliverMail.run({ mailId }, tools());
    const isWaiting = async () =>
      (
        await college.database.owner.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rowCount === 1;
    await until(isWaiting, { ms: 5_000, everyMs: 10, what: 'the second worker to wait' });
    // The first dies before it could send, and its hold on the mail ends with it.
    await other.query('rollback');
    other.release();
    await second;
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(await outbox()).toMatchObject([{ status: 'SENT', tries: 1 }]);
  });

  test('is sent while no transaction is open, however long the server takes', async () => {
    const openTransactions = async () =>
      (
        await college.database.owner.query(
          `select 1 from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
        )
      ).rowCount;
    let open: number | null = null;
    vi.spyOn(college.served.state.services.mailer, 'deliver').mockImplementation(async () => {
      open = await openTransactions();
      return { outcome: 'delivered' };
    });
    await deliverMail.run({ mailId: await writeMail() }, tools());
    expect(open).toBe(0);
  });

  test('that another user has claimed is looked at again when the claim ends (A4)', async () => {
    const deliver = answerWith({ outcome: 'delivered' });
    const mailId = await writeMail();
    await claim(`date_trunc('milliseconds', now()) + interval '1 minute'`);
    await deliverMail.run({ mailId }, tools());
    expect(deliver).not.toHaveBeenCalled();
    const { rows } = await college.database.owner.query(
      `select j.run_at = m.claimed_until as "inTime" from graphile_worker.jobs j, outbox_mail m where j.key = 'mail:' || m.id`,
    );
    expect(rows).toEqual([{ inTime: true }]);
    await claim('now()');
    await deliverMail.run({ mailId }, tools());
    expect(await outbox()).toMatchObject([{ status: 'SENT', tries: 1 }]);
  });

  test('stays sent, though a try that took too long fails after all', async () => {
    const mailId = await writeMail();
    vi.spyOn(college.served.state.services.mailer, 'deliver').mockImplementation(async () => {
      await college.database.owner.query(`update outbox_mail set status = 'SENT', tries = 1`);
      return { outcome: 'retry', reason: 'too slow' };
    });
    await deliverMail.run({ mailId }, tools());
    expect(await outbox()).toMatchObject([{ status: 'SENT', tries: 1, problem: null }]);
  });

  test('waits unsent and whole while there is no mail server, and leaves once there is one', async () => {
    const { services } = college.served.state;
    const withoutServer = { db, services: { ...services, mailer: storingMailer() } };
    const mailId = await writeMail();
    for (const earlierTries of [0, 15, 20]) {
      await deliverMail.run({ mailId }, { ...withoutServer, earlierTries });
      await sendStoredMail.run({}, { ...withoutServer, earlierTries });
    }
    expect(await outbox()).toMatchObject([{ status: 'WAITING', tries: 0, problem: 'SMTP_URL is not set' }]);
    await college.database.owner.query('delete from graphile_worker._private_jobs');
    const deliver = answerWith({ outcome: 'delivered' });
    await sendStoredMail.run({}, tools());
    await college.runJobs();
    expect(deliver.mock.lastCall?.[0]).toMatchObject({ id: mailId, text: 't', html: 'h' });
    expect(await outbox()).toMatchObject([{ status: 'SENT', tries: 1, problem: null }]);
  });

  test('is forgotten after a year', async () => {
    const mailId = await writeMail();
    const age = (interval: string) =>
      college.database.owner.query('update outbox_mail set created_at = now() - $1::interval', [interval]);
    await age('12 months -1 day');
    await sweepOutbox.run({}, tools());
    expect(await outbox()).toMatchObject([{ id: mailId }]);
    await age('12 months 1 day');
    await sweepOutbox.run({}, tools());
    expect(await outbox()).toEqual([]);
  });
});

test('asking for a new password once brings one link, though the work be done twice (A4)', async () => {
  const ana = await college.person();
  const asked = {
    email: ana.email,
    mailId: '0192f0c1-2345-7abc-8def-0123456789ab',
    askedAt: '2026-03-01T12:00:00Z',
  };
  for (let i = 0; i < 2; i++) await mailResetLink.run(asked, tools());
  expect(await outbox()).toHaveLength(1);
  const { rowCount } = await college.database.owner.query('select 1 from mailed_link where person_id = $1', [
    ana.id,
  ]);
  expect(rowCount).toBe(1);
});
