import { expect } from 'vitest';
import { expectAddress, expectHeading, expectText } from '#kit/testing/site-expectations.ts';
import { test } from '#kit/testing/site-story.ts';
import { arrive, chooseFromBar, logOut, signInAs, visit } from '#kit/testing/site-visit.ts';
import { expectSoundAtEveryWidth } from '#kit/testing/site-widths.ts';

test('a superadmin finds the system log in the menu, pages through it and narrows it (LOG-05, NAV-05)', async ({
  page,
  site,
}) => {
  await site.query(
    `insert into log_entry (type, action, payload)
     select 'ACTIVITY', 'courseActivity', '{"courseId":"course ' || n || '"}' from generate_series(45, 1, -1) n`,
  );
  await signInAs(page, 'onlysuper');
  await chooseFromBar(page, 'Settings', 'System Log');
  await expectHeading(page, 'System Log');
  await page.getByLabel('Action').fill('courseActivity');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expectText(page, /course 1$/);
  await arrive(page);
  expect(await page.getByRole('row').count()).toBe(21);
  await expectSoundAtEveryWidth(page, 'system-log-narrowed');

  await page.getByRole('link', { name: 'Older entries' }).click();
  await expectText(page, /course 21$/);
  await page.getByRole('link', { name: 'Older entries' }).click();
  await expectText(page, /course 45$/);
  expect(await page.getByRole('link', { name: 'Older entries' }).count()).toBe(0);
  await page.goBack();
  await expectText(page, /course 21$/);
  await page.getByRole('link', { name: 'Newest entries' }).click();
  await expectText(page, /course 1$/);

  await page.getByLabel('Type').selectOption({ label: 'Error' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await expectAddress(page, '/logits?type=ERROR&action=courseActivity');
  await expectText(page, 'No data');
  await arrive(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expectAddress(page, '/logits');
  expect(await page.getByLabel('Action').inputValue()).toBe('');
  expect(await page.getByRole('link', { name: 'Clear filters' }).count()).toBe(0);
});

test('what a log entry says is shown as text, whatever it is', async ({ page, site }) => {
  await site.query(
    `insert into log_entry (type, action, payload) values ('ERROR', 'reportFrontEndError', $1)`,
    ['{"error":"<img src=x onerror=document.title=1> <b>bold</b>","url":"javascript:alert(1)"}'],
  );
  await signInAs(page, 'onlysuper');
  await visit(page, '/logits?action=reportFrontEndError');
  await expectText(page, '<b>bold</b>');
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.title()).toBe('eCharis');
});

test('nobody else opens it, nor finds it in the menu (NAV-04)', async ({ page }) => {
  for (const account of ['student', 'admin']) {
    await signInAs(page, account);
    expect(await page.getByRole('button', { name: 'Settings' }).count()).toBe(0);
    await page.goto('/logits');
    await expectAddress(page, '/dashboard');
    await arrive(page);
    await logOut(page);
  }
});
