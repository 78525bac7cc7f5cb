import { expect } from 'vitest';
import { expectAddress, expectHeading, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInByForm, visit } from '#testing/site/site-visit.ts';

test.for([
  { path: '/privacy', title: 'Privacy', id: '(TERMS-01)' },
  { path: '/terms', title: 'Terms', id: '(TERMS-02)' },
])('everybody may read $path $id', async ({ path, title }, { page }) => {
  await visit(page, path);
  await expectHeading(page, title);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
});

test('a legal page without its document says that there is nothing yet (NAV-86)', async ({ page, site }) => {
  await site.query(`update document set published = false where title = 'privacy'`);
  try {
    await visit(page, '/privacy');
    await expectText(page, 'Nothing to show yet');
  } finally {
    await site.query(`update document set published = true where title = 'privacy'`);
  }
  await visit(page, '/privacy');
  expect(await page.getByText('Nothing to show yet').count()).toBe(0);
});

test('a newcomer sees nothing but the terms until they are accepted (TERMS-03, TERMS-04)', async ({
  page,
}) => {
  await signInByForm(page, 'newcomer');
  await expectHeading(page, 'Accept our terms');
  for (const path of ['/dashboard', '/logits', '/no-such-page']) {
    await visit(page, path);
    await expectHeading(page, 'Accept our terms');
    expect(await page.getByRole('navigation').getByRole('link').count()).toBe(0);
  }

  const [reading] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'terms of use' }).click(),
  ]);
  await expectHeading(reading, 'Terms');
  await arrive(reading);
  await reading.close();

  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectHeading(page, /, Hanna$/);
  await page.reload();
  await expectHeading(page, /, Hanna$/);
});

test('a user who does not accept the terms may only leave', async ({ page, site }) => {
  await site.query(`update person set terms_version = null where email = 'newcomer@berea.test'`);
  await signInByForm(page, 'newcomer');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expectHeading(page, 'Welcome back');
  await arrive(page);
  await visit(page, '/dashboard');
  await expectAddress(page, '/login?redirect=%2Fdashboard');
});
