import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Site } from '#testing/site/site.ts';
import { expectAddress, expectHeading } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { Traffic } from '#testing/site/site-traffic.ts';
import { arrive, logIn, signInAs, visit } from '#testing/site/site-visit.ts';

test.for([
  [
    '/robots.txt',
    'text/plain; charset=utf-8',
    /^User-agent: \*\nAllow: \/ministries\nAllow: \/sitemap\.xml\nDisallow: \/\n/,
  ],
  ['/favicon.ico', 'image/x-icon', /PNG/],
] as const)('%s is what browsers and robots take it for', async ([path, type, body], { site }) => {
  const answer = await fetch(site.origin + path);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(await answer.text()).toMatch(body);
});

test.for(['/no-such-page', '/dashboard/of/somebody', '/login/again'])(
  'there is nothing at %s but the way home (NAV-77, NAV-78)',
  async (path, { page }) => {
    await visit(page, path);
    await expectHeading(page, /^Oops! 404 - PAGE NOT FOUND$/);
    await page.getByRole('main').getByRole('button', { name: 'Home' }).click();
    await expectHeading(page, 'Welcome back');
    await expectAddress(page, '/');
  },
);

describe('the frame of a visitor', () => {
  test('has a bar with home and login (NAV-66)', async ({ page }) => {
    await visit(page, '/privacy');
    const bar = page.getByRole('banner').getByRole('navigation');
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Home', 'Login']);
    await bar.getByRole('link', { name: 'Login' }).click();
    await expectAddress(page, '/login');
    await bar.getByRole('link', { name: 'Home' }).click();
    await expectAddress(page, '/');
  });

  test('has a footer with privacy, terms, languages and copyright, and the product’s name as its title (NAV-67, NAV-68, NAV-69, NAV-70, NAV-74)', async ({
    page,
  }) => {
    await visit(page, '/login');
    expect(await page.title()).toBe('eCharis');
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('combobox', { name: 'Language' }).isVisible()).toBe(true);
    await footer.getByText(`© ${new Date().getFullYear()} Berea Bible College`).waitFor();
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await expectAddress(page, '/privacy');
    await footer.getByRole('link', { name: 'Terms' }).click();
    await expectAddress(page, '/terms');
  });
});

describe('a login link that another user has written', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/dashboard',
    'https:evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/%09//evil.example',
    'javascript:alert(document.domain)',
    'data:text/html,evil',
    'evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
  ];

  const sentElsewhere = (page: Page, site: Site): string[] =>
    Traffic.of(page)
      .requests.map((request) => request.url())
      .filter((url) => !url.startsWith(`${site.origin}/`));

  test('leads the user who logs in to this site and nowhere else', async ({ page, site }) => {
    await visit(page, `/login?redirect=${encodeURIComponent('//evil.example')}`);
    await logIn(page, 'student@berea.test');
    await expectAddress(page, '/dashboard');
    await arrive(page);
    expect(sentElsewhere(page, site)).toEqual([]);
  });

  test('leads the user who is signed in to this site and nowhere else', async ({ page, site }) => {
    await signInAs(page, 'student');
    for (const address of elsewhere) {
      await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
      await page.waitForURL((url) => url.pathname !== '/login');
      await page.locator('main h1').waitFor();
      expect(new URL(page.url()).origin).toBe(site.origin);
    }
    expect(sentElsewhere(page, site)).toEqual([]);
  });
});
