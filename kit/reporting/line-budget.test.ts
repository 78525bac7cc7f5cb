import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LineBudget } from './line-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a few lines are written one by one, a flood is summed up once a second', () => {
  const lines: unknown[] = [];
  const budget = new LineBudget((facts, text) => lines.push([facts, text]), 2);
  for (let n = 1; n <= 1_000; n++) budget.line(n % 2 ? '200' : '503', { n }, 'answered');
  expect(lines).toEqual([
    [{ n: 1 }, 'answered'],
    [{ n: 2 }, 'answered'],
  ]);
  vi.advanceTimersByTime(1_000);
  expect(lines.slice(2)).toEqual([
    [{ more: { '200': 499, '503': 499 } }, 'and more, which were only counted'],
  ]);
  budget.line('200', { n: 1_001 }, 'answered');
  vi.advanceTimersByTime(5_000);
  expect(lines.slice(3)).toEqual([[{ n: 1_001 }, 'answered']]);
});

test('what was only counted is not lost when the server stops', () => {
  const lines: unknown[] = [];
  const budget = new LineBudget((facts) => lines.push(facts), 0);
  budget.line('200', {}, 'answered');
  budget.flush();
  expect(lines).toEqual([{ more: { '200': 1 } }]);
});
