import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

const asks = (...ids: string[]) => ids.map((criterionId) => ({ criterionId, label: criterionId }));
const gives = (scores: Record<string, number>) =>
  Object.entries(scores).map(([criterionId, score]) => ({ criterionId, score }));

const evaluation = (
  _id: string,
  evaluatorId: string | null,
  criteria: readonly { criterionId: string; label: string }[],
  scores: Record<string, number>,
) => ({ _id, evaluatorId, criteria, answers: gives(scores) });

test('the latest of each evaluator stands beside those of the others (HOURS-05)', () => {
  const { columns } = sideBySide([
    evaluation('new', 'ruth', asks('a'), {}),
    evaluation('other', 'ben', asks('a'), {}),
    evaluation('old', 'ruth', asks('a'), {}),
    evaluation('nobody’s', null, asks('a'), {}),
    evaluation('nobody’s too', null, asks('a'), {}),
  ]);
  expect(columns.map(({ _id }) => _id)).toEqual(['new', 'other', 'nobody’s', 'nobody’s too']);
});

test('criteria of all versions are told apart by their ids, in the words of the latest (HOURS-05)', () => {
  const newer = [{ criterionId: 'a', label: 'Reads ahead' }, ...asks('c')];
  const { rows } = sideBySide([
    evaluation('new', 'ruth', newer, { a: 4 }),
    evaluation('old', 'ben', asks('a', 'b'), { a: 2, b: 5 }),
  ]);
  expect(rows.map(({ criterion }) => criterion.label)).toEqual(['Reads ahead', 'c', 'b']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    [
      { isAsked: true, answer: { criterionId: 'a', score: 4 } },
      { isAsked: true, answer: { criterionId: 'a', score: 2 } },
    ],
    [{ isAsked: true, answer: null }, { isAsked: false }],
    [{ isAsked: false }, { isAsked: true, answer: { criterionId: 'b', score: 5 } }],
  ]);
  expect(sideBySide([])).toEqual({ columns: [], rows: [] });
});
