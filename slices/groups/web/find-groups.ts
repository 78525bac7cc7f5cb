import { call } from '#kit/client/call/call.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { groupsToFind } from './groups.graphql.generated.ts';

/** Groups by the beginnings of the words of their names and intakes, archived ones too. */
export const findGroups: PaletteSearch = {
  heading: 'groups',
  icon: 'users',
  path: '/groups',
  async find(words, signal) {
    const { groups } = await call(groupsToFind, { search: words }, { signal });
    return groups.rows.map(({ _id, name, regionName }) => ({
      _id,
      name,
      aside: regionName,
      path: `/groups/${_id}`,
    }));
  },
};
