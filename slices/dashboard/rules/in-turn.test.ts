import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const waiting = [
  { name: 'unknown', since: null, regionId: null },
  { name: 'here, new', since: '2026-11-17T09:00:00Z', regionId: 'here' },
  { name: 'there, old', since: '2026-11-01', regionId: 'there' },
  { name: 'college', since: '2026-11-10T09:00:00Z', regionId: null },
  { name: 'also unknown', since: null, regionId: 'here' },
];
const names = (regionId: string | null) => inTurn(waiting, regionId).map(({ name }) => name);

test('what has waited longest comes first, and what nobody knows the age of last', () => {
  expect(names(null)).toEqual(['there, old', 'college', 'here, new', 'unknown', 'also unknown']);
});

test('what is of a chosen campus or of the whole college comes before what is of others', () => {
  expect(names('here')).toEqual(['college', 'here, new', 'unknown', 'also unknown', 'there, old']);
});
