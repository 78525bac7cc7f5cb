import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { LoopDelay } from '#kit/http/loop-delay.ts';
import { startBenchServer, type BenchServer } from '../bench-college.ts';
import { openExamHall } from '../exam-hall.ts';
import { figure } from '../figures.ts';
import { makeSessions } from '../load.ts';
import type { CrowdOutcome } from './overload/crowd.ts';
import { ExamSavers } from './overload/exam-savers.ts';

const CONNECTIONS = 2_500;
const SECONDS = 10;
/** A server that has just begun is compiled while it is used, and slow for as long. */
const BEFORE = { connections: 100, seconds: 5 };
const STUDENTS = 60;
const SAVE_EVERY_MS = 2_000;
/** A log that grows by more than this in ten seconds would fill a disk in a day. */
const MAX_LOG_MB = 2;

/** I2: a crowd far above what the server can do, while a class sits an exam. On this machine only, and for ten seconds. */
export async function main(): Promise<void> {
  // As many processes as production has on two cores.
  const env = { LOG_LEVEL: 'info', SEED: 'demo', WORKERS: '2' };
  const server = await startBenchServer({ port: 3479, env });
  try {
    const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
    const cookieFile = join(server.dataDir, 'cookies.json');
    await writeFile(cookieFile, JSON.stringify(await makeSessions(postgres.url())));
    const { examId, sitters } = await openExamHall({
      databaseUrl: postgres.url(),
      students: STUDENTS,
      questions: 2,
    });
    const savers = new ExamSavers(server.url, STUDENTS);
    const questions: string[] = [];
    for (const sitter of sitters) questions.push(await savers.start(sitter, examId));

    const saveFor = (seconds: number) => {
      const endAt = performance.now() + seconds * 1_000;
      return sitters.map((sitter, n) => savers.saveUntil(endAt, SAVE_EVERY_MS, sitter, questions[n] ?? ''));
    };
    await Promise.all([sendCrowd(server, cookieFile, BEFORE), ...saveFor(BEFORE.seconds)]);
    savers.saved.length = 0;

    const loggedBefore = server.loggedBytes();
    const ownDelay = new LoopDelay();
    let ownDelayMs = 0;
    const watch = setInterval(() => (ownDelayMs = Math.max(ownDelayMs, ownDelay.ms)), 50);
    const [crowd] = await Promise.all([
      sendCrowd(server, cookieFile, { connections: CONNECTIONS, seconds: SECONDS }),
      ...saveFor(SECONDS),
    ]);
    clearInterval(watch);
    ownDelay.close();
    const recoveredMs = await untilWell(server);
    savers.close();
    figure('the machine was late for a process with little to do by', ownDelayMs, 'ms');
    tell(crowd, savers);
    figure('log written meanwhile', (server.loggedBytes() - loggedBefore) / 1e6, 'MB', {
      atMost: MAX_LOG_MB,
    });
    figure('after the crowd has gone: well again after', recoveredMs / 1_000, 's', { atMost: 5 });
  } finally {
    await server.stop();
  }
}

async function sendCrowd(
  { url }: BenchServer,
  cookieFile: string,
  { connections, seconds }: typeof BEFORE,
): Promise<CrowdOutcome> {
  const args = ['bench/drills/overload/crowd.ts', url, cookieFile, String(connections), String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as CrowdOutcome;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function tell(crowd: CrowdOutcome, { saved, refused }: ExamSavers): void {
  const count = (from: number, to: number) =>
    sum(Object.entries(crowd.byStatus).map(([status, n]) => (+status >= from && +status <= to ? n : 0)));
  figure(`${CONNECTIONS} connections: answers`, crowd.answers, '', { atLeast: CONNECTIONS });
  figure('answered as asked', count(200, 299), '');
  figure('turned away (503)', count(503, 503), '', { atLeast: 1 });
  figure('turned away for their address (429)', count(429, 429), '');
  figure('other faults (5xx)', count(500, 502) + count(504, 599), '', { atMost: 0 });
  figure('broken or unanswered', sum(Object.values(crowd.failed)), '', { atMost: 0 });
  for (const [why, n] of Object.entries(crowd.failed)) figure(`  ${why}`, n, '');
  figure('turned away without Retry-After', crowd.turnedAwayWithoutRetryAfter, '', { atMost: 0 });
  figure('turned away, 99 of 100 within', crowd.turnedAwayMs, 'ms', { atMost: 2_000 });
  figure('  on a connection that was taken before', crowd.turnedAwayLaterMs, 'ms');
  figure('the crowd itself was late by (not counted), at most', crowd.ownDelayMs, 'ms');
  const times = saved.map(({ ms }) => ms).toSorted((a, b) => a - b);
  figure('exam saves meanwhile', saved.length, '', { atLeast: STUDENTS });
  figure('exam saves that were turned away', refused, '', { atMost: 0 });
  figure('exam saves, 99 of 100 within', times[Math.floor(times.length * 0.99)] ?? 0, 'ms', {
    atMost: 2_000,
  });
}

/** How long until visitors are answered as on any other day, ten times in a row. */
async function untilWell({ url }: BenchServer): Promise<number> {
  const startedAt = performance.now();
  for (let well = 0; well < 10;) {
    if (performance.now() - startedAt > 60_000) return 60_000;
    const askedAt = performance.now();
    const status = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app' },
      body: JSON.stringify({ query: 'query currentUser { currentUser { _id } }', variables: {} }),
    }).then(
      (response) => response.status,
      () => 0,
    );
    well = status === 200 && performance.now() - askedAt < 500 ? well + 1 : 0;
    await pause(50);
  }
  return performance.now() - startedAt;
}
