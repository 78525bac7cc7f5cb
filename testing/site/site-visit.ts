import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import { ownOperations } from '../own-operations.ts';
import { expectSoon, expectSound } from './site-expectations.ts';
import { Traffic } from './site-traffic.ts';

/** Opens an address as a person would by typing it, and looks at what comes. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await arrive(page);
}

/** Waits until a screen stands and nothing is on its way any more; then it must be sound. */
export async function arrive(page: Page): Promise<void> {
  await stand(page);
  await expectSound(page);
}

async function stand(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await quiet(page);
}

/** Opens the catalogue of parts at some of its sections. Whether all are sound is told by the story of the catalogue. */
export async function openParts(page: Page, ...sections: string[]): Promise<void> {
  await page.goto(sections.length > 0 ? `/catalogue?only=${sections.join(',')}` : '/catalogue');
  await stand(page);
}

/** Waits until nothing that the browser asked for is on its way any more. */
export async function quiet(page: Page): Promise<void> {
  await expectSoon(() => Traffic.of(page).isQuiet).toBe(true);
}

/** Fills in the login form and sends it; what comes of it is the story's business. */
export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs one of the demo accounts in by the form, and stays where that leads. */
export async function signInByForm(page: Page, account: string): Promise<void> {
  await visit(page, '/login');
  await logIn(page, `${account}@berea.test`);
  await page.getByLabel('Email').waitFor({ state: 'detached' });
  await arrive(page);
}

/** The document that the login form sends. */
const LOG_IN = ownOperations().get('loginWithPassword') ?? '';

/** Does what the login form does, from a page that has no form, no scripts and nothing to draw. */
const LOG_IN_UNSEEN = `async (body) => {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app' };
  const response = await fetch('/graphql', { method: 'POST', headers, body });
  const { data } = await response.json();
  const { _id, fullName, locale } = data.loginWithPassword;
  localStorage.setItem('user', JSON.stringify({ _id, fullName, locale }));
}`;

/** Signs one of the demo accounts in and opens an address, for stories that have nothing to tell of the login form. */
export async function signInAs(page: Page, account: string, path = '/dashboard'): Promise<void> {
  const password = createHash('sha256').update(DEMO_PASSWORD).digest('hex');
  const variables = { email: `${account}@berea.test`, password };
  const body = JSON.stringify({ operationName: 'loginWithPassword', variables, query: LOG_IN });
  await page.goto('/config.json');
  await page.evaluate(`(${LOG_IN_UNSEEN})(${JSON.stringify(body)})`);
  await visit(page, path);
}

/** Opens one of the menus of the title bar and chooses from it. */
export async function chooseFromBar(page: Page, menu: string | RegExp, item: string): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: menu }).click();
  await bar.getByRole('menuitem', { name: item }).click();
}

/** Signs out by the menu behind one's initials. */
export async function logOut(page: Page): Promise<void> {
  await chooseFromBar(page, /^Account of/, 'Logout');
  await page.waitForURL('/login');
  await arrive(page);
}
