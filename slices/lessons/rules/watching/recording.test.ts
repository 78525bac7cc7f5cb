import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jumpedTo, NO_RECORDING, playedTo, taken, unreported } from './recording.ts';
import { joined } from './watched.ts';

test('what plays on is one span; a jump leaves out what lies between', () => {
  const recording = [0, 0.25, 0.5, 1].reduce(playedTo, NO_RECORDING);
  const later = [60, 61, 62].reduce(playedTo, jumpedTo(recording, 59.5));
  expect(later.spans).toEqual([
    { from: 0, to: 1 },
    { from: 59.5, to: 62 },
  ]);
  expect(unreported(later)).toBe(3.5);
});

test('a step too long to have been played counts as a jump, and going back adds nothing', () => {
  expect([10, 40, 39].reduce(playedTo, NO_RECORDING).spans).toEqual([]);
});

test('what is reported is not reported again, and no second is lost between two reports', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 }), fc.nat(39), (steps, cut) => {
      const seconds = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
      const whole = seconds.reduce(playedTo, NO_RECORDING);
      const first = taken(seconds.slice(0, cut).reduce(playedTo, NO_RECORDING));
      const second = taken(seconds.slice(cut).reduce(playedTo, first.left));
      expect(joined([...first.report, ...second.report])).toEqual(whole.spans);
      expect(taken(second.left).report).toEqual([]);
    }),
  );
});
