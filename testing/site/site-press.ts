import type { Locator, Page } from 'playwright-core';
import { expectSoon } from './site-expectations.ts';

/**
 * Answers what lies over an element: at its centre and half the way to each side, where fingers land. What holds the
 * element, or is its label, hands the press on; what is scrolled out of sight is not there to be pressed.
 */
const COVERS = `(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]];
  const belongs = (hit) =>
    one.contains(hit) || hit.contains(one) || [...(one.labels ?? [])].some((label) => label.contains(hit));
  const clips = [];
  for (let holder = one.parentElement; holder; holder = holder.parentElement)
    if (getComputedStyle(holder).overflow !== 'visible') clips.push(holder.getBoundingClientRect());
  const isInSight = ([left, top]) =>
    clips.every((clip) => left > clip.left && left < clip.right && top > clip.top && top < clip.bottom);
  return points
    .map(([across, down]) => [x + across * width, y + down * height])
    .filter(isInSight)
    .map(([left, top]) => document.elementFromPoint(left, top))
    .filter((hit) => hit !== null && !belongs(hit));
}`;

/** What a user has opened over the page, and closes again to go on. */
const OPENED = '[aria-expanded=true] + *, [role=listbox], [role=menu]';

/**
 * What nothing has to keep clear of: what was opened, bars that stay where they are and from which the screen can be scrolled
 * away, and windows over everything.
 */
const STAYS = `(hit) => {
  if (hit.closest('${OPENED}')) return true;
  for (let holder = hit; holder; holder = holder.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(holder).position)) return true;
  return false;
}`;

const PRESSED = 'button, a[href], input, select, textarea, summary';
/** Smaller ones are there for screen readers; what stands for them is pressed. */
const SMALLEST_PX = 8;

/** Everything in sight that cannot be pressed over its whole face, because something else lies on it. */
export const coveredTargets = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`Array.from(document.querySelectorAll('${PRESSED}'))
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => getComputedStyle(one).pointerEvents !== 'none')
    .filter((one) => one.offsetWidth > ${SMALLEST_PX} && one.offsetHeight > ${SMALLEST_PX})
    .map((one) => ({ one, over: (${COVERS})(one).filter((hit) => !(${STAYS})(hit)) }))
    .filter(({ over }) => over.length > 0)
    .map(({ one, over }) => (one.ariaLabel || one.innerText || one.name) + ' is covered by ' + over[0].outerHTML.slice(0, 120))`);

/** How many of these points of an element a press does not reach. */
async function coversOf(page: Page, target: Locator): Promise<number> {
  const count = await page.evaluateHandle<(one: unknown) => number>(`(one) => (${COVERS})(one).length`);
  return page.evaluate((asked) => asked.count(asked.one), { count, one: await target.elementHandle() });
}

/** Presses where a finger or a mouse would, once all of its face can be pressed: half the way down from its centre. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await expectSoon(() => coversOf(page, target)).toBe(0);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is no longer there.');
  const { x, y, width, height } = box;
  const at = [x + width / 2, y + height * 0.75] as const;
  const hasTouch = await page.evaluate<boolean>('navigator.maxTouchPoints > 0');
  await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}
