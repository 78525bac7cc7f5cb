import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { get, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { startBenchServer } from './bench-college.ts';
import { cpuTime } from './cpu-time.ts';
import { figure } from './figures.ts';
import { ask, makeSessions } from './load.ts';

const PAGES = 500;
const POLL_S = 60;
const REQUESTS = 6_000;
const UNREAD = 'query unreadNotifications { unreadNotifications }';

/** What comes in at a college of that size on a busy day, for everybody together. */
const TOLD_A_SECOND = 2;
const STREAM_SECONDS = 20;

/**
 * What it costs to keep the count of unread notifications true on 500 open pages: by asking once a minute, as the app does,
 * and by event streams, of which the plainest thing that could work is measured (bench/live-count/event-streams.ts).
 */
export async function main(): Promise<void> {
  const server = await startBenchServer({ env: { SEED: 'demo' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  try {
    const cookies = await makeSessions(postgres.url());
    await giveNotifications(postgres.url());
    const url = `${server.url}/graphql`;
    await ask({ url, query: UNREAD, cookies, requests: 1_000 });
    const before = await cpuTime([server.pid, postgres.pid]);
    await ask({ url, query: UNREAD, cookies, requests: REQUESTS });
    const eachMs = ((await cpuTime([server.pid, postgres.pid])) - before) / REQUESTS;
    figure('unread count, processor time a question', eachMs, 'ms');
    figure(
      `unread count, ${PAGES} pages asking every ${POLL_S} s`,
      (eachMs * PAGES) / POLL_S / 10,
      '% of a core',
      {
        atMost: 5,
      },
    );
    await measureStreams(postgres.url(), postgres.pid);
  } finally {
    await server.stop();
  }
}

/** Twenty each, half of them unread. */
async function giveNotifications(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into notification (person_id, region_id, definition_id, facts, path, mail, read_at)
     select p.id, (select id from region limit 1), (select id from notification_definition where name = 'newsPosted'),
       '{"title": "News"}', '/news', 'SENT', case when n % 2 = 0 then now() end
     from person p, generate_series(1, 20) n`,
  );
  await client.query('vacuum analyze notification');
  await client.end();
}

async function measureStreams(databaseUrl: string, postgresPid: number): Promise<void> {
  const child = spawn(process.execPath, ['bench/live-count/event-streams.ts', databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve) =>
    child.stdout.once('data', (line) => resolve(Number(line))),
  );
  const pid = child.pid ?? 0;
  const empty = await residentKB(pid);
  const pages: ClientRequest[] = [];
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from person order by id limit $1', [
      PAGES,
    ]);
    for (const { id } of rows)
      await new Promise<void>((opened) => {
        pages.push(
          get({ port, path: `/${id}`, agent: false }, (answer) => {
            answer.resume();
            opened();
          }),
        );
      });
    const before = await cpuTime([pid, postgresPid]);
    for (let told = 0; told < STREAM_SECONDS * TOLD_A_SECOND; told++) {
      await client.query(`select pg_notify('unread', $1)`, [rows[told % rows.length]?.id]);
      await new Promise((wait) => setTimeout(wait, 1_000 / TOLD_A_SECOND));
    }
    const used = (await cpuTime([pid, postgresPid])) - before;
    figure(`unread count, ${PAGES} event streams`, used / STREAM_SECONDS / 10, '% of a core');
    figure('unread count, memory of an event stream', ((await residentKB(pid)) - empty) / PAGES, 'KB');
  } finally {
    for (const page of pages) page.destroy();
    await client.end();
    child.kill();
  }
}

async function residentKB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
