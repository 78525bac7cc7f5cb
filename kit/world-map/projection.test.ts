import { expect, test } from 'vitest';
import { COUNTRY_MIDDLES } from './country-middles.generated.ts';
import { MAP_HEIGHT, MAP_WIDTH, placeAt, project, roundPlace } from './projection.ts';
import { BORDERS, LAND } from './world-outline.generated.ts';

const COUNTRIES = Object.entries(COUNTRY_MIDDLES).map(
  ([code, [latitude, longitude]]) => [code, { latitude, longitude }] as const,
);

test('a place is found again where it was put on the map', () => {
  for (const [, place] of COUNTRIES) expect(roundPlace(placeAt(project(place)))).toEqual(place);
});

test('north is up, east is to the right, and everything inhabited is on the map', () => {
  const inhabited = COUNTRIES.filter(([code]) => !['AQ', 'SJ'].includes(code));
  expect(inhabited.length).toBeGreaterThan(240);
  for (const [, place] of inhabited) {
    const { x, y } = project(place);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT);
  }
  const [nairobi, berlin] = [
    project({ latitude: -1.3, longitude: 36.8 }),
    project({ latitude: 52.5, longitude: 13.4 }),
  ];
  expect(berlin.y).toBeLessThan(nairobi.y);
  expect(berlin.x).toBeLessThan(nairobi.x);
});

test('beside the world lies its edge', () => {
  expect(placeAt({ x: -500, y: 900 }).longitude).toBe(-180);
  expect(placeAt({ x: MAP_WIDTH + 500, y: 900 }).longitude).toBe(180);
});

test('nothing is drawn from one edge of the map to the other', () => {
  const steps = [...`${LAND}${BORDERS}`.matchAll(/l([^MZz]+)/g)].flatMap(([, run = '']) => {
    const numbers = run.match(/-?\d+/g)?.map(Number) ?? [];
    return numbers.filter((_, at) => at % 2 === 0);
  });
  expect(steps.length).toBeGreaterThan(3_000);
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(MAP_WIDTH / 8);
});

test('a place is kept to a tenth of a degree', () => {
  expect(roundPlace({ latitude: -1.28333, longitude: 36.81667 })).toEqual({
    latitude: -1.3,
    longitude: 36.8,
  });
});
