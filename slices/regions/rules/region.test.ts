import { expect, test } from 'vitest';
import { REGION_TYPES, REGION_ZONES, SYSTEM_ZONE } from './region.ts';

test('a region is an office or a campus', () => {
  expect(REGION_TYPES).toEqual(['OFFICE', 'CAMPUS']);
});

test('the zone of the software itself is offered nowhere', () => {
  expect(REGION_ZONES).not.toContain(SYSTEM_ZONE);
  expect(new Set(REGION_ZONES).size).toBe(REGION_ZONES.length);
});
