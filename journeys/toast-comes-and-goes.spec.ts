import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoon } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { logIn, visit } from '#testing/site/site-visit.ts';

// The toast lives as long as its animation, which the browser itself runs and can tell about.
const COUNTDOWN = `document.querySelector('[data-toast]').getAnimations().find((a) => a.animationName)`;

/** A toast of the login page, when it has come to rest. */
async function raiseToast(page: Page): Promise<Locator> {
  await visit(page, '/login');
  await page.mouse.move(10, 700);
  await logIn(page, 'student@berea.test', 'not the password');
  const toast = page.locator('[data-toast]', { hasText: 'Incorrect email or password.' });
  await toast.waitFor();
  // However busy the machine is, its five seconds are not over before the story is.
  await page.evaluate(`${COUNTDOWN}.updatePlaybackRate(0.01)`);
  return toast;
}

const countdownIs = async (page: Page, state: 'running' | 'paused') => {
  await expectSoon(() => page.evaluate(`${COUNTDOWN}?.playState`)).toBe(state);
};

test('a toast closes by itself after 5000 ms (UI-03)', async ({ page }) => {
  const toast = await raiseToast(page);
  expect(await page.evaluate(`${COUNTDOWN}.effect.getTiming().duration`)).toBe(5_000);
  await countdownIs(page, 'running');
  // A millisecond before the end it is still there; what is left is the browser's own doing.
  await page.evaluate(`{ const c = ${COUNTDOWN}; c.pause(); c.currentTime = 4_999; }`);
  expect(await toast.isVisible()).toBe(true);
  await page.evaluate(`{ const c = ${COUNTDOWN}; c.updatePlaybackRate(1); c.play(); }`);
  await toast.waitFor({ state: 'detached' });
});

test('a toast waits while the mouse is on it (UI-04)', async ({ page }) => {
  const toast = await raiseToast(page);
  await toast.hover();
  await countdownIs(page, 'paused');
  await page.mouse.move(10, 700);
  await countdownIs(page, 'running');
});

test('a toast waits while a user looks at another window (UI-05)', async ({ page }) => {
  await raiseToast(page);
  await page.evaluate(`window.dispatchEvent(new Event('blur'))`);
  await countdownIs(page, 'paused');
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await countdownIs(page, 'running');
});

test('a toast dragged by less than 80 percent of its width comes back, by more it is gone (UI-07)', async ({
  page,
}) => {
  const toast = await raiseToast(page);
  const place = await toast.boundingBox();
  if (!place) throw new Error('The toast has no place.');
  const drag = async (share: number) => {
    const [x, y] = [place.x + place.width * 0.1, place.y + place.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - place.width * share, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.78);
  await expectSoon(async () => (await toast.boundingBox())?.x).toBe(place.x);
  await drag(0.82);
  await toast.waitFor({ state: 'detached' });
});
