import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import { expectHeading, expectSoon, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { asksFor, Traffic } from '#testing/site/site-traffic.ts';
import { arrive, logIn, logOut, quiet, signInAs, signInByForm, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const student = 'student@berea.test';

const WAITING = 'This loads automatically once you’re back online.';

/** Gives the calls that begin with a field another fate; the rest of the traffic goes its way. */
const meddle = (page: Page, field: string, fate: (route: Route) => Promise<void>) =>
  page.route('**/graphql', (route) => (asksFor(route.request(), field) ? fate(route) : route.fallback()));

describe('a call that brings no answer', () => {
  test.for([
    {
      what: 'a refusing status',
      status: 500,
      id: '(API-30)',
      fate: (route: Route) => route.fulfill({ status: 500, body: 'x' }),
      trouble: /status of 500/,
    },
    {
      what: 'something that cannot be read',
      status: 200,
      id: '(API-31)',
      fate: (route: Route) => route.fulfill({ status: 200, body: '<p>A proxy’s page</p>' }),
      trouble: null,
    },
    {
      what: 'nothing at all',
      status: 0,
      id: '(API-32)',
      fate: (route: Route) => route.abort('connectionreset'),
      trouble: /ERR_CONNECTION_RESET/,
    },
  ])('but $what is told in one sentence $id', async ({ status, fate, trouble }, { page, troubles }) => {
    if (trouble) troubles.expect('the browser’s own line in the console', trouble);
    await visit(page, '/login');
    await meddle(page, 'loginWithPassword', fate);
    await logIn(page, student);
    await expectToast(page, `Response not successful: Received status code ${status}`);
    await arrive(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expectHeading(page, /, Mateo$/);
  });

  test('keeps a screen waiting, calmly, until it tries again by itself (LOG-07)', async ({
    page,
    troubles,
  }) => {
    troubles.expect('the browser’s own line in the console', /ERR_INTERNET_DISCONNECTED/);
    troubles.expect(
      'the query’s error in the console',
      /(currentUser|frame|First) CallProblem: Response not successful/,
    );
    await signInAs(page, 'student');
    await meddle(page, 'currentUser', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expectHeading(page, 'Can’t connect right now. Check your internet connection.');
    await expectText(page, WAITING);
    expect(await page.getByText(/status code/).count()).toBe(0);
    await expectSoundAtEveryWidth(page, 'unreachable');
    await page.unroute('**/graphql');
    await expectHeading(page, /, Mateo$/);
  });
});

describe('a slow network', () => {
  test('shows that an answer is awaited, and takes no second press', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await visit(page, '/login');
    await meddle(page, 'loginWithPassword', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByLabel('Email').fill(student);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('button[aria-busy=true]').waitFor();
    expect(await page.locator('button[type=submit]').isDisabled()).toBe(true);
    await page.getByLabel('Email').press('Enter');
    release();
    await expectHeading(page, /, Mateo$/);
    expect(Traffic.of(page).calls('loginWithPassword')).toHaveLength(1);
  });

  test('leaves the frame standing while it asks who is there', async ({ page }) => {
    await signInAs(page, 'student');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await meddle(page, 'currentUser', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/dashboard');
    await page.getByRole('banner').getByText('Mateo Herrera').waitFor();
    await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
    release();
    await expectHeading(page, /, Mateo$/);
  });
});

describe('the calls of a page', () => {
  test('are posts with credentials, a name, variables and a query (API-02, API-03, API-04, API-07)', async ({
    page,
  }) => {
    await signInByForm(page, 'student');
    await page.reload();
    await expectHeading(page, /, Mateo$/);
    const asked = Traffic.of(page).asking('currentUser');
    expect(asked).toHaveLength(2);
    for (const { request } of asked) {
      expect(request.method()).toBe('POST');
      const body = request.postDataJSON() as object;
      expect(Object.keys(body).toSorted()).toEqual(['operationName', 'query', 'variables']);
      expect(await request.headerValue('cache-control')).toBe('no-cache');
    }
    expect(await asked[0]?.request.headerValue('cookie')).toBeNull();
    expect(await asked[1]?.request.headerValue('cookie')).toContain('__Host-sid=');
  });

  test('go to the host that the configuration names (API-05)', async ({ page, site }) => {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = (await response.json()) as object;
      await route.fulfill({ response, json: { ...config, apiHost: '/elsewhere' } });
    });
    await page.route('**/elsewhere/graphql', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${site.origin}/graphql` }) });
    });
    await signInByForm(page, 'student');
    const calls = Traffic.of(page)
      .requests.map((request) => new URL(request.url()).pathname)
      .filter((path) => path.endsWith('/graphql'));
    expect(new Set(calls)).toEqual(new Set(['/elsewhere/graphql']));
    // What the page asks for as it closes is nobody's any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('words that are late after a login leave neither an empty page nor their names on it', async ({
  page,
}) => {
  await visit(page, '/login');
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/en-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await logIn(page, student);
  await page.locator('main [role="status"]').first().waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Invalid message');
  late.resolve();
  await expectHeading(page, /, Mateo$/);
});

describe('without a network', () => {
  /** All that the site has kept for such times, as one text. */
  const KEPT = `(async () => {
    const all = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all.push(request.url, await (await cache.match(request)).text());
    }
    return all.join('\\n');
  })()`;

  test('the app stands: what was loaded stays, the rest comes by itself, and nothing personal is kept for it', async ({
    site,
    openBrowser,
    troubles,
  }) => {
    troubles.expect('the browser’s own lines in the console', /ERR_INTERNET_DISCONNECTED/);
    troubles.expect('the worker’s lines about code that is not there', /ERR_FAILED/);
    troubles.expect('the queries’ errors in the console', /CallProblem: Response not successful/);
    const page = await openBrowser(site, 'desk', 'allow');
    const bar = page.getByRole('status').getByText('You’re offline');
    const menu = page.getByRole('banner').getByRole('navigation');
    await signInAs(page, 'student', '/student/courses');
    await page.getByRole('main').getByText('Foundations of Faith').first().waitFor();
    await expectSoon(() => page.evaluate<string>(KEPT)).toMatch(
      /query ownCourses[^]*service-worker\.js|service-worker\.js[^]*query ownCourses/,
    );
    await menu.getByRole('link', { name: 'Assessments' }).click();
    await expectHeading(page, 'Assessments');

    await page.context().setOffline(true);
    await bar.waitFor();
    await menu.getByRole('link', { name: 'Courses' }).click();
    await page.getByRole('main').getByText('Foundations of Faith').first().waitFor();
    expect(await page.getByText(/status code|loads by itself/).count()).toBe(0);

    await menu.getByRole('link', { name: 'Finances' }).click();
    await expectText(page, WAITING);
    await page.reload();
    await bar.waitFor();
    await expectText(page, WAITING);
    await page.getByRole('banner').getByText('Mateo Herrera').waitFor();

    await page.context().setOffline(false);
    await expectHeading(page, 'Finances');
    await bar.waitFor({ state: 'detached' });
    await quiet(page);
    const kept = await page.evaluate<string>(KEPT);
    expect(['Mateo', 'Herrera', 'Foundations of Faith'].filter((words) => kept.includes(words))).toEqual([]);
    await logOut(page);
    expect(await page.evaluate(`localStorage.getItem('user')`)).toBeNull();
  });
});
