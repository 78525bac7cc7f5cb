import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoon } from './site-expectations.ts';

interface Focus {
  name: string;
  isMarked: boolean;
}

/** What has the focus, and whether anybody could see that: by an outline, a shadow or a stroke of its own. */
export const focus = (page: Page): Promise<Focus> =>
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

/** Presses Tab until something of this name has the focus; all that has it on the way must show it. */
export async function tabTo(page: Page, name: string, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    const now = await focus(page);
    expect(now).toEqual({ name: now.name, isMarked: true });
    if (now.name === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never comes to ${name}.`);
}

/** A menu moves the focus once it has been drawn. */
export const expectFocus = (page: Page, name: string): Promise<void> =>
  expectSoon(() => focus(page)).toEqual({ name, isMarked: true });
