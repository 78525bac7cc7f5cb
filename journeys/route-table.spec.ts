import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { placeOf } from '#apps/web/site-map/place-of.ts';
import { PLACES } from '#apps/web/site-map/places.ts';
import { expectHeading, expectSoon } from '#kit/testing/site-expectations.ts';
import { test } from '#kit/testing/site-story.ts';
import { signInAs, visit } from '#kit/testing/site-visit.ts';

const NOT_FOUND = 'Oops! 404 - PAGE NOT FOUND';

/** The files of the slices that the app takes its screens from. */
const routeFiles = [...readFileSync('apps/web/screens.ts', 'utf8').matchAll(/'#(slices\/[^']+)'/g)].map(
  ([, path]) => path ?? '',
);

/** The addresses at which there are screens. All others must open nothing. */
const built = new Set(
  routeFiles.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/'(\/[^']*)':/g)].map(([, address]) => address ?? ''),
  ),
);

const addresses: readonly string[] = PLACES.filter(({ anyOf }) => anyOf !== null).map(({ path }) => path);
const beneath = ['/dashboard/x', '/profile/anything', '/documents/d1', '/users/u1', '/transaction/t1'];

const people = {
  student: ['user'],
  manager: ['user', 'manager'],
  admin: ['user', 'admin'],
  reports: ['user', 'reportsAdmin'],
  onlysuper: ['user', 'superadmin'],
  superadmin: ['user', 'manager', 'admin', 'superadmin'],
} as const;

/** Goes to an address inside the page, as a link would, and waits for what stands there. */
async function goWithin(page: Page, address: string): Promise<{ address: string; isFound: boolean }> {
  await page.evaluate(`{
    document.querySelector('main h1')?.setAttribute('data-left', 'true');
    history.pushState(null, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate'));
  }`);
  await page.locator('main h1:not([data-left])').waitFor();
  const heading = await page.locator('main h1').innerText();
  return { address: page.url().replace(new URL(page.url()).origin, ''), isFound: heading !== NOT_FOUND };
}

/** What the site map says must come of it. */
function expectedFor(address: string, roles: readonly string[] | null) {
  if (!built.has(address)) return { address, isFound: false };
  const anyOf: readonly string[] = placeOf(address)?.anyOf ?? [];
  if (roles === null) {
    const back = address === '/profile' ? '' : `?redirect=${encodeURIComponent(address)}`;
    return { address: `/login${back}`, isFound: true };
  }
  return { address: roles.some((role) => anyOf.includes(role)) ? address : '/dashboard', isFound: true };
}

describe('every address opens for those whom the site map names, and for nobody else', () => {
  test('seen by a visitor (NAV-01)', async ({ page }) => {
    for (const address of [...addresses, ...beneath]) {
      await visit(page, '/privacy');
      expect(await goWithin(page, address)).toEqual(expectedFor(address, null));
    }
  });

  test.for(Object.keys(people) as (keyof typeof people)[])(
    'seen by %s (NAV-04)',
    async (account, { page }) => {
      await signInAs(page, account);
      for (const address of [...addresses, ...beneath]) {
        await goWithin(page, '/privacy');
        await expectHeading(page, 'Privacy');
        expect(await goWithin(page, address)).toEqual(expectedFor(address, people[account]));
      }
      await expectSoon(() => page.locator('main h1').count()).toBe(1);
    },
  );
});
