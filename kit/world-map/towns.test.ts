import { expect, test } from 'vitest';
import { isElsewhere, otherCountryOf } from './country-of-place.ts';
import { findTowns, townsOf } from './towns.ts';
import { TOWNS } from './towns.generated.ts';

const namesOf = (search: string, country: string): string[] =>
  findTowns(search, country, 4).map((town) => `${town.name} ${town.country}`);

test('a town is found by the beginning of a word, without its accents, first in the country that was chosen', () => {
  expect(namesOf('sao pau', 'BR')[0]).toBe('São Paulo BR');
  expect(namesOf('birmingham', 'US')[0]).toBe('Birmingham US');
  expect(namesOf('birmingham', 'GB')[0]).toBe('Birmingham GB');
  expect(namesOf('birmingham', '')).toContain('Birmingham GB');
  expect(namesOf('napoca', 'RO')).toEqual(['Cluj-Napoca RO']);
  expect(namesOf('no such town', 'RO')).toEqual([]);
});

test('before anything is typed there are the largest of the country', () => {
  expect(namesOf('', 'KE')[0]).toBe('Nairobi KE');
  expect(namesOf('', '')).toEqual([]);
  expect(namesOf('', 'ZZ')).toEqual([]);
});

test('no town is taken to lie elsewhere than in its country', () => {
  const wrong = Object.keys(TOWNS).flatMap((country) =>
    townsOf(country)
      .slice(0, 6)
      .filter((town) => isElsewhere(country, town) && country !== 'AQ')
      .map(({ name }) => `${name} ${country}`),
  );
  // On islands that are too far out to be drawn.
  expect(wrong).toEqual(['Edinburgh of the Seven Seas SH', 'Olonkinbyen SJ']);
});

test('a place in another country is known, also past the 180th meridian and where a country has several pieces of land', () => {
  const nairobi = { latitude: -1.3, longitude: 36.8 };
  expect(isElsewhere('DE', nairobi)).toBe(true);
  expect(otherCountryOf('DE', nairobi)).toBe('KE');
  expect(otherCountryOf('KE', nairobi)).toBeNull();
  const anchorage = { latitude: 61.2, longitude: -149.9 };
  expect(isElsewhere('US', anchorage)).toBe(false);
  expect(isElsewhere('CA', anchorage)).toBe(true);
  const chukotka = { latitude: 66, longitude: -172 };
  expect(isElsewhere('RU', chukotka)).toBe(false);
  expect(otherCountryOf('US', { latitude: 52.6, longitude: -2 })).toBe('GB');
  const pacific = { latitude: -40, longitude: -120 };
  expect(isElsewhere('DE', pacific)).toBe(true);
  expect(otherCountryOf('DE', pacific)).toBeNull();
});

test('land that two countries call theirs is refused to neither', () => {
  const simferopol = { latitude: 45, longitude: 34.1 };
  const pristina = { latitude: 42.7, longitude: 21.2 };
  const hargeisa = { latitude: 9.6, longitude: 44.1 };
  for (const [country, place] of [
    ['UA', simferopol],
    ['XK', pristina],
    ['RS', pristina],
    ['SO', hargeisa],
  ] as const) {
    expect(isElsewhere(country, place)).toBe(false);
    expect(otherCountryOf(country, place)).toBeNull();
  }
});
