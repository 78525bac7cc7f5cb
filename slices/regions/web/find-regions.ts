import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { fitting } from '#kit/ui/combobox/suggestion.ts';
import type { FoundRegionsFragment } from './regions.graphql.generated.ts';

const MAX_FOUND = 5;

/** The regions a user manages, by words of their names and slugs, closed ones too. */
export const findRegions: PaletteSearch<Partial<FoundRegionsFragment>, 'regions'> = {
  heading: 'regions',
  icon: 'globe',
  part: 'regions',
  path: '/regions',
  find({ managedRegions }, words) {
    const all = (managedRegions ?? []).map(({ _id, name, slug }) => ({
      value: _id,
      label: name,
      aside: slug,
    }));
    return fitting(all, words)
      .slice(0, MAX_FOUND)
      .map(({ value, label, aside = '' }) => ({ _id: value, name: label, aside, path: `/regions/${value}` }));
  },
};
