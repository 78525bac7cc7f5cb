import { searchForm } from '#kit/messages/search-form.ts';
import type { Place } from './projection.ts';
import { TOWNS } from './towns.generated.ts';

export interface Town extends Place {
  name: string;
  /** Its code. */
  country: string;
}

const known = new Map<string, readonly Town[]>();

/** The towns of a country, the largest first. */
export function townsOf(country: string): readonly Town[] {
  const before = known.get(country);
  if (before) return before;
  const towns = (TOWNS[country] ?? '')
    .split('|')
    .filter((said) => said !== '')
    .map((said): Town => {
      const [name = '', north, east] = said.split(';');
      return { name, country, latitude: Number(north) / 10, longitude: Number(east) / 10 };
    });
  known.set(country, towns);
  return towns;
}

/** Towns of which a word begins so: those of the country that is asked for first, and each country's largest first. */
export function findTowns(search: string, country: string, max: number): Town[] {
  const wanted = searchForm(search).trim();
  const first = country in TOWNS ? [country] : [];
  if (wanted === '') return first.flatMap(townsOf).slice(0, max);
  const fits = ({ name }: Town): boolean =>
    ` ${searchForm(name)}`.replaceAll('-', ' ').includes(` ${wanted}`);
  const found = first.flatMap((code) => townsOf(code).filter(fits));
  for (const code of Object.keys(TOWNS)) {
    if (found.length >= max) break;
    if (code !== country) found.push(...townsOf(code).filter(fits));
  }
  return found.slice(0, max);
}
