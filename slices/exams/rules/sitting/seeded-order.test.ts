import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedAgain, drawn, inSeededOrder, pickQuestions } from './seeded-order.ts';

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

const question = (questionId: string, category: string) => ({ questionId, category });
const QUESTIONS = [
  ...['a', 'b'].map((id) => question(id, 'all of it')),
  ...['c', 'd', 'e', 'f'].map((id) => question(id, 'some of it')),
];
const PICKS = [{ category: 'some of it', pick: 2 }];

test.each([
  [[], 0],
  [['c', 'd'], 0],
  [['c', 'd', 'e'], 1],
  [['a', 'c', 'd', 'e', 'f'], 3],
])('who knows the answers of %j is asked others where there are any, and %i again', (known, refetch) => {
  expect(askedAgain(QUESTIONS, PICKS, new Set(known))).toBe(refetch);
  for (let seed = 0; seed < 50; seed += 1) {
    const asked = drawn(QUESTIONS, PICKS, { seed, shuffles: true, known: new Set(known) });
    expect(asked).toHaveLength(4);
    expect(asked.filter(({ questionId }) => known.includes(questionId))).toHaveLength(refetch);
  }
});
