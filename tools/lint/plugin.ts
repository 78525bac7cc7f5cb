import { namedEffects } from './named-effects.ts';
import { noClock } from './no-clock.ts';
import { noUniversalDay } from './no-universal-day.ts';
import { realPresses } from './real-presses.ts';
import { wholeCoins } from './whole-coins.ts';

/** The house rules no linter brings along. oxlint asks for a default export. */
// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: 'berea' },
  rules: {
    'named-effects': namedEffects,
    'no-clock': noClock,
    'no-universal-day': noUniversalDay,
    'real-presses': realPresses,
    'whole-coins': wholeCoins,
  },
};
