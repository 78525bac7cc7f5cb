import { describe, onTestFinished } from 'vitest';
import { expectHeading, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAt, expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

describe('a visitor', () => {
  test.for([
    '/login',
    '/forgot-password',
    '/set-password',
    '/reset-password/a-token',
    '/enroll-account/a-token',
    '/password-recoverd',
    '/msauth/callback',
    '/privacy',
    '/terms',
    '/verify',
    '/verify/no-such-code',
    '/no-such-page',
  ])('finds %s sound on every device', async (path, { page }) => {
    await visit(page, path);
    await expectSoundAtEveryWidth(page, path.split('/')[1] ?? '');
  });

  test('finds the registration sound on every device, right and wrong', async ({ page, site }) => {
    const [group] = await site.query<{ id: string }>('select id from student_group where open_for_sign_up');
    await visit(page, `/create-account/${group?.id}`);
    await expectSoundAtEveryWidth(page, 'create-account');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('alert').waitFor();
    await expectSoundAtEveryWidth(page, 'create-account-wrong');
  });

  test('finds the wrong password told well on every device', async ({ page }) => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await expectSoundAtEveryWidth(page, 'login-wrong');
  });
});

describe('a user signed in', () => {
  test.for(['student', 'superadmin', 'alumnus'])(
    'as %s finds the dashboard sound on every device',
    async (account, { page }) => {
      await signInAs(page, account);
      await expectSoundAtEveryWidth(page, `dashboard-${account}`);
    },
  );

  test('finds the terms sound on every device', async ({ page, site }) => {
    await site.query(`update person set terms_version = null where email = 'newcomer@berea.test'`);
    await signInAs(page, 'newcomer');
    await expectHeading(page, 'Accept our terms');
    await expectSoundAtEveryWidth(page, 'accept-terms');
  });

  test('finds the system log sound on every device, full and empty', async ({ page, site }) => {
    const payload = JSON.stringify({ error: `TypeError: ${'x'.repeat(200)}\n  at once`, url: site.origin });
    await site.query(
      `insert into log_entry (type, action, payload, reference) values
         ('ERROR', 'reportFrontEndError', $1, null), ('ACTIVITY', 'courseActivity', '{"courseId":"c1"}', null),
         ('ERROR', 'serverError', $1, 'K7QM-2F9X')`,
      [payload],
    );
    await signInAs(page, 'superadmin', '/logits?tab=log');
    await expectSoundAtEveryWidth(page, 'logits');
    await page.getByText('TypeError').first().click();
    await expectSoundAtEveryWidth(page, 'logits-open');
    await visit(page, '/logits?tab=log&action=nothing');
    await expectSoundAtEveryWidth(page, 'logits-empty');
  });

  test('finds a grade that was lowered from a hundred sound on every device', async ({ page, site }) => {
    const best = `select a.id from exam_attempt a join person p on p.id = a.person_id
      where p.email = 'student@berea.test' and coalesce(a.scaled_from, a.score) = 10000 limit 1`;
    const [attempt] = await site.query<{ id: string; exam: string }>(
      `update exam_attempt set score = 7000, scaled_from = 10000 where id = (${best}) returning id, exam_id as exam`,
    );
    // Other stories read the same result.
    onTestFinished(async () => {
      await site.query(
        `update exam_attempt set score = 10000, scaled_from = null where id = '${attempt?.id}'`,
      );
    });
    await signInAs(page, 'student', `/student/exams/${attempt?.exam}/results/${attempt?.id}`);
    await expectText(page, 'Raw 100');
    await expectSoundAtEveryWidth(page, 'result-lowered');
  });

  test('opens the menu of a phone and goes on by it', async ({ page }) => {
    await signInAs(page, 'superadmin');
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const link = page.getByRole('link', { name: 'System Log' });
    await link.waitFor();
    await expectSoundAt(page, 390, 'menu');
    await link.click();
    await expectHeading(page, 'System Log');
    await link.waitFor({ state: 'hidden' });
  });
});
