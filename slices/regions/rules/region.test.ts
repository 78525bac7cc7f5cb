import { describe, expect, test } from 'vitest';
import { changedFields } from '#kit/record/changed-fields.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import {
  ALL_ZONES,
  isClassifying,
  isInCountry,
  region as fields,
  REGION_TYPES,
  REGION_ZONES,
  SYSTEM_ZONE,
  type RegionValues,
} from './region.ts';

const denver: RegionValues = {
  name: 'Denver',
  description: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  addressCity: '',
  addressState: '',
  addressPostcode: '',
  addressCountry: 'USA',
  zone: 'NORTH_AMERICA',
  timeZone: 'America/Denver',
  currency: 'USD',
  type: 'CAMPUS',
  cardPaymentsEnabled: false,
};

test('a region is an office or a campus', () => {
  expect(REGION_TYPES).toEqual(['OFFICE', 'CAMPUS']);
});

test('the zone of the software itself is offered nowhere, but a region may be put there (HOLE-59)', () => {
  expect(REGION_ZONES).not.toContain(SYSTEM_ZONE);
  expect(ALL_ZONES).toEqual([...REGION_ZONES, SYSTEM_ZONE]);
  expect(new Set(ALL_ZONES).size).toBe(ALL_ZONES.length);
});

describe('a region', () => {
  test.each<[string, Partial<RegionValues>, string | null]>([
    ['is fit to keep', {}, null],
    ['needs a name', { name: '' }, 'regionNameInvalid'],
    ['has a name of one line', { name: 'Den\nver' }, 'regionNameInvalid'],
    ['has a name of at most 80 characters', { name: 'x'.repeat(81) }, 'regionNameInvalid'],
    ['has short lines in its address', { addressLine2: 'x'.repeat(121) }, 'regionTextTooLong'],
    ['has a description of several lines', { description: 'One.\nTwo.' }, null],
    ['has a description that a person reads', { description: 'x'.repeat(1_001) }, 'regionTextTooLong'],
    ['is in a country', { addressCountry: '' }, 'countryUnknown'],
    ['is in a country of the list', { addressCountry: 'ZZZ' }, 'countryUnknown'],
    ['is in no country when only the software uses it', { zone: 'SYSTEM', addressCountry: '' }, null],
    ['lives by a clock that exists', { timeZone: 'Mars/Olympus' }, 'timeZoneUnknown'],
  ])('%s', (_, facts, problem) => {
    const { values, refused } = parseRecord(fields, { ...denver, ...facts });
    expect(values && !isInCountry(values) ? 'countryUnknown' : (refused?.problem ?? null)).toBe(problem);
  });

  test('differs in what was changed, and only in that', () => {
    expect(changedFields(fields, denver, { ...denver })).toEqual([]);
    expect(changedFields(fields, denver, { ...denver, name: 'Aurora', phone: '1' })).toEqual([
      'name',
      'phone',
    ]);
  });

  test.each([
    ['name', false],
    ['cardPaymentsEnabled', false],
    ['timeZone', false],
    ['zone', true],
    ['type', true],
    ['currency', true],
  ] as const)('is counted by its %s in reports: %j', (name, expected) => {
    expect(isClassifying([name])).toBe(expected);
  });
});
