import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import pg from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { startBenchServer } from '../bench-college.ts';
import { openExamHall } from '../exam-hall.ts';
import { figure } from '../figures.ts';
import { openBrowser } from '../web/slow-browser.ts';
import { cookieOfOverseer, HallLine } from './exam-pages/hall-line.ts';
import { ExamPage } from './exam-screen/exam-page.ts';

/** How often each is tried. */
const RUNS = Number(process.env['RUNS'] ?? 5);
const QUESTIONS = 2;
const PORT = 3481;
/** A page without a network is cut off for so long, which is longer than it takes to give up a call. */
const CUT_OFF_MS = 8_000;
const SOON_MS = 10_000;

/** Ways to be away from an exam, and how each must end where nobody may come back. */
const WAYS = {
  'left by the back button': 'LEFT_PAGE',
  'loaded again': 'LEFT_PAGE',
  closed: 'LEFT_PAGE',
  'killed with its process': 'CLOSED_BROWSER',
  'cut off from the network': null,
  'opened in a second tab': null,
} as const;
type Way = keyof typeof WAYS;

/** B5: leaving an exam fails it at once, a network that drops does not, and staff can take every failure back. */
export async function main(): Promise<void> {
  const server = await startBenchServer({ port: PORT, env: { SEED: 'empty' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const pool = new pg.Pool({ connectionString: postgres.url(), max: 2 });
  const agent = new Agent({ keepAlive: true });
  const browser = await openBrowser();
  try {
    const ways = (Object.keys(WAYS) as Way[]).flatMap((way) => Array.from({ length: RUNS }, () => way));
    const hall = { databaseUrl: postgres.url(), students: ways.length, questions: QUESTIONS };
    const { examId, sitters } = await openExamHall(hall);
    const overseer = new HallLine(server.url, agent, await cookieOfOverseer(postgres.url()));
    const drill = new LeaveDrill(browser, pool, `http://localhost:${PORT}/student/exams/${examId}`);
    const failures: string[] = [];
    for (const way of new Set(ways)) {
      const tried = sitters.filter((_, index) => ways[index] === way);
      let asItShould = 0;
      for (const { cookie } of tried) {
        const { attemptId, ending } = await drill.beAway(way, cookie);
        if (ending === WAYS[way]) asItShould += 1;
        if (ending !== null) failures.push(attemptId);
      }
      const wanted = WAYS[way] ? 'failed' : 'went on';
      figure(`${way}: ${wanted}, of ${RUNS}`, asItShould, '', { atLeast: RUNS });
    }
    await tellReversed({ pool, overseer, failures });
  } finally {
    await browser.close();
    agent.destroy();
    await pool.end();
    await server.stop();
  }
}

/** Every attempt that failed by itself is reinstated, and both stand in the audit trail. */
async function tellReversed({
  pool,
  overseer,
  failures,
}: {
  pool: pg.Pool;
  overseer: HallLine;
  failures: readonly string[];
}): Promise<void> {
  for (const attemptId of failures) await overseer.reinstate(attemptId, randomUUID());
  const { rows } = await pool.query<{ reinstated: number; audited: number }>(
    `select count(*) filter (where a.ended_at is null and a.waits_since is not null)::int as reinstated,
       count(*) filter (where 2 = (select count(distinct case when l.action = 'decideAttempt' then 1 else 2 end)
         from audit l where l.entity_id = a.id and l.action in ('endAttempt', 'leaveExam', 'decideAttempt')))::int as audited
     from exam_attempt a where a.id = any ($1::uuid[])`,
    [failures],
  );
  figure('failed by itself', failures.length, '', { atLeast: RUNS * 4 });
  figure('of these reinstated by staff', rows[0]?.reinstated ?? 0, '', { atLeast: failures.length });
  figure('of these with both in the audit trail', rows[0]?.audited ?? 0, '', { atLeast: failures.length });
}

class LeaveDrill {
  readonly #browser: Browser;
  readonly #pool: pg.Pool;
  readonly #address: string;

  constructor(browser: Browser, pool: pg.Pool, address: string) {
    this.#browser = browser;
    this.#pool = pool;
    this.#address = address;
  }

  /** Begins an exam in a browser of its own, is away in some way, and says how the attempt stands then. */
  async beAway(way: Way, cookie: string): Promise<{ attemptId: string; ending: string | null }> {
    const context = await this.#browser.newContext({ baseURL: new URL(this.#address).origin });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: `https://${new URL(this.#address).host}`, secure: true }]);
    const tab = await context.newPage();
    await tab.goto(`${new URL(this.#address).origin}/student/assessments`);
    const page = await ExamPage.start(tab, this.#address);
    const attemptId = await this.#newest();
    try {
      await page.answer(true);
      await page.untilSaved();
      await this.#go(way, page, context);
      return { attemptId, ending: await this.#endingOf(attemptId, WAYS[way]) };
    } finally {
      await context.close();
    }
  }

  async #go(way: Way, page: ExamPage, context: ReturnType<Page['context']>): Promise<void> {
    const tab = page.page;
    switch (way) {
      case 'left by the back button':
        await tab.goBack();
        await tab.getByRole('dialog').getByRole('button', { name: 'Leave page' }).click();
        return;
      case 'loaded again':
        await tab.reload();
        return;
      case 'closed':
        await tab.close();
        return;
      case 'killed with its process': {
        // No last word is said; a user who opens the exam again finds the attempt open.
        const crashed = tab.waitForEvent('crash');
        const devtools = await context.newCDPSession(tab);
        devtools.send('Page.crash').catch(() => {
          // Nobody is left who could answer.
        });
        await crashed;
        const refetch = await context.newPage();
        await refetch.goto(this.#address);
        await refetch.getByText('The browser was closed').first().waitFor();
        return;
      }
      case 'cut off from the network':
        await context.setOffline(true);
        await page.answer(false);
        await new Promise((resolve) => setTimeout(resolve, CUT_OFF_MS));
        await context.setOffline(false);
        await page.untilSaved();
        return;
      case 'opened in a second tab': {
        const second = await context.newPage();
        await second.goto(this.#address);
        await second.getByText(/This exam is open in another tab or on another device/).waitFor();
        await page.answer(false);
        await page.untilSaved();
      }
    }
  }

  async #newest(): Promise<string> {
    const { rows } = await this.#pool.query<{ id: string }>(
      'select id from exam_attempt order by started_at desc limit 1',
    );
    return rows[0]?.id ?? '';
  }

  /** Waits a little for what should come. */
  async #endingOf(attemptId: string, wanted: string | null): Promise<string | null> {
    for (const endAt = performance.now() + SOON_MS; ;) {
      const { rows } = await this.#pool.query<{ ending: string | null }>(
        'select ending from exam_attempt where id = $1',
        [attemptId],
      );
      const ending = rows[0]?.ending ?? null;
      if (ending === wanted || performance.now() > endAt) return ending;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
