import { call } from '#kit/client/call/call.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { fitting } from '#kit/ui/combobox/suggestion.ts';
import { regionsToFind } from './regions.graphql.generated.ts';

const MAX_FOUND = 5;

/** The regions a user manages, by words of their names and slugs, closed ones too. */
export const findRegions: PaletteSearch = {
  heading: 'regions',
  icon: 'globe',
  path: '/regions',
  async find(words, signal) {
    const { managedRegions } = await call(regionsToFind, {}, { signal });
    const all = managedRegions.map(({ _id, name, slug }) => ({ value: _id, label: name, aside: slug }));
    return fitting(all, words)
      .slice(0, MAX_FOUND)
      .map(({ value, label, aside = '' }) => ({ _id: value, name: label, aside, path: `/regions/${value}` }));
  },
};
