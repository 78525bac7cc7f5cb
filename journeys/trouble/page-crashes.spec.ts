import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAddress, expectHeading } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { asksFor, Traffic } from '#testing/site/site-traffic.ts';
import type { Troubles } from '#testing/site/site-troubles.ts';
import { arrive, quiet, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

/** An answer that no server of ours gives, and that the dashboard therefore does not foresee. */
async function spoilTheUser(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!asksFor(route.request(), 'currentUser')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { currentUser: object } };
    answer.data.currentUser = { ...answer.data.currentUser, groups: [null] };
    return route.fulfill({ response, json: answer });
  });
}

/** Brings a user in front of the crash screen. */
async function crash(page: Page, troubles: Troubles): Promise<void> {
  troubles.expect('React’s report of the error', /TypeError/);
  await signInAs(page, 'student');
  await spoilTheUser(page);
  await page.reload();
  await expectHeading(page, 'Oops, something went wrong');
  await arrive(page);
  await page.unroute('**/graphql');
}

test('a screen that breaks gives way to one that shows the error, which reaches the system log (LOG-04, NAV-79, NAV-80)', async ({
  page,
  site,
  troubles,
}) => {
  await crash(page, troubles);
  const shown = await page.getByRole('alert').innerText();
  expect(shown).toMatch(/null/);
  expect(Traffic.of(page).calls('insertLogit')).toHaveLength(1);
  await quiet(page);
  const [entry] = await site.query<{ payload: string; reference: string }>(
    `select payload, reference from log_entry where action = 'reportFrontEndError' order by id desc limit 1`,
  );
  expect(JSON.parse(entry?.payload ?? '')).toMatchObject({
    error: expect.stringContaining(shown),
    url: `${site.origin}/dashboard`,
  });
  await page.getByText(`Reference: ${entry?.reference}`).waitFor();
  await expectSoundAtEveryWidth(page, 'crash');
});

test('Refresh loads the page again (NAV-81)', async ({ page, troubles }) => {
  await crash(page, troubles);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectHeading(page, /, Mateo$/);
});

test('Home leads to the first page (NAV-82)', async ({ page, troubles }) => {
  await crash(page, troubles);
  await page.getByRole('button', { name: 'Home' }).click();
  await expectHeading(page, /, Mateo$/);
});

test('Logout leads out (NAV-83)', async ({ page, troubles }) => {
  await crash(page, troubles);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectAddress(page, '/login');
  await arrive(page);
  expect(await page.evaluate(`localStorage.getItem('user')`)).toBeNull();
});
