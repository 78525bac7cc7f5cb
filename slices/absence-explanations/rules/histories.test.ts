import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTelling, mistakesIn, mistakesThereAndBack, nothingSeen } from './testing/play-history.ts';

const number = fc.nat(9_239);
const histories = fc.array(fc.tuple(number, number, number, number, number), {
  minLength: 8,
  maxLength: 28,
  size: 'max',
});

// Other histories in every run, since the seed is another one. `npm run bench -- attendance-histories` plays 20,000.
const HISTORIES = 4_000;
const DECIDED_ONCE_MORE = 500;

test('thousands of histories of marks, leaves, explanations, decisions, undos and schemas come to what the list of what happened says (HOLE-44, HOLE-45, HOLE-48, HOLE-49)', () => {
  const seen = nothingSeen();
  fc.assert(
    fc.property(histories, (rolls) => {
      expect(mistakesIn(rolls, seen)).toEqual([]);
    }),
    { numRuns: HISTORIES },
  );
  expect(seen).toSatisfy((counted: typeof seen) => isTelling(counted, HISTORIES));
});

test('a decision more comes to what was foretold, and taken back leaves everything as it was, to the letter (HOLE-48)', () => {
  fc.assert(
    fc.property(histories, (rolls) => {
      expect(mistakesThereAndBack(rolls)).toEqual([]);
    }),
    { numRuns: DECIDED_ONCE_MORE },
  );
});
