import type { PaletteSearch } from '#kit/client/palette-search.ts';
import type { FoundLessonFragment, FoundLessonsFragment } from './found-lessons.graphql.generated.ts';

type Search = PaletteSearch<{ findInStudies?: FoundLessonsFragment }, 'studies'>;

const addressOf = ({ courseId, _id }: FoundLessonFragment): string =>
  `/student/courses/${courseId}/lessons/${_id}`;

/** The lessons of the reader's courses, by words of their titles. */
export const findLessons: Search = {
  heading: 'lessons',
  icon: 'play',
  part: 'studies',
  path: '/student/courses',
  find: ({ findInStudies }) =>
    (findInStudies?.lessons ?? []).map((lesson) => ({
      _id: lesson._id,
      name: lesson.title,
      aside: lesson.courseName,
      path: addressOf(lesson),
    })),
};

/** What the reader wrote beside lessons. */
export const findNotes: Search = {
  heading: 'lessonNotes',
  icon: 'note',
  part: 'studies',
  path: '/student/courses',
  find: ({ findInStudies }) =>
    (findInStudies?.notes ?? []).map(({ _id, line, lesson }) => ({
      _id,
      name: line,
      aside: lesson.title,
      path: `${addressOf(lesson)}?panel=notes`,
    })),
};
