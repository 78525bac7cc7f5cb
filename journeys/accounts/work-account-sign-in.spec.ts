import { expect } from 'vitest';
import { expectAddress, expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, visit } from '#testing/site/site-visit.ts';

const workAccount = { name: 'Continue with a work account' };

test('a user signs in with a work account and goes where they wanted (AUTH-67, AUTH-68, AUTH-69, AUTH-70)', async ({
  openBrowser,
  workAccountCollege: college,
}) => {
  const page = await openBrowser(college.site);
  await visit(page, '/login?redirect=%2Fterms');
  await page.getByRole('button', workAccount).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  expect(page.url().startsWith(college.issuer)).toBe(true);
  const asked = await page.context().storageState();
  const kept = asked.origins.find(({ origin }) => origin === college.site.origin)?.localStorage ?? [];
  const state = kept.find(({ name }) => name === 'oauthState')?.value ?? '';
  expect(state.length).toBeGreaterThan(20);

  const [back] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/msauth/callback')),
    page.getByRole('button', { name: 'Rebecca' }).click(),
  ]);
  expect(new URL(back.url()).searchParams.get('state')).toBe(state);
  await expectAddress(page, '/terms');
  await page.getByRole('banner').getByText('Rebecca Thornton').waitFor();
  await arrive(page);
});

test('a work account that nobody has here is refused with a way back (AUTH-73)', async ({
  openBrowser,
  workAccountCollege: college,
}) => {
  const page = await openBrowser(college.site);
  await visit(page, '/login');
  await page.getByRole('button', workAccount).click();
  await page.getByRole('button', { name: 'Nobody' }).click();
  await expectText(page, 'No account is linked to this work account.');
  await arrive(page);
  await page.getByRole('main').getByText('Back to Login').click();
  await expectAddress(page, '/login');
});

test('an answer that this browser did not ask for is not taken (AUTH-71)', async ({ page }) => {
  await visit(page, '/msauth/callback?code=stolen&state=foreign');
  await expectText(page, 'Error: Invalid state parameter');
});

test('an answer without a code is told as such (AUTH-72)', async ({ page }) => {
  await visit(page, '/login');
  await page.evaluate(`localStorage.setItem('oauthState', 'ours')`);
  await visit(page, '/msauth/callback?state=ours');
  await expectText(page, 'Error: No authorization code received');
});

test('without a provider the button says that it is not set up', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('button', workAccount).click();
  await expectToast(page, 'Signing in with a work account isn’t set up here.');
  await expectHeading(page, 'Welcome back');
});
