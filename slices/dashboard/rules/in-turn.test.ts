import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const waiting = [
  { name: 'unknown', since: null, regionId: null, isChore: false },
  { name: 'here, new', since: '2026-11-17T09:00:00Z', regionId: 'here', isChore: false },
  { name: 'there, old', since: '2026-11-01', regionId: 'there', isChore: false },
  { name: 'college', since: '2026-11-10T09:00:00Z', regionId: null, isChore: false },
  { name: 'also unknown', since: null, regionId: 'here', isChore: false },
];
const names = (regionId: string | null) => inTurn(waiting, regionId).map(({ name }) => name);

test('what has waited longest comes first, and what nobody knows the age of last', () => {
  expect(names(null)).toEqual(['there, old', 'college', 'here, new', 'unknown', 'also unknown']);
});

test('what is of a chosen campus or of the whole college comes before what is of others', () => {
  expect(names('here')).toEqual(['college', 'here, new', 'unknown', 'also unknown', 'there, old']);
});

test('what no student waits for comes after what a person does', () => {
  const chore = { name: 'chore', since: '2026-01-01', regionId: 'here', isChore: true };
  expect(inTurn([chore, ...waiting], 'here').map(({ name }) => name)).toEqual([
    'college',
    'here, new',
    'unknown',
    'also unknown',
    'chore',
    'there, old',
  ]);
});
