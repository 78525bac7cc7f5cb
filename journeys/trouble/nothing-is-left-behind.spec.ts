import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAddress, expectHeading } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, logOut, quiet, signInByForm, visit } from '#testing/site/site-visit.ts';

/** All that this site has stored in the browser, as one text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const all = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all.push(request.url, await (await cache.match(request)).text());
    }
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        all.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    return all.join('\\n');
  })()`);

const PERSONAL = [
  'Mateo',
  'Herrera',
  'student@berea.test',
  'Second Year',
  'Foundations of Faith',
  'Colorado',
];

async function tracesIn(page: Page, site: { query: <Row extends object>(text: string) => Promise<Row[]> }) {
  const [student] = await site.query<{ id: string }>(
    `select id from person where email = 'student@berea.test'`,
  );
  const text = await stored(page);
  return [...PERSONAL, student?.id ?? ''].filter((words) => text.includes(words));
}

const sessions = `select count(*)::int as open from session s join person p on p.id = s.person_id
  where p.email = 'student@berea.test'`;

describe('logging out', () => {
  test('empties the browser and starts a fresh page at the login (AUTH-74, AUTH-75, AUTH-76)', async ({
    page,
    site,
  }) => {
    await site.query(`delete from session`);
    await signInByForm(page, 'student');
    expect(await tracesIn(page, site)).toContain('Herrera');
    await page.evaluate(`globalThis.pageBefore = true`);
    await logOut(page);
    expect(await page.evaluate(`globalThis.pageBefore`)).toBeUndefined();
    expect(await tracesIn(page, site)).toEqual([]);
    // The browser stays known for the account, which says nothing about a session (D6).
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['__Host-device']);
    expect(await site.query(sessions)).toEqual([{ open: 0 }]);
  });

  test('empties the browser even when the server cannot be told, and tells it later (AUTH-79)', async ({
    page,
    site,
    troubles,
  }) => {
    troubles.expect('the browser’s own line in the console', /ERR_FAILED/);
    await site.query(`delete from session`);
    await signInByForm(page, 'student');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('option', { name: 'Dashboard' }).click();
    expect(await stored(page)).toContain('/dashboard');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"logoutUser"') ? route.abort() : route.fallback(),
    );
    await logOut(page);
    expect(await tracesIn(page, site)).toEqual([]);
    expect(await stored(page)).not.toContain('/dashboard');
    await visit(page, '/dashboard');
    await expectAddress(page, '/login?redirect=%2Fdashboard');
    expect(await tracesIn(page, site)).toEqual([]);
    expect(await site.query(sessions)).toEqual([{ open: 1 }]);

    await page.unroute('**/graphql');
    await visit(page, '/dashboard');
    await expectAddress(page, '/login?redirect=%2Fdashboard');
    await quiet(page);
    expect(await site.query(sessions)).toEqual([{ open: 0 }]);
  });

  test('lets the next person in at the same browser as themselves', async ({ page, site }) => {
    await signInByForm(page, 'student');
    await logOut(page);
    await signInByForm(page, 'facilitator');
    await expectHeading(page, /Samuel/);
    await arrive(page);
    expect(await tracesIn(page, site)).toEqual([]);
  });
});
