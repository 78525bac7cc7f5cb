import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAddress, expectHeading } from '#kit/testing/site-expectations.ts';
import { test as storyTest } from '#kit/testing/site-story.ts';
import { Traffic } from '#kit/testing/site-traffic.ts';
import { arrive, quiet, signInAs } from '#kit/testing/site-visit.ts';
import { expectSoundAtEveryWidth } from '#kit/testing/site-widths.ts';

/** An answer that no server of ours gives, and that the dashboard therefore does not foresee. */
async function spoilTheUser(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"currentUser"')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { currentUser: object } };
    answer.data.currentUser = { ...answer.data.currentUser, groups: [null] };
    return route.fulfill({ response, json: answer });
  });
}

/** Somebody in front of the crash screen. */
const test = storyTest.extend('crashed', async ({ page, troubles }) => {
  troubles.expect('React’s report of the error', /TypeError/);
  await signInAs(page, 'student');
  await spoilTheUser(page);
  await page.reload();
  await expectHeading(page, 'Oops, something went wrong');
  await arrive(page);
  await page.unroute('**/graphql');
  return page;
});

test('a screen that breaks gives way to one that shows the error, which reaches the system log (LOG-04, NAV-79, NAV-80)', async ({
  crashed,
  site,
}) => {
  const shown = await crashed.getByRole('alert').innerText();
  expect(shown).toMatch(/null/);
  expect(Traffic.of(crashed).calls('insertLogit')).toHaveLength(1);
  await quiet(crashed);
  const [entry] = await site.query<{ payload: string }>(
    `select payload from log_entry where action = 'reportFrontEndError' order by id desc limit 1`,
  );
  expect(JSON.parse(entry?.payload ?? '')).toMatchObject({
    error: expect.stringContaining(shown),
    url: `${site.origin}/dashboard`,
  });
  await expectSoundAtEveryWidth(crashed, 'crash');
});

test('Refresh loads the page again (NAV-81)', async ({ crashed }) => {
  await crashed.getByRole('button', { name: 'Refresh' }).click();
  await expectHeading(crashed, 'Welcome, Mateo');
});

test('Home leads to the first page (NAV-82)', async ({ crashed }) => {
  await crashed.getByRole('button', { name: 'Home' }).click();
  await expectHeading(crashed, 'Welcome, Mateo');
});

test('Logout leads out (NAV-83)', async ({ crashed }) => {
  await crashed.getByRole('button', { name: 'Logout' }).click();
  await expectAddress(crashed, '/login');
  await arrive(crashed);
  expect(await crashed.evaluate(`localStorage.getItem('user')`)).toBeNull();
});
