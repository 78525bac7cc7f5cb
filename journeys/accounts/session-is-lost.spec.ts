import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Site } from '#testing/site/site.ts';
import { expectAddress, expectHeading, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, chooseFromBar, logIn, logOut, signInAs, visit } from '#testing/site/site-visit.ts';

const someone = 'onlysuper@berea.test';
const ofSomeone = `where person_id = (select id from person where email = '${someone}')`;

const SIGNED_OUT = 'Your session has ended. Please log in again.';

interface Loss {
  sentence: string;
  id: string;
  lose: (page: Page, site: Site) => Promise<unknown>;
}

describe('a session that is lost', () => {
  test.for<Loss>([
    {
      sentence: 'Token expired',
      id: '(AUTH-80)',
      lose: (_, site) => site.query(`update session set expires_at = now() ${ofSomeone}`),
    },
    {
      sentence: 'Context userId not found',
      id: '(AUTH-81)',
      lose: (page) => page.context().clearCookies(),
    },
    {
      sentence: 'cookie is not defined',
      id: '(AUTH-82)',
      lose: async (page) => {
        const [cookie] = await page.context().cookies();
        await page.context().addCookies([{ ...cookie!, value: 'torn' }]);
      },
    },
    {
      sentence: 'User not found',
      id: '(AUTH-83)',
      lose: (_, site) => site.query(`update person set status = 'DISABLED' where email = $1`, [someone]),
    },
  ])(
    '"$sentence" leads to the login page and back $id',
    async ({ sentence, lose }, { page, site, troubles }) => {
      // The page asks twice. Once one was refused, the browser has no cookie for the other.
      const refused = `${sentence}|Context userId not found`;
      troubles.expect('the query’s error in the console', new RegExp(`audit(Chain|Entries).*(${refused})`));
      await signInAs(page, 'onlysuper');
      await lose(page, site);
      await chooseFromBar(page, 'Settings', 'System Log');
      await expectAddress(page, '/login?redirect=%2Flogits');
      await expectText(page, SIGNED_OUT);
      await arrive(page);
      expect(await page.evaluate(`localStorage.getItem('user')`)).toBeNull();

      await site.query(`update person set status = 'ACTIVE' where email = $1`, [someone]);
      await logIn(page, someone);
      await expectHeading(page, 'System Log');
      await expectAddress(page, '/logits');
      await arrive(page);
    },
  );

  test.for<Pick<Loss, 'id' | 'lose'> & { how: string }>([
    { how: 'the cookie is gone', id: '(AUTH-81)', lose: (page) => page.context().clearCookies() },
    {
      how: 'the session is gone',
      id: '(AUTH-80)',
      lose: (_, site) => site.query(`delete from session ${ofSomeone}`),
    },
  ])('takes nothing of what was typed: $how $id', async ({ lose }, { page, site }) => {
    await signInAs(page, 'onlysuper', '/profile');
    await page.getByLabel('Location').fill('A cabin in the woods');
    await lose(page, site);
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expectAddress(page, '/login');
    await expectText(page, SIGNED_OUT);
    await logIn(page, someone);
    await expectAddress(page, '/dashboard');
    await visit(page, '/profile');
    await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('A cabin in the woods');
    await arrive(page);
  });

  test('shows the next person nothing of what another has typed', async ({ page }) => {
    await signInAs(page, 'onlysuper', '/profile');
    await page.getByLabel('Location').fill('A cabin in the woods');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expectAddress(page, '/login');
    await logIn(page, 'student@berea.test');
    await expectAddress(page, '/dashboard');
    await visit(page, '/profile');
    expect(await page.getByLabel('Location').inputValue()).not.toBe('A cabin in the woods');
    expect(await page.evaluate(`JSON.stringify(sessionStorage)`)).not.toContain('cabin');
  });

  test('is found out by the user who comes back later (AUTH-80)', async ({ page, site, troubles }) => {
    troubles.expect('the query’s error in the console', /frame.*Token expired/);
    await signInAs(page, 'onlysuper');
    await site.query(`delete from session ${ofSomeone}`);
    await visit(page, '/logits?type=ERROR');
    await expectAddress(page, '/login?redirect=%2Flogits%3Ftype%3DERROR');
  });

  test('is told also to the user who comes back when the browser has dropped its cookie', async ({
    page,
  }) => {
    await signInAs(page, 'onlysuper');
    await page.context().clearCookies();
    await visit(page, '/logits');
    await expectAddress(page, '/login?redirect=%2Flogits');
    await expectText(page, SIGNED_OUT);
  });

  test('in one tab is lost in the others at once', async ({ page }) => {
    await signInAs(page, 'onlysuper');
    const other = await page.context().newPage();
    await visit(other, '/dashboard');
    await logOut(page);
    await expectAddress(other, '/login?redirect=%2Fdashboard');
    await expectText(other, SIGNED_OUT);
    await arrive(other);
    expect(await other.getByText('Dmytro').count()).toBe(0);
    expect(await page.getByText(SIGNED_OUT).count()).toBe(0);
  });
});

describe('a user who is not signed in', () => {
  test('is sent from a protected page to the login page and remembers it (NAV-01, NAV-02)', async ({
    page,
  }) => {
    await visit(page, '/logits?type=ERROR&action=a%20b');
    await expectAddress(page, '/login?redirect=%2Flogits%3Ftype%3DERROR%26action%3Da%2520b');
  });

  test('sees nothing of the last person by the back button', async ({ page }) => {
    await signInAs(page, 'student');
    await logOut(page);
    await page.goBack();
    await expectAddress(page, '/login?redirect=%2Fdashboard');
    await arrive(page);
    expect(await page.getByText(/Mateo|Herrera/).count()).toBe(0);
  });
});
