import type { PaletteSearch } from '#kit/client/palette-search.ts';
import type { FoundGroupsFragment } from './groups.graphql.generated.ts';

/** Groups by the beginnings of the words of their names and intakes: current ones first, then archived ones. */
export const findGroups: PaletteSearch<Partial<FoundGroupsFragment>, 'groups'> = {
  heading: 'groups',
  icon: 'users',
  part: 'groups',
  path: '/groups/:groupId',
  find: ({ currentGroups, pastGroups }) =>
    [...(currentGroups?.rows ?? []), ...(pastGroups?.rows ?? [])].map(({ _id, name, regionName }) => ({
      _id,
      name,
      aside: regionName,
      path: `/groups/${_id}`,
    })),
};
