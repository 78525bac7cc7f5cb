import type { PaletteSearch } from '#kit/client/palette-search.ts';
import type { FoundTeachersFragment } from './teachers.graphql.generated.ts';

/** Teachers by the beginnings of their names, archived ones too. */
export const findTeachers: PaletteSearch<Partial<FoundTeachersFragment>, 'teachers'> = {
  heading: 'teachers',
  icon: 'user',
  part: 'teachers',
  path: '/teachers',
  find: ({ teachers }) =>
    (teachers?.rows ?? []).map(({ _id, name, regionName }) => ({
      _id,
      name,
      aside: regionName,
      path: `/teachers/${_id}`,
    })),
};
