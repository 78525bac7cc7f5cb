import { expect, test } from 'vitest';
import { slugOf, slugsToTry } from './region-slug.ts';

const campus = { zone: 'EUROPE', type: 'CAMPUS' } as const;

test.each([
  ['Alumni', 'USA', 'US-Alumni'],
  ['Woodland Park', 'USA', 'US-Woodland-Park'],
  [' Île-de-France / Nord ', 'FRA', 'FR-Ile-de-France-Nord'],
  ['Zürich', 'CHE', 'CH-Zurich'],
  ['台北', 'TWN', 'TW-Campus'],
])('the slug of %s in %s is %s (HOLE-59)', (name, addressCountry, slug) => {
  expect(slugOf({ ...campus, name, addressCountry })).toBe(slug);
});

test.each([
  ['_Default', '_Default'],
  ['App testing', '_App-testing'],
])('the slug of %s, which only the software uses, is %s', (name, slug) => {
  expect(slugOf({ name, addressCountry: '', zone: 'SYSTEM', type: 'OFFICE' })).toBe(slug);
});

test('a slug that is taken is followed by a number', () => {
  const slugs = slugsToTry({ ...campus, name: 'Denver', addressCountry: 'USA' });
  expect([slugs.next().value, slugs.next().value, slugs.next().value]).toEqual([
    'US-Denver',
    'US-Denver-2',
    'US-Denver-3',
  ]);
});
