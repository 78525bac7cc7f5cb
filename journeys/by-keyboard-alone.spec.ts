import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import { expectAddress, expectHeading, expectSoon, expectText } from '#kit/testing/site-expectations.ts';
import { test } from '#kit/testing/site-story.ts';
import { arrive, visit } from '#kit/testing/site-visit.ts';

interface Focus {
  name: string;
  isMarked: boolean;
}

/** What has the focus, and whether anybody could see that: by an outline, a shadow or a stroke of its own. */
const focus = (page: Page): Promise<Focus> =>
  page.evaluate<Focus>(`(() => {
    const element = document.activeElement;
    const marks = (one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const words = element.cloneNode(true);
    for (const silent of words.querySelectorAll('[aria-hidden="true"]')) silent.remove();
    const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? words.textContent;
    // A new screen has the focus for those who hear it, and the body between the last thing of a page and the first.
    const isWhole = ['main', 'h1', 'body'].includes(element.localName);
    return { name: name.trim(), isMarked: isWhole || marks(element) || marks(element.parentElement) };
  })()`);

async function tabTo(page: Page, name: string, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    const now = await focus(page);
    expect(now).toEqual({ name: now.name, isMarked: true });
    if (now.name === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never comes to ${name}.`);
}

/** A menu moves the focus once it has been drawn. */
const expectFocus = (page: Page, name: string): Promise<void> =>
  expectSoon(() => focus(page)).toEqual({ name, isMarked: true });

test('somebody without a mouse logs in, looks around and logs out', async ({ page }) => {
  await visit(page, '/login');
  expect(await focus(page)).toEqual({ name: 'Email', isMarked: true });
  await page.keyboard.type('onlysuper@berea.test');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Password');
  await page.keyboard.type(DEMO_PASSWORD);
  await tabTo(page, 'Show password');
  await page.keyboard.press('Space');
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await expectHeading(page, /, Dmytro$/);
  await arrive(page);

  await tabTo(page, 'Settings');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'System Log');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'System Log');
  await arrive(page);
  await tabTo(page, 'Action');
  await page.keyboard.type('nothing was ever called this');
  await page.keyboard.press('Enter');
  await expectText(page, 'Nothing matches');

  await tabTo(page, 'Account of Dmytro Kovalenko');
  await page.keyboard.press('ArrowUp');
  await expectFocus(page, 'Logout');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/login');
});

test('the first thing the Tab key finds leads past the menu', async ({ page }) => {
  await visit(page, '/privacy');
  await page.keyboard.press('Tab');
  expect(await focus(page)).toEqual({ name: 'Skip to content', isMarked: true });
  await page.keyboard.press('Enter');
  expect(await page.evaluate(`document.activeElement.id`)).toBe('main');
});

test('a form that cannot be sent takes the focus to its problems and from there to the field', async ({
  page,
}) => {
  await visit(page, '/login');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('alert');
  await arrive(page);
  await page.keyboard.press('Tab');
  expect(await focus(page)).toEqual({ name: 'Email', isMarked: true });
  await page.keyboard.press('Enter');
  await page.keyboard.type('somebody@example.org');
  expect(await page.getByLabel('Email').inputValue()).toBe('somebody@example.org');
});
