import { expect, test } from 'vitest';
import type { OneCourseFragment } from './course.graphql.generated.ts';
import { courseInputOf, fieldsOf, newCourse, teacherOf } from './course-fields.ts';

const romans: OneCourseFragment = {
  __typename: 'Course',
  _id: 'r',
  code: 'NT 301',
  name: 'Romans',
  ownLocale: 'en',
  locales: ['en'],
  credits: 2.5,
  kind: 'ELECTIVE',
  hidden: false,
  archived: false,
  version: 3,
  teacher: { __typename: 'CourseTeacher', _id: 't', name: 'Ruth Carter' },
  category: null,
};

test('what the form begins with says the same when it is sent back', () => {
  expect(courseInputOf(fieldsOf(romans))).toEqual({
    code: 'NT 301',
    ownLocale: 'en',
    teacherId: 't',
    categoryId: null,
    credits: 2.5,
    kind: 'ELECTIVE',
    hidden: false,
  });
});

test('a new course is hidden until somebody shows it, and has no teacher yet', () => {
  expect(courseInputOf({ ...newCourse('de_DE'), code: 'X' })).toMatchObject({
    ownLocale: 'de_DE',
    hidden: true,
    teacherId: null,
  });
  expect([teacherOf(null), teacherOf(romans)]).toEqual([null, { value: 't', label: 'Ruth Carter' }]);
});
