import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectSoon } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInByForm } from '#testing/site/site-visit.ts';

/** Runs before anything of ours, and adds up how far what is seen jumps about. */
const NOTE_SHIFTS = `{
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}`;
const MAX_SHIFT = 0.02;

const EVERY_SCRIPT = '**/assets/*.js';
/** The script that stands in the page alone has no name, only a hash. */
const NAMED_SCRIPTS = '**/assets/*-*.js';

/** Keeps scripts back until they are released, as a slow network would. */
async function holdScripts(page: Page, scripts = EVERY_SCRIPT): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Where things stand, to the pixel. Words may still change their face, so only boxes have a width. */
async function placesOf(page: Page, selectors: Record<string, string>): Promise<Record<string, number[]>> {
  const places = await Promise.all(
    Object.entries(selectors).map(async ([name, selector]) => {
      const found = await page.locator(selector).boundingBox();
      if (!found) throw new Error(`Nobody sees ${selector}.`);
      const { x, y, width, height } = found;
      const isText = ['heading', 'lead'].includes(name);
      return [name, [x, y, height, ...(isText ? [] : [width])].map(Math.round)] as const;
    }),
  );
  return Object.fromEntries(places);
}

/** Where a finger would press. */
async function pressMiddle(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`Nobody sees ${selector}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const painted = {
  heading: '.frame h1',
  lead: '.frame p',
  email: '.frame-box >> nth=0',
  password: '.frame-box >> nth=1',
  login: '.frame-button',
};
const real = {
  heading: 'main h1',
  lead: 'main h1 + p',
  email: 'main [name=email]',
  password: 'main [name=password]',
  login: 'main [type=submit]',
};

describe('the login page', () => {
  test.for([1280, 390])(
    'stands %i px wide before its scripts have come, and nothing moves when they do',
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(NOTE_SHIFTS);
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByText('Welcome back').waitFor();
      const before = await placesOf(page, painted);
      release();
      await arrive(page);
      expect(await placesOf(page, real)).toEqual(before);
      expect(await page.locator('.frame').count()).toBe(0);
      expect(await page.evaluate<number>('shift')).toBeLessThan(MAX_SHIFT);
    },
  );

  test('can be typed into before its scripts have come, and nothing typed is lost when they do', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').waitFor();
    // Where a finger would type: the first field has the focus by itself.
    await expectSoon(() => page.evaluate<string>('document.activeElement.name')).toBe('email');
    await page.keyboard.type('student@berea.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('berea-dem');
    release();
    await page.locator('main [name=password]').waitFor();
    await page.keyboard.type('o');
    expect(await page.locator('main [name=email]').inputValue()).toBe('student@berea.test');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  test.for(['Enter', 'Login'])(
    'remembers that %s was pressed when only its first script has come, and signs in when the others do',
    async (pressed, { page }) => {
      const release = await holdScripts(page, NAMED_SCRIPTS);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.getByLabel('Email').fill('student@berea.test');
      await page.getByLabel('Password').fill('berea-demo');
      await expectSoon(async () => {
        if (pressed === 'Enter') await page.keyboard.press('Enter');
        else await pressMiddle(page, '.frame-button');
        return page.locator('.frame-button').getAttribute('aria-disabled');
      }).toBe('true');
      release();
      await page.waitForURL('**/dashboard');
    },
  );

  test('keeps what was typed by a user whose session has run out', async ({ page }) => {
    await signInByForm(page, 'student');
    // Leaves first: what the page still fetches in the background is not asked for without a session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('student@berea.test');
    await page.getByLabel('Password').fill('berea-demo');
    release();
    await page.locator('main [name=password]').waitFor();
    expect(await page.locator('main [name=email]').inputValue()).toBe('student@berea.test');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  test('is not shown to a user who only goes on from there', async ({ page }) => {
    await signInByForm(page, 'student');
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('.frame-bone').first().waitFor();
    expect(await page.getByText('Welcome back').count()).toBe(0);
    release();
    await page.waitForURL('**/dashboard');
  });
});

test('nothing moves on the dashboard while it comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByForm(page, 'student');
  await page.addInitScript(NOTE_SHIFTS);
  await page.goto('/dashboard');
  await arrive(page);
  expect(await page.evaluate<number>('shift')).toBeLessThan(MAX_SHIFT);
});
