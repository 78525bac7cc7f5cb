import { call } from '#kit/client/call/call.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { teachersToFind } from './teachers.graphql.generated.ts';

/** Teachers by the beginnings of their names, archived ones too. */
export const findTeachers: PaletteSearch = {
  heading: 'teachers',
  icon: 'user',
  path: '/teachers',
  async find(words, signal) {
    const { teachers } = await call(teachersToFind, { search: words }, { signal });
    return teachers.rows.map(({ _id, name, regionName }) => ({
      _id,
      name,
      aside: regionName,
      path: `/teachers/${_id}`,
    }));
  },
};
