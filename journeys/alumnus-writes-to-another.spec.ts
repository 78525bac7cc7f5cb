import { expectAddress, expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAt } from '#testing/site/site-widths.ts';

/** Some of each kind: pages of all alumni, forms, and pages of their admins. */
const PAGES = [
  '',
  '/library',
  '/videos',
  '/contact',
  '/contact/messages',
  '/reports',
  '/ministries',
  '/ministries/new',
  '/ministries/queue',
  '/ministries/mine',
  '/classes',
  '/classes/photos',
  '/members',
  '/profile',
  '/people/00000000-0000-7000-8000-000000000001',
];

test('an alumnus writes to three others, and the fourth is refused with when the next is possible (ALUM-15, ALUM-17, ALUM-18, ALUM-19)', async ({
  page,
  site,
}) => {
  // The demo's alumnus has sent one today already.
  await site.query(`delete from alumni_message_count where key in
    (select 'person:' || id from person where email = 'alumnus@berea.test')`);
  await signInAs(page, 'alumnus', '/alumni');
  await page.getByRole('link', { name: 'Find someone' }).click();
  await expectHeading(page, 'Contact an alumnus');
  await arrive(page);
  await expectSoundAt(page, 390, 'contact');
  for (const left of [2, 1, 0]) {
    await page
      .getByRole('link', { name: /^Write to / })
      .nth(left)
      .click();
    await expectText(page, /^Messages must be appropriate/);
    await page.getByRole('textbox', { name: 'Message' }).fill(`Peace to you! ${left}`);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectAddress(page, '/alumni/contact/messages');
    await expectText(page, `Peace to you! ${left}`);
    await page.getByRole('link', { name: 'Find someone' }).click();
    await page
      .getByRole('row', { name: /Write to / })
      .first()
      .waitFor();
  }
  await page
    .getByRole('link', { name: /^Write to / })
    .first()
    .click();
  await expectText(
    page,
    /^You’ve sent 3 messages in the last 24 hours\. You can send your next message tomorrow/,
  );
  await expectSoon(() => page.getByRole('button', { name: 'Send message' }).isEnabled()).toBe(false);
});

test('a user who is no alumnus is refused on every page of the alumni’s area (ALUM-06, ALUM-07)', async ({
  page,
}) => {
  await signInAs(page, 'student', '/alumni');
  for (const path of PAGES) {
    await page.goto(`/alumni${path}`);
    await expectHeading(page, 'Alumni Only Access');
  }
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expectAddress(page, '/dashboard');
});
