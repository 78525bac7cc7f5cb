import { expect, test } from 'vitest';
import { isCharted, type RegionChoice } from './charted-regions.ts';

const ALL: RegionChoice = {
  selectedRegions: [],
  showAWM: true,
  showCBC: true,
  showUS: true,
  showIntl: true,
  showClosed: true,
};
const denver = { _id: 'denver', zone: 'NORTH_AMERICA', type: 'CAMPUS', addressCountry: 'USA', closed: false };
const london = { ...denver, _id: 'london', zone: 'EUROPE', type: 'OFFICE', addressCountry: 'GBR' };
const left = { ...denver, _id: 'left', closed: true };
const system = { ...denver, _id: 'system', zone: 'SYSTEM' };

const shown = (choice: Partial<RegionChoice>): string[] =>
  [denver, london, left, system]
    .filter((region) => isCharted(region, { ...ALL, ...choice }))
    .map(({ _id }) => _id);

test.each([
  ['all but the software’s own', {}, ['denver', 'london', 'left']],
  ['no closed ones', { showClosed: false }, ['denver', 'london']],
  ['no offices', { showAWM: false }, ['denver', 'left']],
  ['no campuses', { showCBC: false }, ['london']],
  ['none in the United States', { showUS: false }, ['london']],
  ['none elsewhere', { showIntl: false }, ['denver', 'left']],
  [
    'those that were chosen, if they are of a kind that is shown',
    { selectedRegions: ['london', 'left'], showClosed: false },
    ['london'],
  ],
])('charts show %s (TRAP-48)', (_, choice, expected) => {
  expect(shown(choice)).toEqual(expected);
});

test('both the kind and the place of a region must be wanted (TRAP-48)', () => {
  expect(shown({ showAWM: false, showIntl: false })).toEqual(['denver', 'left']);
  expect(shown({ showCBC: false, showIntl: false })).toEqual([]);
});
