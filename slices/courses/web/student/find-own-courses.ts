import type { FoundRecord, PaletteSearch } from '#kit/client/palette-search.ts';
import { holdingWords } from '#kit/messages/holding-words.ts';
import type { FoundOwnCoursesFragment } from './found-in-studies.graphql.generated.ts';

type Search = PaletteSearch<{ findInStudies?: FoundOwnCoursesFragment }, 'studies'>;

/** The courses that the reader takes, and those of the groups that a manager looks after. */
export const findOwnCourses: Search = {
  heading: 'menuCourses',
  icon: 'book',
  part: 'studies',
  path: '/student/courses',
  find({ findInStudies }, words) {
    const holds = holdingWords(words);
    return [...(findInStudies?.courses ?? []), ...(findInStudies?.planned ?? [])]
      .filter(({ code, name }) => holds(`${code} ${name}`))
      .map(({ _id, code, name }) => ({ _id, name, aside: code, path: addressOf(_id) }));
  },
};

/** The courses that the reader teaches, each to its group. */
export const findTaughtCourses: Search = {
  heading: 'taughtCourses',
  icon: 'book',
  part: 'studies',
  path: '/student/courses',
  find: ({ findInStudies }) =>
    (findInStudies?.taught ?? []).map(({ _id, groupName, regionName, course }) => ({
      _id,
      name: course?.name ?? groupName,
      aside: `${groupName} · ${regionName}`,
      path: `/teaching/${_id}`,
      also: { text: 'examsOfCourse', icon: 'award', path: `/teaching/${_id}/exams` },
    })),
};

/** Those whom the reader teaches, each to their line of the gradebook. */
export const findTaughtStudents: Search = {
  heading: 'yourStudents',
  icon: 'user',
  part: 'studies',
  path: '/student/courses',
  unlessOpen: '/users/:userId',
  find: ({ findInStudies }) =>
    (findInStudies?.students ?? []).map(
      ({ _id, name, studentNumber, courseOfferingId, groupName, regionName }) => ({
        _id,
        name,
        aside: [studentNumber, groupName, regionName].filter(Boolean).join(' · '),
        path: `/teaching/${courseOfferingId}/grades?search=${encodeURIComponent(studentNumber ?? name)}`,
      }),
    ),
};

/** Those who teach the reader lead to the courses in which they do. */
export const findOwnTeachers: Search = {
  heading: 'paletteTeachers',
  icon: 'user',
  part: 'studies',
  path: '/student/courses',
  find({ findInStudies }, words) {
    const holds = holdingWords(words);
    return (findInStudies?.courses ?? []).flatMap(({ _id, name, teacher }): FoundRecord[] =>
      teacher && holds(teacher.name)
        ? [{ _id: `teacher-${_id}`, name: teacher.name, aside: name, path: addressOf(_id) }]
        : [],
    );
  },
};

const addressOf = (courseId: string): string => `/student/courses/${courseId}`;
