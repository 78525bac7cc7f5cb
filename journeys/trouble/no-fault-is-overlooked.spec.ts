import { expect } from 'vitest';
import { flaws } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

/** By the rule of axe that finds it: what a user could do to a page of which everything was found sound before. */
const FAULTS = {
  'color-contrast': `document.querySelector('main a').style.color = '#eee'`,
  label: `const field = document.querySelector('main input');
    field.id = field.placeholder = '';
    field.removeAttribute('aria-label')`,
  'heading-order': `const heading = document.createElement('h5');
    heading.textContent = 'Deep';
    document.querySelector('main').append(heading)`,
  'button-name': `const button = document.querySelector('main button');
    button.replaceChildren();
    button.removeAttribute('aria-label')`,
  'aria-valid-attr': `const list = document.createElement('select');
    list.ariaLabel = 'Campus';
    list.append(...Array.from({ length: 9 }, () => new Option('Colorado')));
    list.lastChild.setAttribute('aria-campus', '');
    document.querySelector('main').append(list)`,
};

test('a fault is told in a page that was found sound before', async ({ page }) => {
  await signInAs(page, 'superadmin', '/users');
  for (const [rule, fault] of Object.entries(FAULTS)) {
    await visit(page, '/users');
    await page.evaluate(`{ ${fault} }`);
    expect(await flaws(page)).toContainEqual(expect.stringContaining(`px: ${rule}: `));
  }
});
