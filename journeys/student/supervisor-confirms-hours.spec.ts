import { expect } from 'vitest';
import { expectText, expectToast } from '#testing/site/site-expectations.ts';
import { linkIn, openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

/** Units are written without a break. */
const inWords = (words: string): RegExp => new RegExp(words.replaceAll(' ', '\\s'));

/** No other story has it. */
const CATEGORY = 'Soup kitchen';
const RUTH = 'ruth@soup-kitchen.example.net';

test('a supervisor without an account or scripts confirms by a mailed link, the ring moves, and the link is used up (HOURS-01) (HOURS-03)', async ({
  page,
  site,
  browser,
  openBrowser,
}) => {
  const [group] = await site.query<{ id: string; regionId: string }>(
    `select m.group_id as id, m.region_id as "regionId" from group_member m join student_group g on g.id = m.group_id
       join person p on p.id = m.person_id
     where p.email = 'student@berea.test' and m.last_day is null and g.archived_at is null order by m.first_day desc limit 1`,
  );
  const categoryId = crypto.randomUUID();
  await site.query(
    `insert into hour_category (id, region_id, names, position)
     values ('${categoryId}', '${group?.regionId}', '{"en": "${CATEGORY}"}', 99)`,
  );
  await signInAs(page, 'student', `/student/hours?groupId=${group?.id}`);
  await page.getByRole('button', { name: 'Log hours' }).first().click();
  const logging = page.getByRole('dialog');
  await logging.getByLabel('Category').selectOption(CATEGORY);
  await logging.getByLabel('Hours', { exact: true }).fill('3');
  await logging.getByLabel('What you did').fill('Peeled potatoes');
  await logging.getByRole('button', { name: 'Log hours' }).click();
  await expectToast(page, 'Your hours were logged. A manager confirms them.');
  const ring = page.getByRole('img', { name: CATEGORY });
  await expect.poll(() => ring.getAttribute('aria-label')).toMatch(inWords('0 hr confirmed, 3 hr pending'));

  await visit(page, `/student/hours?tab=details&groupId=${group?.id}`);
  const row = page.getByRole('row').filter({ hasText: 'Peeled potatoes' });
  await row.getByRole('button', { name: 'More for' }).click();
  await page.getByRole('menuitem', { name: 'Ask a supervisor' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a supervisor' });
  await asking.getByLabel('Name').fill('Ruth Meyer');
  await asking.getByLabel('Email').fill(RUTH);
  await asking.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'Ruth Meyer was asked about 1 entry.');
  await expectText(page, /Ruth Meyer \(.+\) was asked and can answer until/);
  await expectSoundAtEveryWidth(page, 'student-hours-asked');

  const link = linkIn(await openMail(site, RUTH, /asks you to confirm hours of service/), site);
  const looking = await openBrowser(site);
  await looking.goto(link);
  await expectText(looking, 'Peeled potatoes');
  await expectSoundAtEveryWidth(looking, 'supervisor-answers');
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  try {
    const supervisor = await context.newPage();
    await supervisor.goto(link);
    await supervisor.getByLabel(/^Comment/).fill('She peels well.');
    await supervisor.getByRole('button', { name: 'Confirm' }).click();
    await supervisor.getByRole('heading', { name: 'Thank you' }).waitFor();
    const again = await supervisor.goto(link);
    expect(again?.status()).toBe(404);
    await supervisor.getByRole('heading', { name: 'This link doesn’t work any more' }).waitFor();
  } finally {
    await context.close();
  }

  await visit(page, `/student/hours?groupId=${group?.id}`);
  await expect.poll(() => ring.getAttribute('aria-label')).toMatch(inWords('3 hr confirmed, 0 hr pending'));
  const office = await openBrowser(site);
  await signInAs(office, 'manager', `/timelogs?status=CONFIRMED&categoryId=${categoryId}`);
  await office.getByRole('button', { name: 'Mateo Herrera' }).click();
  await expectText(office, /Confirmed by link by Ruth Meyer \(.+, from .+\)/);
  await expectText(office, 'She peels well.');
  await expectSoundAtEveryWidth(office, 'timelogs-by-link');

  await site.query(`delete from hour_entry where category_id = '${categoryId}'`);
  await site.query(`delete from hour_request where supervisor_email = '${RUTH}'`);
  await site.query(`delete from hour_category where id = '${categoryId}'`);
});
