import type { BrowserContext } from 'playwright-core';
import pg from 'pg';
import { median } from '../figures.ts';
import { timeFromPress } from './measure-navigation.ts';

/** The lesson of the demo college that has a film. */
const LESSON = `select l.id, l.course_id, l.position from lesson l join lesson_text t on t.lesson_id = l.id
  where t.title = 'Four Gospels, one story'`;

const ROUNDS = 6;

/** Leaves the student where that lesson is the next one of its course; its address. */
async function makeItTheNext(databaseUrl: string, email: string): Promise<string> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `delete from lesson_progress p using lesson l, (${LESSON}) film, person who where l.id = p.lesson_id
       and l.course_id = film.course_id and l.position >= film.position and who.id = p.person_id and who.email = $1`,
    [email],
  );
  const { rows } = await client.query<{ id: string; course_id: string }>(LESSON);
  await client.end();
  return `/student/courses/${rows[0]?.course_id}/lessons/${rows[0]?.id}`;
}

const HAS_PICTURE = `(document.querySelector('main video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_CURRENT_DATA`;

/** What a student waits for the film of their next lesson, in a browser that has been there before. */
export async function measureFirstFrame(
  context: BrowserContext,
  { url, databaseUrl, email }: { url: string; databaseUrl: string; email: string },
): Promise<number> {
  const address = await makeItTheNext(databaseUrl, email);
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(`${url}/student/courses`);
    const ms = await timeFromPress(page, `main a[href="${address}"]`, HAS_PICTURE);
    // The first time only warms the browser up.
    if (round > 0) times.push(ms);
  }
  await page.close();
  return median(times);
}
