import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { seededRandom } from '#kit/demo/random.ts';
import { startBenchServer } from '../bench-college.ts';
import { openExamHall } from '../exam-hall.ts';
import { figure } from '../figures.ts';
import { openBrowser } from '../web/slow-browser.ts';
import { LIES, sitInTrouble, TROUBLES, type Sat } from './exam-screen/sit-in-trouble.ts';
import { StoredAnswers } from './exam-screen/stored-answers.ts';

/** Fewer are enough to see whether a change has broken it: RUNS=20 npm run bench -- exam-screen. */
const RUNS = Number(process.env['RUNS'] ?? 200);
const QUESTIONS = 6;
const PORT = 3478;

/** A5: whatever the network and the server do, an answer is never called saved that the college does not have. */
export async function main(): Promise<void> {
  const browser = await openBrowser();
  const server = await startBenchServer({ port: PORT, env: { SEED: 'empty' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const pool = new pg.Pool({ connectionString: postgres.url(), max: 2 });
  const startedAt = performance.now();
  try {
    // Pages are loaded again in the middle of it, which would end the attempt of a group that may not come back.
    const hall = {
      databaseUrl: postgres.url(),
      students: RUNS + 1,
      questions: QUESTIONS,
      returnSeconds: 120,
    };
    const { examId, sitters } = await openExamHall(hall);
    const address = `http://localhost:${PORT}/student/exams/${examId}`;
    const sat: Sat[] = [];
    for (const [index, { cookie }] of sitters.entries()) {
      const random = seededRandom(`exam screen ${index}`);
      const stored = new StoredAnswers(pool, index + 1);
      const among = index < RUNS ? TROUBLES : LIES;
      sat.push(await sitInTrouble(browser, { address, cookie, random, stored, among }));
    }
    tell(sat.slice(0, RUNS));
    figure('the same, of a server that lies', sat[RUNS]?.falselySaved ?? 0, '', { atLeast: QUESTIONS });
    figure('took', (performance.now() - startedAt) / 1_000, 's');
  } finally {
    await pool.end();
    await browser.close();
    await server.stop();
  }
}

function tell(sat: readonly Sat[]): void {
  const all = (count: (one: Sat) => number): number => sat.reduce((sum, one) => sum + count(one), 0);
  figure('exams sat in a browser', sat.length, '', { atLeast: RUNS });
  for (const trouble of ['offline', 'errors', 'reload'] as const)
    figure(
      `answers given: ${trouble}`,
      all(({ troubles }) => troubles.filter((one) => one === trouble).length),
      '',
    );
  figure(
    'called saved and not stored',
    all(({ falselySaved }) => falselySaved),
    '',
    { atMost: 0 },
  );
  figure('longest until the screen says so', Math.max(...sat.map(({ slowestMs }) => slowestMs)), 'ms', {
    atMost: 1_000,
  });
  figure('screens that differ from the server in the end', sat.filter(({ isSame }) => !isSame).length, '', {
    atMost: 0,
  });
}
