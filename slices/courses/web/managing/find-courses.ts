import type { PaletteSearch } from '#kit/client/palette-search.ts';
import type { FoundCoursesFragment } from './courses.graphql.generated.ts';

/** The catalogue by words of code and name, what is still taught first. */
export const findCourses: PaletteSearch<Partial<FoundCoursesFragment>, 'courses'> = {
  heading: 'courseCatalogue',
  icon: 'book',
  part: 'courses',
  path: '/courses',
  find: ({ courses }) =>
    (courses?.rows ?? [])
      .toSorted((one, other) => Number(one.archived) - Number(other.archived))
      .map(({ _id, code, name }) => ({ _id, name, aside: code, path: `/courses/${_id}` })),
};
