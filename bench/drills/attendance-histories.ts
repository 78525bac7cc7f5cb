import fc from 'fast-check';
import {
  isTelling,
  mistakesIn,
  mistakesThereAndBack,
  nothingSeen,
} from '#slices/absence-explanations/rules/testing/play-history.ts';
import { figure } from '../figures.ts';

const number = fc.nat(9_239);
const histories = fc.array(fc.tuple(number, number, number, number, number), {
  minLength: 8,
  maxLength: 28,
  size: 'max',
});

const RUNS = Number(process.env['RUNS'] ?? 20_000);

/** Random histories of attendance against an independent count of what happened; a failed one is printed with its seed. */
export async function main(): Promise<void> {
  const seen = nothingSeen();
  const agreed = fc.check(
    fc.property(histories, (rolls) => mistakesIn(rolls, seen).length === 0),
    { numRuns: RUNS },
  );
  const restored = fc.check(
    fc.property(histories, (rolls) => mistakesThereAndBack(rolls).length === 0),
    { numRuns: RUNS / 4 },
  );
  for (const { failed, seed, counterexample } of [agreed, restored])
    if (failed) console.error(`seed ${seed}: ${JSON.stringify(counterexample)}`);
  figure('histories that come to what the oracle says', agreed.numRuns - Number(agreed.failed), '', {
    atLeast: RUNS,
  });
  figure('of another decision, restored to the letter', restored.numRuns - Number(restored.failed), '', {
    atLeast: RUNS / 4,
  });
  figure('decisions taken back in them', seen.undo, '', { atLeast: RUNS / 2 });
  figure('with as much of everything as proves something', isTelling(seen, RUNS) ? 1 : 0, '', { atLeast: 1 });
}
