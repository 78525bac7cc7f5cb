import type { PaletteSearch } from '#kit/client/palette-search.ts';
import type { FoundExamsFragment, FoundOwnExamsFragment } from './found-exams.graphql.generated.ts';

/** The exams that the reader sits. */
export const findOwnExams: PaletteSearch<{ findInStudies?: FoundOwnExamsFragment }, 'studies'> = {
  heading: 'menuAssessments',
  icon: 'award',
  part: 'studies',
  path: '/student/assessments',
  find: ({ findInStudies }) =>
    (findInStudies?.exams ?? []).map(({ _id, title, courseCode }) => ({
      _id,
      name: title,
      aside: courseCode,
      path: `/student/exams/${_id}`,
    })),
};

type StaffSearch = PaletteSearch<Partial<FoundExamsFragment>, 'exams'>;

/** The exams of the groups that the reader looks after: their times and results. */
export const findExams: StaffSearch = {
  heading: 'courseExams',
  icon: 'award',
  part: 'exams',
  path: '/examResults',
  find: ({ taughtExams }) =>
    (taughtExams ?? []).map(({ _id, title, courseCode }) => ({
      _id,
      name: title,
      aside: courseCode,
      path: `/examResults/exams/${_id}`,
    })),
};

/** Those who only write exams find them in their courses. */
export const findWrittenExams: StaffSearch = {
  heading: 'courseExams',
  icon: 'award',
  part: 'exams',
  path: '/courses',
  unlessOpen: '/examResults',
  find: ({ taughtExams }) =>
    (taughtExams ?? []).map(({ _id, title, courseId, courseCode }) => ({
      _id,
      name: title,
      aside: courseCode,
      path: `/courses/${courseId}/exams/${_id}`,
    })),
};
