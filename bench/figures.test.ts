import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figure } from './figures.ts';

/** How this very process would end; the run of the tests must not end by what is tried here. */
let codeOfRun: typeof process.exitCode;
let said: string;
beforeEach(() => {
  codeOfRun = process.exitCode;
  process.exitCode = undefined;
  said = '';
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (said += line));
});
afterEach(() => {
  process.exitCode = codeOfRun;
});

test.each([
  ['too much', 1, { atMost: 0 }],
  ['too little', 1, { atLeast: 2 }],
  ['no number at all', Number.NaN, { atMost: 5 }],
  ['outside of both ends', 9, { atLeast: 1, atMost: 5 }],
])('a figure that is %s fails its command, though the next one is met', (_, value, bar) => {
  figure('missed', value, '', bar);
  expect(said).toContain('MISSED');
  figure('met', 0, '', { atMost: 0 });
  expect(process.exitCode).toBe(1);
});

test('figures that meet their bars, or have none, fail nothing', () => {
  figure('lost', 0, '', { atMost: 0 });
  figure('kept', 2, '', { atLeast: 2 });
  figure('took', 9, 's');
  expect(said).not.toContain('MISSED');
  expect(process.exitCode).toBeUndefined();
});
