import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CRON_LABEL } from '#kit/config/config.ts';
import { until } from '#kit/db/until.ts';
import { startErrorSink, type ErrorSinkPeer } from '#testing/peers/error-sink.ts';
import { SecretsInUse } from '#testing/secrets-in-use.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { freePort } from '#testing/site/site-port.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sink: ErrorSinkPeer;
let dataDir: string;
let url: string;
let processes: ServerProcess[];
beforeAll(async () => {
  [database, sink] = await Promise.all([testDatabase(), startErrorSink()]);
  dataDir = await mkdtemp(join(tmpdir(), 'berea-log-scan-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // As in production, at its most talkative.
  const env = { PORT: String(port), SENTRY_DSN: sink.dsn, LOG_LEVEL: 'trace' };
  const surroundings = { databaseUrl: database.url, dataDir, env };
  processes = ['web-1', CRON_LABEL].map((label) => new ServerProcess({ label, ...surroundings }));
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, { ms: 50_000, what: 'the server to answer' });
});
afterAll(async () => {
  for (const one of processes) await one.stop();
  await sink.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const log = () => processes.map(({ said }) => said).join('\n');
const dump = async (table: string) => {
  const { rows } = await database.owner.query<{ row: string }>(`select t::text as row from ${table} t`);
  return rows.map(({ row }) => row).join('\n');
};
const everythingWritten = async (): Promise<[place: string, text: string][]> => [
  ['log', log()],
  ['system log', await dump('log_entry')],
  ['audit log', await dump('audit')],
  ['queue', await dump('graphile_worker._private_jobs')],
  ['error reports', JSON.stringify(sink.events)],
];

test('the process that runs the jobs signs its lines with the label CRON, and no other does (ENV-03)', async () => {
  await database.owner.query(`select graphile_worker.add_job('deliverMail', '{"mailId": "no id"}')`);
  await until(() => log().includes('a job failed'), { ms: 20_000, what: 'the job to fail' });
  const labels = processes.map(({ said }) => [
    ...new Set([...said.matchAll(/"process":"(?<label>[^"]*)"/g)].map(({ groups }) => groups?.['label'])),
  ]);
  expect(labels[1]).toEqual(['CRON']);
  expect(labels[0]).not.toContain('CRON');
  expect(processes[0]?.said).not.toContain('a job failed');
});

test('no password, digest, cookie, token or mailed link is written where people read (J4, D2)', async () => {
  const story = new SecretsInUse(url, database.owner, dataDir);
  await story.liveThroughAnOrdinaryDay();
  await story.liveThroughABadDay();
  const isTold = () =>
    log().includes('a job failed') && log().includes('unforeseen error') && sink.events.length >= 3;
  await until(isTold, { ms: 20_000, what: 'the errors to be told' });

  const written = await everythingWritten();
  expect(written.filter(([, text]) => text === '')).toEqual([]);
  expect(story.secrets.length).toBeGreaterThanOrEqual(14);
  expect(story.secrets.filter((secret) => secret.length < 8)).toEqual([]);
  const found = written.flatMap(([place, text]) =>
    story.secrets
      .map((secret) => text.indexOf(secret))
      .filter((at) => at >= 0)
      .map((at) => `${place}: …${text.slice(Math.max(0, at - 120), at + 60)}…`),
  );
  expect(found).toEqual([]);
}, 90_000);
