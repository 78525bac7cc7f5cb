import { expect, test } from 'vitest';
import { isTelling, statisticsOf } from './item-statistics.ts';

const outcomes = (shares: number[], others: number[]) =>
  shares.map((share, index) => ({ share, others: others[index] ?? 0 }));
const RISING = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

test('a question that only the better half answers tells them apart', () => {
  const { difficulty, discrimination } = statisticsOf(outcomes([0, 0, 0, 0, 0, 1, 1, 1, 1, 1], RISING));
  expect(difficulty).toBe(0.5);
  expect(discrimination).toBeCloseTo(0.87, 2);
});

test('a question that the worse half answers points to a wrong key', () => {
  expect(statisticsOf(outcomes([1, 1, 1, 1, 1, 0, 0, 0, 0, 0], RISING)).discrimination).toBeLessThan(-0.8);
});

test('a question that was asked alone is as hard as it is, and tells nobody apart', () => {
  const alone = [1, 0, 1, 1].map((share) => ({ share, others: null }));
  expect(statisticsOf(alone)).toEqual({ count: 4, difficulty: 0.75, discrimination: null });
  expect(statisticsOf([...alone, ...outcomes([0, 1], [0, 1])])).toMatchObject({
    count: 6,
    discrimination: 1,
  });
});

test('nothing is said where there is nothing to say', () => {
  expect(statisticsOf([])).toEqual({ count: 0, difficulty: null, discrimination: null });
  expect(statisticsOf(outcomes([1, 0], [1, 0]))).toEqual({ count: 2, difficulty: 0.5, discrimination: 1 });
  expect([2, 9, 10].filter(isTelling)).toEqual([10]);
  expect(
    statisticsOf(
      outcomes(
        RISING.map(() => 1),
        RISING,
      ),
    ).discrimination,
  ).toBeNull();
});
