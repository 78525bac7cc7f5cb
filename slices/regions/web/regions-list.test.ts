import { expect, test } from 'vitest';
import { regionsAskedFor } from './regions-list.tsx';

const regions = [
  { name: 'Denver', zone: 'NORTH_AMERICA', type: 'CAMPUS', closed: false },
  { name: 'Office', zone: 'NORTH_AMERICA', type: 'OFFICE', closed: false },
  { name: 'Oxford', zone: 'EUROPE', type: 'CAMPUS', closed: true },
  { name: '_Default', zone: 'SYSTEM', type: 'OFFICE', closed: false },
] as const;

test.each([
  [{}, ['Denver', 'Office', '_Default']],
  [{ state: 'ALL' }, ['Denver', 'Office', 'Oxford', '_Default']],
  [{ state: 'CLOSED' }, ['Oxford']],
  [{ zone: 'NORTH_AMERICA', type: 'OFFICE' }, ['Office']],
  [{ zone: 'EUROPE' }, []],
])('the filters %j leave %j', (filters, names) => {
  expect(regionsAskedFor(regions, filters).map(({ name }) => name)).toEqual(names);
});
