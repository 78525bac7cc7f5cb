import { expect } from 'vitest';
import { MIN_MS } from '#slices/ministries/rules/visitor-message.ts';
import { expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { linkIn, openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { quiet, visit } from '#testing/site/site-visit.ts';
import { expectSoundAt, expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a visitor finds a ministry without signing in and writes to it; its owner gets the message once it is confirmed (ALUM-27, ALUM-30)', async ({
  page,
  site,
}) => {
  const [{ name, owner } = { name: '', owner: '' }] = await site.query<{ name: string; owner: string }>(
    `select v.name, p.email as owner from ministry m join ministry_version v on v.id = m.shown_version_id
     join person p on p.id = m.person_id
     where v.is_public and m.current_version_id = v.id and m.hidden_at is null and m.deleted_at is null
       and m.visitors_may_write and p.status = 'ACTIVE' and p.email not like '%@berea.test' order by v.name limit 1`,
  );
  await visit(page, '/ministries');
  await expectHeading(page, 'Ministries of our alumni');
  await expectSoundAtEveryWidth(page, 'public-ministries');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expectHeading(page, name);
  await expectSoundAtEveryWidth(page, 'public-ministry');

  // What a browser has to work out before it may send is worked out beside the page, by a script that its policy lets in.
  const worker = page.waitForEvent('worker');
  await page.getByRole('link', { name: /^Write to / }).click();
  const openedAt = performance.now();
  expect(new URL((await worker).url()).pathname).toBe('/ministries/prove-work.js');
  await expectSoundAtEveryWidth(page, 'public-ministry-contact');
  await page.getByLabel('Your name').fill('Vera Visitor');
  await page.getByLabel('Your email address').fill('vera@example.net');
  await page.getByLabel('Message', { exact: true }).fill('May we bring our children on Saturday?');
  await expectSoon(() => page.locator('input[name=proof]').inputValue()).not.toBe('');
  // Nobody writes a message sooner.
  await expectSoon(() => performance.now() - openedAt).toBeGreaterThan(MIN_MS);
  await page.getByRole('button', { name: 'Send' }).click();
  await expectHeading(page, 'Now check your mail');
  await expectSoundAt(page, 390, 'public-check-mail');

  const asked = await openMail(site, 'vera@example.net', /./);
  expect(asked.text).not.toContain('our children');
  await page.goto(linkIn(asked, site));
  await expectHeading(page, /^Send your message to /);
  await expectSoundAt(page, 390, 'public-confirm');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expectHeading(page, 'Your message is on its way');
  await expectText(page, /vera@example\.net/);
  await quiet(page);

  const got = await openMail(site, owner, /^Message from Vera Visitor$/);
  expect(got.text).toContain('> May we bring our children on Saturday?');
  expect(got.text).toContain(name);
});
