import { RuleTester } from 'oxlint/plugins-dev';
import { beforeAll, expect, test } from 'vitest';
import { namedEffects } from './named-effects.ts';
import { noClock } from './no-clock.ts';
import { noUniversalDay } from './no-universal-day.ts';
import { realPresses } from './real-presses.ts';
import type { Rule } from './rule.ts';
import { wholeCoins } from './whole-coins.ts';

beforeAll(() => {
  // The tester throws at once instead of declaring tests of its own.
  RuleTester.describe = (_, run) => run();
  RuleTester.it = (_, run) => run();
});

const accepts = (rule: Rule, code: string) => () =>
  new RuleTester().run('rule', rule, { valid: [code], invalid: [] });
const refuses = (rule: Rule, code: string) => () =>
  new RuleTester().run('rule', rule, { valid: [], invalid: [{ code, errors: 1 }] });

test.each(['new Date()', 'Date()', 'Date.now()', 'const clock = Date.now', 'Math.random()'])(
  'a rule may not ask %s',
  (code) => {
    expect(refuses(noClock, code)).not.toThrow();
  },
);

test.each(['new Date(instant)', 'Math.round(1.5)', 'calendar.now()', 'Date.UTC(2026, 2, 1)'])(
  'a rule may ask %s',
  (code) => {
    expect(accepts(noClock, code)).not.toThrow();
  },
);

test.each(['useEffect(() => {})', 'useEffect(function () {}, [])', 'useLayoutEffect(() => {}, [])'])(
  'an effect needs a name: %s',
  (code) => {
    expect(refuses(namedEffects, code)).not.toThrow();
  },
);

test.each([
  'useEffect(function warnBeforeLeaving() {})',
  'useEffect(warnBeforeLeaving, [])',
  'useMemo(() => 1)',
])('an effect with a name, or no effect at all, is fine: %s', (code) => {
  expect(accepts(namedEffects, code)).not.toThrow();
});

test.each([
  `page.getByRole('radio').check({ force: true })`,
  `button.click({ force: true, timeout: 5 })`,
  `page.locator('button').dispatchEvent('click')`,
  `page.dispatchEvent('button', 'pointerdown')`,
  'button.evaluate((one) => one.click())',
  "page.evaluate(`document.querySelector('button').click()`)",
  `page.$eval('form', (form) => form.requestSubmit())`,
  `page.evaluate("one.dispatchEvent(new MouseEvent('click'))")`,
])('a story may not reach an element past its place on the screen: %s', (code) => {
  expect(refuses(realPresses, code)).not.toThrow();
});

test.each([
  'button.click()',
  `page.mouse.click(10, 20)`,
  'press(page, button)',
  `rm(folder, { recursive: true, force: true })`,
  "page.evaluate(`window.dispatchEvent(new Event('blur'))`)",
])('a story may press where a hand would: %s', (code) => {
  expect(accepts(realPresses, code)).not.toThrow();
});

test.each([
  'new Date().toISOString().slice(0, 10)',
  'instant.toISOString().substring(0, 10)',
  `now.toJSON().split('T')[0]`,
])('no screen takes today from Greenwich: %s', (code) => {
  expect(refuses(noUniversalDay, code)).not.toThrow();
});

test.each(['new Date().toISOString()', `dayIn(new Date(), zone)`, `words.slice(0, 10)`])(
  'a screen may ask for an instant, or for the day somewhere: %s',
  (code) => {
    expect(accepts(noUniversalDay, code)).not.toThrow();
  },
);

test.each([
  'total / 3',
  'total /= 3',
  'const rate = 0.0825',
  'Math.round(total)',
  'total.toFixed(2)',
  'parseFloat(written)',
  'Number.parseFloat(written)',
  '10 ** decimals',
])('money has no fractions: %s (FIN-22)', (code) => {
  expect(refuses(wholeCoins, code)).not.toThrow();
});

test.each([
  'plus(total, tax)',
  'shareOf(total, 1, 3)',
  'const rate = 825',
  'Math.min(one, other)',
  'count * 2',
])('money may be counted in whole coins: %s', (code) => {
  expect(accepts(wholeCoins, code)).not.toThrow();
});
