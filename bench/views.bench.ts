import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataDir, startBenchServer } from './bench-college.ts';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { makePeerClass, type PeerClass } from './views/peer-class.ts';
import { openConnection, playView, playViews } from './views/play-view.ts';
import { asAnotherSitting, recordExam } from './views/record-exam.ts';
import { nameOfCall, recordView, type RecordedCall } from './views/record-view.ts';
import { inRounds, middleOf, openUnit, type Unit } from './views/unit.ts';
import { budgetOf, VIEWS } from './views/views.ts';
import { openBrowser } from './web/slow-browser.ts';

const PORT = 3479;
/** As the server calls itself, so that a browser's cookies and its origin fit. */
const ORIGIN = `http://localhost:${PORT}`;

/** The kernel counts processor time in hundredths of a second: a round is long enough to make one of them small. */
const ROUND_MS = 3_000;
const PLAYS = { atLeast: 10, atMost: 120 };
const ROUNDS = 5;
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
  const unit = await openUnit(postgres.url(), postgres.pid);
  try {
    await database.connect();
    const measured = { server: server.pid, postgres: postgres.pid, database, unit };
    for (const { name, reader, path, filled } of VIEWS.filter((view) => view.name.includes(only))) {
      const cookies = reader === 'student' ? college.students : college.staff;
      const cookie = cookies[0] ?? '';
      const calls = await recordView(browser, { origin: ORIGIN, cookie, path: path(college), filled });
      console.log(`\n── ${name}: ${calls.map(nameOfCall).join(', ')}`);
      await measureView(name, calls, cookies, measured);
    }
    if ('an exam of 20 questions'.includes(only)) await measureExam(browser, college, measured);
  } finally {
    unit.stop();
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
  unit: Unit;
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
  { server, postgres, database, unit }: Measured,
): Promise<void> {
  const play = (times: number, connections: number) =>
    playViews(ORIGIN, { cookies, calls, times, connections });
  const warmUp = await play(PLAYS.atLeast, 1);
  const times = Math.round(ROUND_MS / quantile(warmUp, 0.5));
  const plays = Math.min(PLAYS.atMost, Math.max(PLAYS.atLeast, times));
  await play(plays / 2, 1);
  await database.query('select pg_stat_statements_reset()');
  let alone: number[] = [];
  const rounds = await inRounds(unit, ROUNDS, async () => {
    const before = { server: await cpuTime([server]), postgres: await cpuTime([postgres]) };
    alone = await play(plays, 1);
    return {
      server: ((await cpuTime([server])) - before.server) / plays,
      postgres: ((await cpuTime([postgres])) - before.postgres) / plays,
    };
  });
  const { rows } = await database.query<{ calls: number }>(
    `select sum(calls)::float8 as calls from pg_stat_statements where query not like '%pg_stat_statements%' and query not in ('select $1 as one', 'select 1 as one')`,
  );
  if (printsStatements) await printStatements(database, plays * ROUNDS);
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
  const both = middleOf(rounds, (cost) => cost.server + cost.postgres);
  figure('one unit', median(rounds.map(({ unitMs }) => unitMs)), 'ms');
  figure('calls', calls.length, '', { atMost: budget.calls });
  figure('bytes, as they are / on the wire', raw.bytes / 1_000, 'KB');
  figure('', wire.bytes / 1_000, 'KB');
  figure('statements', (rows[0]?.calls ?? 0) / (plays * ROUNDS), '');
  figure('processor time of the server', middleOf(rounds, (cost) => cost.server).ms, 'ms');
  figure('processor time of the database', middleOf(rounds, (cost) => cost.postgres).ms, 'ms');
  figure('both, in units', both.units, 'units', { atMost: budget.units });
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
  { server, postgres, database, unit }: Measured,
): Promise<void> {
  const [recorder = '', ...others] = students;
  const sitting = { origin: ORIGIN, cookie: recorder, examId: openExamId, questions: QUESTIONS };
  const exam = await recordExam(browser, sitting);
  const names = [...exam.opening, ...exam.saves.slice(0, 1), ...exam.submitting].map(nameOfCall);
  console.log(`\n── an exam of ${QUESTIONS} questions: ${names.join(', ')}`);
  const agent = openConnection();
  let next = 0;
  // The first round warms up.
  const [, ...rounds] = await inRounds(unit, ROUNDS + 1, async (round) => {
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
    return cost;
  });
  agent.destroy();
  const saving = middleOf(rounds, ({ saves }) => saves / exam.saves.length);
  const whole = middleOf(rounds, ({ opening, saves, submitting }) => opening + saves + submitting);
  figure('one unit', median(rounds.map(({ unitMs }) => unitMs)), 'ms');
  figure('calls', exam.opening.length + exam.saves.length + exam.submitting.length, '', {
    atMost: budgetOf('an exam of 20 questions').calls,
  });
  figure('opening', middleOf(rounds, ({ opening }) => opening).ms, 'ms');
  figure('submitting', middleOf(rounds, ({ submitting }) => submitting).ms, 'ms');
  figure('saving one answer', saving.ms, 'ms');
  figure('saving one answer, in units', saving.units, 'units', {
    atMost: budgetOf('save an answer').units,
  });
  figure('all of it', whole.ms, 'ms');
  figure('all of it, in units', whole.units, 'units', {
    atMost: budgetOf('an exam of 20 questions').units,
  });
}
