import { expect } from 'vitest';
import { expectSoon, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, chooseFromBar, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a post is scheduled and seen by the right people only, once its time has come (DASH-05) (DASH-14) (DASH-15) (NAV-15) (NAV-39) (NAV-53)', async ({
  page,
  site,
  openBrowser,
}) => {
  await signInAs(page, 'superadmin');
  await chooseFromBar(page, 'Settings', 'Noticeboard Manager');
  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The bell tower opens');
  await page.getByRole('textbox', { name: 'Text' }).fill('Come up and see the town.');
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Se abre el campanario');
  await page.getByRole('radio', { name: 'Campuses' }).check();
  await page.getByRole('combobox', { name: 'Campuses' }).fill('Color');
  await page.getByRole('option', { name: /Colorado/ }).click();
  await expectText(page, /^Reaches \d+ people\.$/);
  await page.getByRole('radio', { name: 'Schedule' }).check();
  const publishOn = page.getByRole('group', { name: 'Publish on' });
  await publishOn.getByLabel('Day', { exact: true }).fill('1/15/2099');
  await publishOn.getByLabel('Time', { exact: true }).fill('9:00');
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'post-form');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectText(page, /as Colorado will see it/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, /The bell tower opens/);
  await page.getByRole('row', { name: /The bell tower opens.*Scheduled for/ }).waitFor();

  const student = await openBrowser(site);
  await signInAs(student, 'student', '/news?search=tower');
  await expectText(student, 'No matches');

  // Its time comes.
  await site.query(
    `update news_post set publish_at = now() - interval '1 minute' where texts -> 'en' ->> 'title' = 'The bell tower opens'`,
  );
  await site.query(`update graphile_worker._private_jobs set run_at = now() where key like 'tellOfNews:%'`);
  await expectSoon(
    async () =>
      (
        await site.query(
          `select 1 from notification n join person p on p.id = n.person_id
           where p.email = 'student@berea.test' and n.facts ->> 'title' = 'The bell tower opens'`,
        )
      ).length,
  ).toBe(1);

  await student.goto('/dashboard');
  await student.getByRole('link', { name: /Unread The bell tower opens/ }).click();
  await expectText(student, 'Come up and see the town.');
  await arrive(student);
  await expectSoundAtEveryWidth(student, 'post');
  await visit(student, '/news');
  await student.getByRole('link', { name: /^The bell tower opens/ }).waitFor();

  const elsewhere = await openBrowser(site);
  await signInAs(elsewhere, 'manager.uk', '/news?search=tower');
  await expectText(elsewhere, 'No matches');
  await visit(elsewhere, '/news/admin');
  expect(new URL(elsewhere.url()).pathname).toBe('/dashboard');

  await visit(page, '/news/admin?search=tower');
  await page.getByRole('row', { name: /The bell tower opens.*Published.* 1 More/ }).waitFor();
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('button', { name: 'New link' }).waitFor();
});
