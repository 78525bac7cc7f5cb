import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

const draws = (seed: string): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: 20 }, () => random.next());
};

test('the same seed gives the same chance, another seed another', () => {
  expect(draws('Berea')).toEqual(draws('Berea'));
  expect(draws('Berea')).not.toEqual(draws('Thessalonica'));
});

test('a branch does not change with what is drawn from the trunk or from another branch', () => {
  const trunk = seededRandom('Berea');
  const before = trunk.branch('people').next();
  trunk.next();
  trunk.branch('groups').next();
  expect(trunk.branch('people').next()).toBe(before);
  expect(trunk.branch('groups').next()).not.toBe(before);
});

test('whole numbers reach both ends and stay within them', () => {
  const random = seededRandom('dice');
  const dice = new Set(Array.from({ length: 600 }, () => random.int(1, 6)));
  expect(dice).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('every face of a die comes up about as often as the others', () => {
  const random = seededRandom('fair dice');
  const times = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 6_000; i++) times[random.int(0, 5)]! += 1;
  expect(Math.min(...times)).toBeGreaterThan(900);
  expect(Math.max(...times)).toBeLessThan(1_100);
});

test('shuffling loses nothing, adds nothing and leaves the original alone', () => {
  const random = seededRandom('cards');
  const cards = Array.from({ length: 52 }, (_, index) => index);
  const shuffled = random.shuffle(cards);
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards);
});

test('nothing cannot be picked from', () => {
  expect(() => seededRandom('empty').pick([])).toThrow('nothing to pick');
});

test('ids have the form of uuidv7 and sort by their time', () => {
  const random = seededRandom('ids');
  const early = random.id(new Date('2024-02-29T12:00:00Z'));
  const late = random.id(new Date('2026-09-01T08:00:00Z'));
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(early.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2024-02-29T12:00:00Z'));
  expect(early < late).toBe(true);
});
