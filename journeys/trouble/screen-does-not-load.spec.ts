import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { Traffic } from '#testing/site/site-traffic.ts';
import { chooseFromBar, signInAs } from '#testing/site/site-visit.ts';

const SCREEN = '**/assets/system-log.screen-*.js';

const requestsForCode = (page: Page): Request[] =>
  Traffic.of(page).requests.filter((request) => request.url().includes('system-log.screen'));

/** How often the app has asked for code that does not come. The hint to the browser before the first try is no try. */
const tries = (page: Page): number =>
  requestsForCode(page).filter((request) => request.headers()['referer']?.endsWith('.js')).length;

const pageLoads = (page: Page): number =>
  Traffic.of(page).requests.filter((request) => request.isNavigationRequest()).length;

/** Counts the pauses of a second that a page begins, so that its clock is not moved before it looks at it. */
const COUNT_PAUSES = `{
  const begin = globalThis.setTimeout;
  globalThis.pauses = 0;
  globalThis.setTimeout = (run, ms, ...rest) => {
    if (ms === 1_000) globalThis.pauses += 1;
    return begin(run, ms, ...rest);
  };
}`;

const pauses = (page: Page): Promise<number> => page.evaluate<number>('globalThis.pauses');

/** From now on the code of the system log does not come, and the page's clock only moves when it is told to. */
async function cutOffTheScreen(page: Page): Promise<void> {
  await page.route(SCREEN, (route) => route.abort('connectionrefused'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.addInitScript(COUNT_PAUSES);
}

/** The three retries, each a second after the last: a moment earlier there is none. */
async function expectThreeRetries(page: Page): Promise<void> {
  const first = tries(page);
  for (let retry = 1; retry <= 3; retry += 1) {
    await expectSoon(() => pauses(page)).toBe(retry);
    await page.clock.runFor(999);
    expect(tries(page)).toBe(first + retry - 1);
    await page.clock.runFor(1);
    await expectSoon(() => tries(page)).toBe(first + retry);
  }
}

test('the code of a screen comes when a user goes there (API-37)', async ({ page }) => {
  await signInAs(page, 'onlysuper');
  expect(requestsForCode(page)).toHaveLength(0);
  await chooseFromBar(page, 'Settings', 'System Log');
  await expectHeading(page, 'System Log');
  expect(requestsForCode(page)).toHaveLength(1);
});

test('code that does not come is asked for three times more, a second apart, then by one new page (API-38, API-39, NAV-80)', async ({
  page,
  troubles,
}) => {
  troubles.expect('the browser’s own line in the console', /ERR_CONNECTION_REFUSED/);
  await signInAs(page, 'onlysuper');
  await cutOffTheScreen(page);
  const loads = pageLoads(page);
  await page.goto('/logits', { waitUntil: 'commit' });
  await expectSoon(() => tries(page)).toBe(1);
  await expectThreeRetries(page);

  await expectSoon(() => pageLoads(page)).toBe(loads + 2);
  await expectSoon(() => tries(page)).toBe(5);
  await expectThreeRetries(page);
  await expectHeading(page, 'Oops, something went wrong');
  await expectText(page, /dynamically imported module/);
  await page.clock.runFor(5_000);
  expect(pageLoads(page)).toBe(loads + 2);
});

test('a crash for want of code reloads the page after a second, unless that was done already (NAV-84)', async ({
  page,
  troubles,
}) => {
  troubles.expect('the browser’s own line in the console', /ERR_CONNECTION_REFUSED/);
  await signInAs(page, 'onlysuper');
  await cutOffTheScreen(page);
  const running = `document.querySelector('script[type=module]').src`;
  await page.evaluate(`sessionStorage.setItem('reloadedBuild', ${running})`);
  await page.goto('/logits', { waitUntil: 'commit' });
  await expectSoon(() => tries(page)).toBe(1);
  await expectThreeRetries(page);
  await expectHeading(page, 'Oops, something went wrong');
  await expectSoon(() => pauses(page)).toBe(4);

  await page.evaluate(`sessionStorage.clear()`);
  await page.unroute(SCREEN);
  const loads = pageLoads(page);
  await page.clock.runFor(999);
  expect(pageLoads(page)).toBe(loads);
  await page.clock.runFor(1);
  await expectHeading(page, 'System Log');
  expect(pageLoads(page)).toBe(loads + 1);
});
