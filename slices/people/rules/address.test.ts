import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { address as fields, addressLines } from './address.ts';

const blank = { line1: '', line2: '', city: '', state: '', postcode: '' };

test.each([
  [
    'every line',
    { line1: '1 High St', line2: 'Flat 2', city: 'Walsall', state: 'West Midlands', postcode: 'WS1 1AA' },
    ['1 High St', 'Flat 2', 'Walsall West Midlands WS1 1AA', 'United Kingdom'],
  ],
  [
    'no second line',
    { ...blank, line1: '1 High St', city: 'Walsall' },
    ['1 High St', 'Walsall', 'United Kingdom'],
  ],
  ['a postcode only', { ...blank, postcode: 'WS1 1AA' }, ['WS1 1AA', 'United Kingdom']],
  ['nothing but the country', blank, ['United Kingdom']],
])('an address with %s is written without empty lines', (_, address, lines) => {
  expect(addressLines(address, 'United Kingdom')).toEqual(lines);
});

test.each([
  ['GBR', undefined],
  ['', 'requiredFieldMissing'],
  ['GB', 'countryUnknown'],
  ['gbr', 'countryUnknown'],
  ['XXX', 'countryUnknown'],
  ['United Kingdom', 'countryUnknown'],
])('the country %j is answered with %s', (country, problem) => {
  expect(parseRecord(fields, { country }).refused?.problem).toBe(problem);
});
