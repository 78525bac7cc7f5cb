import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectSoon } from './site-expectations.ts';

interface Focus {
  name: string;
  isMarked: boolean;
}

/** What has the focus, and whether anyone could see that: by an outline, a shadow or a stroke of its own. */
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

/** Presses a key until something of this name has the focus; all that has it on the way must show it. */
async function pressUntil(page: Page, key: 'Tab' | 'ArrowDown', name: string, max: number): Promise<void> {
  for (let presses = 0; presses < max; presses += 1) {
    const now = await focus(page);
    expect(now).toEqual({ name: now.name, isMarked: true });
    if (now.name === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The key ${key} never comes to ${name}.`);
}

export const tabTo = (page: Page, name: string): Promise<void> => pressUntil(page, 'Tab', name, 80);

/** Goes down an open menu, whatever else it offers to this person. */
export const arrowTo = (page: Page, name: string): Promise<void> => pressUntil(page, 'ArrowDown', name, 20);

/** A menu moves the focus once it has been drawn. */
export const expectFocus = (page: Page, name: string): Promise<void> =>
  expectSoon(() => focus(page)).toEqual({ name, isMarked: true });
