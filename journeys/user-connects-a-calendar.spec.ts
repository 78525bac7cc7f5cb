import { expect } from 'vitest';
import { expectAddress, expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a user consents at Google and comes back with a calendar (NAV-07, DASH-10, DASH-11)', async ({
  openBrowser,
  workAccountCollege: { site },
}) => {
  const page = await openBrowser(site);
  await signInAs(page, 'student', '/calendar');
  // The exchange is held up until a user has read what is going on.
  const goOn = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('getTokensFromAuthCode')) await goOn.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click();
  await page.getByText('ana@gmail.test').first().click();
  await expectHeading(page, 'Connecting to Google Calendar...');
  goOn.resolve();
  await expectAddress(page, '/dashboard');
  await expectToast(page, 'Your calendar is connected.');
  expect(await site.query('select provider from calendar_connection')).toHaveLength(1);
});

test('a user whose calendar cannot be connected is told so and can try again (DASH-12, DASH-13)', async ({
  page,
}) => {
  await signInAs(page, 'student', '/google-auth?code=never-given&state=nor-this');
  await expectHeading(page, 'Error Connecting');
  await expectText(page, 'Please try again');
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'calendar-not-connected');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectToast(page, 'Calendar connections aren’t set up here.');
});
