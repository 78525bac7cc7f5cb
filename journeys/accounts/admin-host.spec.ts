import { describe, expect } from 'vitest';
import {
  expectAddress,
  expectHeading,
  expectSoon,
  expectText,
  expectToast,
} from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { Traffic } from '#testing/site/site-traffic.ts';
import { arrive, chooseFromBar, logIn, logOut, signInByForm, visit } from '#testing/site/site-visit.ts';

const workAccount = { name: 'Continue with a work account' };

describe('the administrators’ host', () => {
  test('lets an administrator in, offers work accounts, and has its scripts, styles and letters from the delivery host alone (API-41, AUTH-08, AUTH-20, ENV-01)', async ({
    openBrowser,
    adminHost,
    site,
  }) => {
    const page = await openBrowser(adminHost);
    await visit(page, '/login');
    expect(await page.getByRole('button', workAccount).isVisible()).toBe(true);
    await signInByForm(page, 'admin');
    await expectHeading(page, /, Jonathan$/);
    const fetched = Traffic.of(page).requests.filter((request) =>
      ['script', 'stylesheet', 'font'].includes(request.resourceType()),
    );
    const kinds = new Set(fetched.map((request) => request.resourceType()));
    expect([...kinds].toSorted()).toEqual(['font', 'script', 'stylesheet']);
    expect([...new Set(fetched.map((request) => new URL(request.url()).origin))]).toEqual([site.origin]);
  });

  test('sends everybody else to the app, and leaves them signed out (AUTH-20, AUTH-21, AUTH-22)', async ({
    openBrowser,
    adminHost,
  }) => {
    const page = await openBrowser(adminHost);
    await visit(page, '/login');
    await logIn(page, 'student@berea.test');
    await expectToast(page, /^Use eCharis app to logon$/);
    await arrive(page);
    await visit(page, '/dashboard');
    await expectAddress(page, '/login?redirect=%2Fdashboard');
    expect(await page.context().cookies()).toEqual([]);
  });

  test.for(['/reset-password/a-token?x=1', '/enroll-account/a-token?x=1'])(
    'sends %s on to the main app, path and all (AUTH-32, AUTH-44, ENV-02)',
    async (path, { openBrowser, adminHost, site }) => {
      const page = await openBrowser(adminHost);
      await page.goto(path);
      await page.waitForURL(site.origin + path);
      await arrive(page);
      await expectText(page, 'This link has expired or was already used.');
    },
  );

  test('tells students to open the app with their new password (AUTH-42)', async ({
    openBrowser,
    adminHost,
  }) => {
    const page = await openBrowser(adminHost);
    await visit(page, '/password-recoverd');
    await expectText(page, 'Open the mobile app');
    expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
  });
});

describe('production', () => {
  test('has no work accounts, no demo accounts and no mailbox (AUTH-10)', async ({
    openBrowser,
    production,
  }) => {
    const page = await openBrowser(production);
    await visit(page, '/login');
    expect(await page.getByRole('button', workAccount).count()).toBe(0);
    expect(await page.getByText('Development only').count()).toBe(0);
    const mailbox = await page.request.get('/dev/mailbox.json');
    expect(mailbox.headers()['content-type']).toContain('text/html');
  });

  test('knows every question its own screens ask', async ({ openBrowser, production }) => {
    const page = await openBrowser(production);
    await signInByForm(page, 'superadmin');
    await chooseFromBar(page, 'Settings', 'System Log');
    await expectHeading(page, 'System Log');
    await arrive(page);
    await page.getByLabel('Language').selectOption('nl_NL');
    await expectSoon(() => page.locator('html').getAttribute('lang')).toBe('nl-NL');
    await arrive(page);
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('en');
    await expectHeading(page, 'System Log');
    await logOut(page);
  });

  test('sets first and new passwords itself (AUTH-31, AUTH-43)', async ({ openBrowser, production }) => {
    const page = await openBrowser(production);
    await visit(page, '/reset-password/a-token');
    await expectHeading(page, 'Choose a new password');
    await visit(page, '/enroll-account/a-token');
    await expectHeading(page, 'Set your password');
    await expectAddress(page, '/enroll-account/a-token');
  });
});
