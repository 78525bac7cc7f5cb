import { expect, onTestFinished } from 'vitest';
import type { Page } from 'playwright-core';
import { expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { coveredTargets, press } from '#testing/site/site-press.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

interface Played {
  played: { length: number; start: (index: number) => number };
  currentTime: number;
}

interface Placed {
  lesson: string;
  course: string;
}

const OF_DEMO = `select l.id as lesson, l.course_id as course from lesson l
  join lesson_text t on t.lesson_id = l.id where t.title = $$Four Gospels, one story$$`;

const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((film) => (film as unknown as { currentTime: number }).currentTime);

/** Where a film began, whether it still plays or not. */
const beganAt = (page: Page): Promise<number> =>
  page.locator('video').evaluate((element) => {
    const { played, currentTime } = element as unknown as Played;
    return played.length > 0 ? played.start(0) : currentTime;
  });

test('a student watches with subtitles in two languages, leaves, and goes on with the lesson on another device (COUR-04) (COUR-06)', async ({
  page,
  site,
  openBrowser,
  troubles,
}) => {
  await expectSoon(async () => {
    const rows = await site.query<{ state: string }>(`select state from film order by title limit 1`);
    return rows[0]?.state;
  }).toBe('READY');
  const [placed] = await site.query<Placed>(OF_DEMO);
  const { lesson, course } = placed ?? { lesson: '', course: '' };
  await site.query(`delete from lesson_progress p using person o
    where o.id = p.person_id and o.email = 'student@berea.test' and p.lesson_id = '${lesson}'`);
  const address = `/student/courses/${course}/lessons/${lesson}`;
  // Other stories meet the same lesson.
  onTestFinished(async () => {
    await site.query(`update film set kind = 'VIDEO' where lesson_id = '${lesson}'`);
    await site.query(`update lesson set hidden = false where id = '${lesson}'`);
  });

  await signInAs(page, 'student');
  await visit(page, `/student/courses/${course}`);
  await page.getByRole('link', { name: 'Four Gospels, one story', exact: true }).click();
  await expectHeading(page, 'Four Gospels, one story');
  await expectSoon(() => secondOf(page)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expectText(page, /Place saved/);
  const left = await secondOf(page);

  await expectText(page, 'Four writers tell the life of Jesus. Why four?');
  await page.getByRole('button', { name: 'Subtitles', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch', exact: true }).click();
  await expectText(page, 'Vier Verfasser erzählen das Leben Jesu. Warum vier?');
  expect(await page.getByText('Four writers tell').count()).toBe(0);

  const phone = await openBrowser(site, 'phone');
  // Whatever a story asks of a page counts as a press there; a page that was reloaded waits for one.
  await phone.addInitScript(
    `Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })`,
  );
  await signInAs(phone, 'student');
  await visit(phone, address);
  await expectSoon(() => beganAt(phone)).toBeCloseTo(left, 0);
  expect(await coveredTargets(phone)).toEqual([]);
  await press(phone, phone.getByRole('button', { name: 'Play', exact: true }).first());
  await expectSoon(() => secondOf(phone)).toBeGreaterThan(left);

  await site.query(`update film set kind = 'AUDIO' where lesson_id = '${lesson}'`);
  await visit(phone, address);
  await phone.getByRole('slider').press('End');
  await press(phone, phone.getByRole('button', { name: 'Play', exact: true }));
  const next = phone.getByRole('link', { name: /^Next · lesson 3/ }).first();
  await next.waitFor();
  expect(await coveredTargets(phone)).toEqual([]);
  await press(phone, next);
  await expectHeading(phone, 'Acts: the story goes out');

  troubles.expect('the browser’s own line in the console', /ERR_INTERNET_DISCONNECTED/);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"saveLessonNote"')
      ? route.abort('internetdisconnected')
      : route.fallback(),
  );
  await visit(page, `${address}?panel=notes`);
  await page.getByRole('button', { name: /^Note at/ }).click();
  await page.getByRole('textbox', { name: /^Note at/ }).fill('Why four?');
  await expectText(page, 'Saved on this device · waiting for network');
  const otherTab = await page.context().newPage();
  for (const tab of [page, otherTab]) {
    await visit(tab, `${address}?panel=notes`);
    await expectSoon(() => tab.getByRole('textbox', { name: /^Note at/ }).inputValue()).toBe('Why four?');
  }
  await page.unroute('**/graphql');
  await expectSoon(() => site.query(`select body, version from lesson_note`)).toEqual([
    { body: 'Why four?', version: 1 },
  ]);
  await otherTab.close();

  const setHidden = (isHidden: boolean) =>
    site.query(`update lesson set hidden = $1 where id = '${lesson}'`, [isHidden]);
  await setHidden(true);
  await visit(phone, address);
  await expectHeading(phone, 'Lesson not found');
  await setHidden(false);

  const stranger = await openBrowser(site);
  await signInAs(stranger, 'freshman');
  await visit(stranger, address);
  await expectHeading(stranger, 'Lesson not found');
  expect(await stranger.locator('video').count()).toBe(0);
});
