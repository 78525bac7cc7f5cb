import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { CRON_LABEL } from '#kit/config/config.ts';
import { openDatabase } from '#kit/db/database.ts';
import { openPool } from '#kit/db/pool.ts';
import { until } from '#kit/db/until.ts';
import { sendMail } from '#kit/mail/send-mail.ts';
import { startSmtpPeer, type SmtpPeer } from '#testing/peers/smtp.ts';
import { ServerProcess } from '#testing/server-process.ts';

export interface MailDrill {
  databaseUrl: string;
  owner: Pool;
  mails: number;
  kills: number;
}

export interface MailOutcome {
  kills: number;
  /** Mails that no mailbox ever received, and mails nobody wrote. */
  lost: number;
  strange: number;
  /** Copies a mailbox got of a mail it had already: same Message-ID, so it shows them once. */
  copies: number;
  /** Mails that were not marked as sent by exactly one try. */
  wronglyMarked: number;
  seconds: number;
}

/** A night on which the college wrote to many, and a user kept pulling the plug of the process that sends. */
export async function killMailWorkers({ databaseUrl, owner, mails, kills }: MailDrill): Promise<MailOutcome> {
  const startedAt = performance.now();
  const smtp = await startSmtpPeer();
  const dataDir = await mkdtemp(join(tmpdir(), 'berea-mail-drill-'));
  const newWorker = () =>
    new ServerProcess({
      label: CRON_LABEL,
      databaseUrl,
      dataDir,
      // A short deadline, and with it a short claim: what a killed worker had in hand need not be waited for long.
      env: { SMTP_URL: smtp.url, MAIL_DEADLINE_S: '2', LOG_LEVEL: 'silent' },
    });
  let worker = newWorker();
  try {
    await writeMails(databaseUrl, mails);
    for (let kill = 1; kill <= kills; kill++) {
      await smtp.arrived(smtp.inbox.length + portion(mails, kills));
      // The mailbox has the mail; whether the college could still note that is a matter of microseconds.
      await worker.kill();
      worker = newWorker();
    }
    await until(async () => (await countWaiting(owner)) === 0, {
      ms: 120_000,
      what: 'the last mail to be sent',
    });
    const { wronglyMarked, ids } = await readOutbox(owner);
    return { kills, ...compare(smtp, ids), wronglyMarked, seconds: (performance.now() - startedAt) / 1_000 };
  } finally {
    await worker.stop();
    await smtp.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How many mails to let through before the next kill, so that some are left for the last worker. */
const portion = (mails: number, kills: number): number =>
  Math.max(1, Math.floor((mails * 0.8) / (kills + 1)));

async function writeMails(databaseUrl: string, mails: number): Promise<void> {
  const pool = openPool({ url: databaseUrl, role: 'berea_app', size: 2 });
  const db = openDatabase(pool, WHOLE_COLLEGE);
  await db.transaction().execute(async (tx) => {
    for (let n = 1; n <= mails; n++) {
      const to = { address: `student${n}@example.org`, name: `Student ${n}` };
      await sendMail(tx, {
        template: 'drill',
        language: 'en',
        to,
        subject: `Mail ${n}`,
        text: `${n}`,
        html: `<p>${n}</p>`,
      });
    }
  });
  await pool.end();
}

async function countWaiting(owner: Pool): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from outbox_mail where status = 'WAITING'`,
  );
  return rows[0]?.n ?? 0;
}

async function readOutbox(owner: Pool): Promise<{ wronglyMarked: number; ids: string[] }> {
  const { rows } = await owner.query<{ id: string; isRight: boolean }>(
    `select id, status = 'SENT' and tries = 1 and sent_at is not null as "isRight" from outbox_mail`,
  );
  return { ids: rows.map(({ id }) => id), wronglyMarked: rows.filter(({ isRight }) => !isRight).length };
}

function compare(smtp: SmtpPeer, ids: readonly string[]): Pick<MailOutcome, 'lost' | 'strange' | 'copies'> {
  const expected = new Set(ids.map((id) => `<outbox-${id}@localhost>`));
  const received = smtp.inbox.map(({ mail }) => mail.messageId ?? '');
  const different = new Set(received);
  return {
    lost: [...expected].filter((id) => !different.has(id)).length,
    strange: [...different].filter((id) => !expected.has(id)).length,
    copies: received.length - different.size,
  };
}
