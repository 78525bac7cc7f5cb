import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataDir, startBenchServer } from './bench-college.ts';
import { cpuTime } from './cpu-time.ts';
import { figure } from './figures.ts';
import { startCeiling } from './start-ceiling.ts';
import { makePeerClass, type PeerClass } from './views/peer-class.ts';
import { openConnection, playView, playViews } from './views/play-view.ts';
import { asAnotherSitting, recordExam, type RecordedExam } from './views/record-exam.ts';
import { nameOfCall, recordView, type RecordedCall } from './views/record-view.ts';
import { budgetOf, VIEWS } from './views/views.ts';
import { openBrowser } from './web/slow-browser.ts';

const PORT = 3479;
/** As the server calls itself, so that a browser's cookies and its origin fit. */
const ORIGIN = `http://localhost:${PORT}`;

/** The kernel counts processor time in hundredths of a second: a round is long enough to make one of them small. */
const ROUND_MS = 3_000;
const PLAYS = { atLeast: 10, atMost: 120 };
const ROUNDS = 3;
const UNIT_REQUESTS = 1_000;
const BUSY_CONNECTIONS = 16;

/** For looking closer: VIEW=exam measures the views with that in their name, STATEMENTS=1 also prints their statements. */
const { VIEW: only = '', STATEMENTS: printsStatements } = process.env;

/**
 * What one user's view costs as a browser makes it, page and data, in processor time of the server and of the database. The
 * class is as large as the one other systems were measured with. Times depend on the machine, so each view is also told in
 * units of a bare `select 1` over node:http, measured in the same run; the budgets are in units.
 */
export async function main(): Promise<void> {
  const dataDir = await newDataDir();
  const college = await found(dataDir);
  const server = await startBenchServer({ dataDir, port: PORT });
  const postgres = await startPostgres(join(dataDir, 'postgres')); // Joins the server's own.
  const database = new pg.Client(postgres.url());
  const browser = await openBrowser();
  try {
    await database.connect();
    for (const { name, reader, path, filled } of VIEWS.filter((view) => view.name.includes(only))) {
      const cookies = reader === 'student' ? college.students : college.staff;
      const cookie = cookies[0] ?? '';
      const calls = await recordView(browser, { origin: ORIGIN, cookie, path: path(college), filled });
      console.log(`\n── ${name}: ${calls.map(nameOfCall).join(', ')}`);
      // Beside each view, since a busy machine makes all of them dearer at one time than at another.
      const unitMs = await measureUnit(postgres.url(), postgres.pid);
      const measured = { server: server.pid, postgres: postgres.pid, database, unitMs };
      await measureView(name, calls, cookies, measured);
    }
    if ('an exam of 20 questions'.includes(only))
      await measureExam(browser, college, {
        server: server.pid,
        postgres: postgres.pid,
        database,
        unitMs: await measureUnit(postgres.url(), postgres.pid),
      });
  } finally {
    await browser.close();
    await database.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A college that was there before: one that has just written so much is slower as long as it runs. */
async function found(dataDir: string): Promise<PeerClass> {
  const server = await startBenchServer({
    dataDir,
    port: PORT,
    env: { SEED: process.env['SEED'] ?? 'demo' },
  });
  const { url } = await startPostgres(join(dataDir, 'postgres'));
  const college = await makePeerClass(url());
  const client = new pg.Client(url());
  await client.connect();
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await client.query('create extension pg_stat_statements');
  await client.query('vacuum (analyze)');
  await client.end();
  await server.stop();
  return college;
}

interface Measured {
  server: number;
  postgres: number;
  database: pg.Client;
  unitMs: number;
}

async function measureUnit(databaseUrl: string, databasePid: number): Promise<number> {
  const ceiling = await startCeiling('select-one', databaseUrl);
  try {
    const agent = openConnection();
    const call: RecordedCall = { method: 'GET', path: '/', headers: {}, body: null };
    const ask = async (times: number): Promise<void> => {
      for (let n = 0; n < times; n++) await playView(ceiling.url, agent, '', [call]);
    };
    await ask(UNIT_REQUESTS / 4);
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = await cpuTime([ceiling.pid, databasePid]);
      await ask(UNIT_REQUESTS);
      costs.push(((await cpuTime([ceiling.pid, databasePid])) - before) / UNIT_REQUESTS);
    }
    agent.destroy();
    return Math.min(...costs);
  } finally {
    ceiling.stop();
  }
}

/** The costliest statements of what was played so many times: how often, how long and how many rows each time. */
async function printStatements(database: pg.Client, plays: number): Promise<void> {
  const { rows } = await database.query<{ calls: number; ms: number; rows: number; query: string }>(
    `select calls::float8, total_exec_time as ms, rows::float8, regexp_replace(query, '\\s+', ' ', 'g') as query
     from pg_stat_statements where query not like '%pg_stat_statements%' order by total_exec_time desc limit 25`,
  );
  for (const { calls, ms, rows: read, query } of rows)
    console.log(
      `${(calls / plays).toFixed(2)} × ${((ms * 1_000) / plays).toFixed()} µs, ${(read / plays).toFixed(1)} rows: ${query.slice(0, 400)}`,
    );
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

async function measureView(
  name: Parameters<typeof budgetOf>[0],
  calls: readonly RecordedCall[],
  cookies: readonly string[],
  { server, postgres, database, unitMs }: Measured,
): Promise<void> {
  const play = (times: number, connections: number) =>
    playViews(ORIGIN, { cookies, calls, times, connections });
  const warmUp = await play(PLAYS.atLeast, 1);
  const times = Math.round(ROUND_MS / quantile(warmUp, 0.5));
  const plays = Math.min(PLAYS.atMost, Math.max(PLAYS.atLeast, times));
  await play(plays / 2, 1);
  await database.query('select pg_stat_statements_reset()');
  const costs: { server: number; postgres: number }[] = [];
  let alone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = { server: await cpuTime([server]), postgres: await cpuTime([postgres]) };
    alone = await play(plays, 1);
    costs.push({
      server: ((await cpuTime([server])) - before.server) / plays,
      postgres: ((await cpuTime([postgres])) - before.postgres) / plays,
    });
  }
  const { rows } = await database.query<{ calls: number }>(
    `select sum(calls)::float8 as calls from pg_stat_statements where query not like '%pg_stat_statements%'`,
  );
  if (printsStatements) await printStatements(database, plays * ROUNDS);
  const [cheapest] = costs.toSorted((a, b) => a.server + a.postgres - b.server - b.postgres);
  const busy = await play(plays, BUSY_CONNECTIONS);
  const agent = openConnection();
  const wire = await playView(ORIGIN, agent, cookies[0] ?? '', calls);
  const plain = calls.map((call) => ({
    ...call,
    headers: { ...call.headers, 'accept-encoding': 'identity' },
  }));
  const raw = await playView(ORIGIN, agent, cookies[0] ?? '', plain);
  agent.destroy();

  const budget = budgetOf(name);
  const ms = (cheapest?.server ?? 0) + (cheapest?.postgres ?? 0);
  figure('one unit', unitMs, 'ms');
  figure('calls', calls.length, '', { atMost: budget.calls });
  figure('bytes, as they are / on the wire', raw.bytes / 1_000, 'KB');
  figure('', wire.bytes / 1_000, 'KB');
  figure('statements', (rows[0]?.calls ?? 0) / (plays * ROUNDS), '');
  figure('processor time of the server', cheapest?.server ?? 0, 'ms');
  figure('processor time of the database', cheapest?.postgres ?? 0, 'ms');
  figure('both, in units', ms / unitMs, 'units', { atMost: budget.units });
  figure('p50 / p95 of one user at a time', quantile(alone, 0.5), 'ms');
  figure('', quantile(alone, 0.95), 'ms');
  figure(`p50 / p95 of ${BUSY_CONNECTIONS} at a time`, quantile(busy, 0.5), 'ms');
  figure('', quantile(busy, 0.95), 'ms');
}

const QUESTIONS = 20;
/** So many sit the exam in each round. */
const SITTERS = 30;

/** An exam of twenty questions, each answer saved: what opening, one answer and submitting cost. */
async function measureExam(
  browser: Browser,
  { students, openExamId }: PeerClass,
  { server, postgres, database, unitMs }: Measured,
): Promise<void> {
  const [recorder = '', ...others] = students;
  const sitting = { origin: ORIGIN, cookie: recorder, examId: openExamId, questions: QUESTIONS };
  const exam = await recordExam(browser, sitting);
  const names = [...exam.opening, ...exam.saves.slice(0, 1), ...exam.submitting].map(nameOfCall);
  console.log(`\n── an exam of ${QUESTIONS} questions: ${names.join(', ')}`);
  const agent = openConnection();
  let next = 0;
  const rounds: Record<keyof RecordedExam, number>[] = [];
  for (let round = 0; round < ROUNDS + 1; round++) {
    const sitters = others
      .slice(next, (next += SITTERS))
      .map((cookie) => ({ cookie, ids: new Map<string, string>() }));
    const cost = { opening: 0, saves: 0, submitting: 0 };
    for (const part of ['opening', 'saves', 'submitting'] as const) {
      await database.query('select pg_stat_statements_reset()');
      const before = await cpuTime([server, postgres]);
      for (const { cookie, ids } of sitters) {
        const idOf = (name: string): string => {
          const id = ids.get(name) ?? randomUUID();
          ids.set(name, id);
          return id;
        };
        await playView(ORIGIN, agent, cookie, asAnotherSitting(exam[part], idOf));
      }
      cost[part] = ((await cpuTime([server, postgres])) - before) / SITTERS;
      if (printsStatements && round === ROUNDS) {
        console.log(part);
        await printStatements(database, SITTERS);
      }
    }
    // The first round warms up.
    if (round > 0) rounds.push(cost);
  }
  agent.destroy();
  const least = (costs: number[]): number => Math.min(...costs);
  const saving = least(rounds.map(({ saves }) => saves / exam.saves.length));
  const whole = least(rounds.map(({ opening, saves, submitting }) => opening + saves + submitting));
  figure('one unit', unitMs, 'ms');
  figure('calls', exam.opening.length + exam.saves.length + exam.submitting.length, '', {
    atMost: budgetOf('an exam of 20 questions').calls,
  });
  figure('opening', least(rounds.map(({ opening }) => opening)), 'ms');
  figure('submitting', least(rounds.map(({ submitting }) => submitting)), 'ms');
  figure('saving one answer', saving, 'ms');
  figure('saving one answer, in units', saving / unitMs, 'units', {
    atMost: budgetOf('save an answer').units,
  });
  figure('all of it', whole, 'ms');
  figure('all of it, in units', whole / unitMs, 'units', {
    atMost: budgetOf('an exam of 20 questions').units,
  });
}
