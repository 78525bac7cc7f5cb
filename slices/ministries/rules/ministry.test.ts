import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { CONTINENTS, COUNTRIES, countriesOf } from './countries.ts';
import { ministryProblems } from './ministry-problems.ts';
import { ministry, withRoughPlace } from './ministry.ts';

const said = { name: 'Street kitchen', ministers: 'Ana Ruiz', country: 'US' };
const parsed = (more: object) => parseRecord(ministry, { ...said, ...more });

test('a ministry needs a name, its ministers and a country (ALUM-24)', () => {
  expect(parsed({}).refused).toBeNull();
  expect(parsed({ name: ' ' }).refused).toEqual({ field: 'name', problem: 'ministryNameInvalid' });
  expect(parsed({ ministers: '' }).refused).toEqual({ field: 'ministers', problem: 'ministersInvalid' });
  expect(parsed({ country: 'XX' }).refused).toEqual({ field: 'country', problem: 'ministryCountryInvalid' });
});

test('nothing is claimed and nothing made public unless it is said (ALUM-25, ALUM-26, ALUM-27)', () => {
  expect(parsed({}).values).toMatchObject({
    hasGraduate: false,
    hasMember: false,
    isPublic: false,
    showsContactEmail: false,
  });
});

test.each([
  ['example.org', 'https://example.org'],
  ['http://example.org/kitchen', 'http://example.org/kitchen'],
  ['', ''],
  ['javascript:alert(1)', undefined],
  ['https://example.org/"onload', undefined],
])('the website %j is stored as %j', (website, stored) => {
  expect(parsed({ website }).values?.website).toBe(stored);
});

test.each([
  [39.7392, 39.7],
  [-104.9903, -105],
  [-0.04, 0],
  [180, 180],
  [-33.85, -33.8],
])('a place at %d degrees is known as %d', (exact, rough) => {
  expect(withRoughPlace({ latitude: exact }).latitude).toBe(rough);
});

test('a place has both degrees, and an address that is to be shown is there', () => {
  const values = parsed({}).values;
  if (!values) throw new Error('It should have fitted.');
  expect(ministryProblems(values)).toEqual([]);
  const noEmail = { problem: 'ministryEmailMissing', field: 'contactEmail' };
  expect(ministryProblems({ ...values, showsContactEmail: true })).toEqual([noEmail]);
  // All at once.
  expect(ministryProblems({ ...values, latitude: 1, showsContactEmail: true })).toEqual([
    { problem: 'ministryPlaceInvalid', field: 'longitude' },
    noEmail,
  ]);
});

test('a pin lies in the country that is named, or near it', () => {
  const values = parsed({}).values;
  if (!values) throw new Error('It should have fitted.');
  const denver = { latitude: 39.7, longitude: -105 };
  expect(ministryProblems({ ...values, ...denver })).toEqual([]);
  expect(ministryProblems({ ...values, country: 'KE', ...denver })).toEqual([
    { problem: 'ministryPlaceElsewhere', field: 'country' },
  ]);
});

test('every country lies on one continent, and has a name', () => {
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.length).toBe(CONTINENTS.flatMap(countriesOf).length);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(COUNTRIES.filter((code) => !names.of(code))).toEqual([]);
});
