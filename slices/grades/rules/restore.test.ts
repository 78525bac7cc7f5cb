import { hundredths } from '#kit/percent/percent.ts';
import { expect, test } from 'vitest';
import { planRestore, type MadeChange } from './restore.ts';

const change = (
  id: string,
  student: string,
  previousScore: number | null,
  score: number | null,
): MadeChange & { student: string } => ({
  id,
  student,
  score: score === null ? null : hundredths(score),
  complete: null,
  previousScore: previousScore === null ? null : hundredths(previousScore),
  previousComplete: null,
});
const made = [
  change('1', 'ana', null, 9_000),
  change('2', 'ben', 7_000, 9_500),
  change('3', 'ana', 9_000, 9_900),
  change('4', 'carl', 5_000, 8_000),
  change('5', 'dina', 6_000, 8_000),
  change('6', 'eva', 6_000, 8_000),
  change('7', 'eva', 8_000, 6_000),
];
const newest: Record<string, string> = { ana: '3', ben: '2', carl: '9', dina: '5', eva: '7' };

test('grades go back to what they were before the first change; newer words and final grades stay', () => {
  const plan = planRestore(made, {
    keyOf: ({ student }) => student,
    newestIdOf: (student) => newest[student],
    isFinal: ({ student }) => student === 'dina',
  });
  expect(plan.toRestore.map(({ last, before }) => [last.id, before.score])).toEqual([
    ['3', null],
    ['2', 7_000],
  ]);
  expect([plan.changedSince, plan.final]).toEqual([1, 1]);
});
