import { call } from '#kit/client/call/call.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { coursesToFind } from './courses.graphql.generated.ts';

export const findCourses: PaletteSearch = {
  heading: 'menuCourses',
  icon: 'book',
  path: '/courses',
  async find(words, signal) {
    const { courses } = await call(coursesToFind, { search: words }, { signal });
    return courses.rows.map(({ _id, code, name }) => ({ _id, name, aside: code, path: `/courses/${_id}` }));
  },
};
