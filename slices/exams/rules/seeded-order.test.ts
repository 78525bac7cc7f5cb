import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSeededOrder, pickQuestions } from './seeded-order.ts';

test('an order holds the same things, and is the same for the same seed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer(), (items, seed) => {
      const ordered = inSeededOrder(items, seed);
      expect(ordered.toSorted()).toEqual(items.toSorted());
      expect(inSeededOrder(items, seed)).toEqual(ordered);
    }),
  );
});

test('every place is as likely as any other', () => {
  const places = [0, 0, 0, 0];
  for (let seed = 0; seed < 4_000; seed += 1)
    places[inSeededOrder(['a', 'b', 'c', 'd'], seed).indexOf('a')]! += 1;
  for (const times of places) expect(Math.abs(times - 1_000)).toBeLessThan(120);
});

test('as many questions are picked from a pool as it says, none twice', () => {
  const pools = [
    { questionIds: ['a', 'b'], pick: null },
    { questionIds: ['c', 'd', 'e', 'f'], pick: 2 },
  ];
  const picked = pickQuestions(pools, { seed: 7, shuffles: false });
  expect(picked.slice(0, 2)).toEqual(['a', 'b']);
  expect(new Set(picked).size).toBe(4);
  expect(pickQuestions(pools, { seed: 7, shuffles: true }).toSorted()).toEqual(picked.toSorted());
});
