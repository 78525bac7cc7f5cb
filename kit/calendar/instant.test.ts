import { expect, expectTypeOf, test } from 'vitest';
import type { Day } from './day.ts';
import { parseInstant, requireInstant, type Instant } from './instant.ts';

test('what a field hands over is an instant, or nothing', () => {
  expect(parseInstant('2026-03-01T12:00:00.000Z')).toBe('2026-03-01T12:00:00.000Z');
  expect([parseInstant(''), parseInstant('soon')]).toEqual([null, null]);
  expect(() => requireInstant('')).toThrow('is no instant');
});

test('neither a text nor a day is an instant', () => {
  expectTypeOf<string>().not.toExtend<Instant>();
  expectTypeOf<Day>().not.toExtend<Instant>();
  expectTypeOf<Instant>().not.toExtend<Day>();
});
