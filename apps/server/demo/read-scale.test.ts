import { expect, test } from 'vitest';
import { ConfigProblem } from '#kit/config/config.ts';
import { readScale } from './read-scale.ts';

test.each([
  [[], { kind: 'empty' }, 1],
  [[], { kind: 'demo', scale: 2 }, 2],
  [['--scale', '3'], { kind: 'demo', scale: 2 }, 3],
] as const)('%j with the seed %j makes %i thousand people', (args, seed, expected) => {
  expect(readScale([...args], { seed })).toBe(expected);
});

test.each([
  [['--scale', '0'], '--scale must be a whole number from 1 to 999.'],
  [['--scale', '1.5'], '--scale must be a whole number from 1 to 999.'],
  [['--size', '2'], "Unknown option '--size'."],
])('%j is refused', (args, said) => {
  expect(() => readScale(args, { seed: { kind: 'empty' } })).toThrow(new ConfigProblem(said));
});
