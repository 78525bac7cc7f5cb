import { expect, vi } from 'vitest';
import { expectHeading, expectSound, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import type { Site } from '#testing/site/site.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';

/** As a slice would, in the transaction of its change. */
async function tell(site: Site, email: string, title: string): Promise<void> {
  await site.query(
    `with told as (
       insert into notification (person_id, region_id, definition_id, facts, path)
       select p.id, m.region_id, d.id, jsonb_build_object('title', '${title}'), '/news'
       from person p join person_region m on m.person_id = p.id, notification_definition d
       where p.email = '${email}' and d.name = 'newsPosted' limit 1 returning id)
     select graphile_worker.add_job('mailNotices', json_build_object('notificationIds', json_agg(id))) from told`,
  );
}

test('digest: a person who chose a daily summary is mailed once in the morning, and unsubscribes by the link in it (NOTI-01, NOTI-02)', async ({
  page,
  site,
}) => {
  const email = 'freshman@berea.test';
  await signInAs(page, 'freshman', '/notifications?tab=settings');
  await page.getByLabel('News', { exact: true }).selectOption('Daily summary');
  await expectToast(page, 'News: Daily summary');
  await tell(site, email, 'Snow day');
  await vi.waitFor(
    async () => {
      const waiting = await site.query(`select 1 from notification where mail = 'DAILY'`);
      expect(waiting).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  await page.goto('/help');
  await arrive(page);
  await page.getByRole('link', { name: /^Notifications, \d+ new$/ }).waitFor();

  // The morning comes.
  await site.query(`update notification set due_at = now() - interval '1 minute' where mail = 'DAILY'`);
  await site.query(`select graphile_worker.add_job('findDueNoticeMail', '{}'::json)`);
  const mail = await openMail(site, email, /^1 new notification$/);
  expect(mail.text).toContain('News: Snow day');

  const [sent] = await site.query<{ link: string }>(
    `select headers->>'List-Unsubscribe' as link from outbox_mail
     where to_address = '${email}' and subject = '${mail.subject}'`,
  );
  await page.goto(new URL(sent?.link.slice(1, -1) ?? '').pathname);
  await expectHeading(page, 'Stop these emails?');
  await expectSound(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expectHeading(page, 'You’re unsubscribed');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await vi.waitFor(async () =>
    expect(await page.getByLabel('News', { exact: true }).inputValue()).toBe('NEVER'),
  );

  await page.goto('/notifications');
  await expectText(page, 'News: Snow day');
  await page.getByRole('link', { name: 'Notifications', exact: true }).first().waitFor();
});
