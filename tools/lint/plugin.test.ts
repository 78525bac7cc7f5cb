import { RuleTester } from 'oxlint/plugins-dev';
import { beforeAll, expect, test } from 'vitest';
import { namedEffects } from './named-effects.ts';
import { noClock } from './no-clock.ts';
import type { Rule } from './rule.ts';

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
