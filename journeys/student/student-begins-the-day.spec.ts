import { expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';

test('student’s morning, on a phone: what is due first, then the day, then what is new, read and marked as read (DASH-05)', async ({
  site,
  openBrowser,
}) => {
  const page = await openBrowser(site, 'phone');
  await signInAs(page, 'student');
  const due = page.getByRole('link', { name: /Go to exam$/ }).first();
  await due.waitFor();
  await expectText(page, 'This week');

  await page.getByRole('link', { name: /^Unread Your class photo/ }).click();
  await expectHeading(page, 'Your class photo is on Wednesday');
  await arrive(page);
  await page.goBack();
  await page.getByRole('link', { name: /^Your class photo/ }).waitFor();

  await page.getByRole('link', { name: /^Notifications, \d+ new$/ }).click();
  await expectHeading(page, 'Notifications');
  await arrive(page);
  await page.getByText('Why was I told?').filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'Change this setting' }).first().waitFor();
  await page.goBack();
  await expectSoon(() => page.getByRole('link', { name: 'Notifications', exact: true }).count()).toBe(1);

  await due.click();
  await expectHeading(page, /final exam/);
});
