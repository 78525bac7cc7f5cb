import { alpha2Of } from './countries.ts';
import { SYSTEM_ZONE, type RegionValues } from './region.ts';

/** The words of a name in plain letters, with hyphens between them. */
const plainWords = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

const WORD_OF_TYPE = { OFFICE: 'Office', CAMPUS: 'Campus' } as const;

/**
 * The name of a region in addresses and settings, from its country and name: US-Woodland-Park. A name that is not
 * written in Latin letters is replaced by what the region is. Regions of the software begin with a low line.
 */
export function slugOf({
  name,
  addressCountry,
  zone,
  type,
}: Pick<RegionValues, 'name' | 'addressCountry' | 'zone' | 'type'>): string {
  const words = plainWords(name) || WORD_OF_TYPE[type];
  if (zone === SYSTEM_ZONE) return words.startsWith('_') ? words : `_${words}`;
  return `${alpha2Of(addressCountry)}-${words}`;
}

/** The slugs to try one after the other, for a slug is never given twice: US-Denver, US-Denver-2, … */
export function* slugsToTry(region: Parameters<typeof slugOf>[0]): Generator<string, never> {
  const slug = slugOf(region);
  yield slug;
  for (let number = 2; ; number++) yield `${slug}-${number}`;
}
