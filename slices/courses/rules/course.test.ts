import { expect, test } from 'vitest';
import { changedValues, checkCourse, checkCourseTexts, type CourseValues } from './course.ts';

const course: CourseValues = {
  code: 'NT 201',
  ownLocale: 'en',
  teacherId: null,
  categoryId: null,
  credits: 3,
  kind: 'CORE',
  hidden: false,
};

test.each([
  [{}, null],
  [{ code: '' }, 'courseCodeInvalid'],
  [{ code: 'A'.repeat(21) }, 'courseCodeInvalid'],
  [{ code: 'NT\n201' }, 'courseCodeInvalid'],
  [{ credits: 1.5 }, null],
  [{ credits: 0 }, null],
  [{ credits: 1.25 }, 'creditsInvalid'],
  [{ credits: -1 }, 'creditsInvalid'],
  [{ credits: 61 }, 'creditsInvalid'],
  [{ credits: Number.NaN }, 'creditsInvalid'],
  [{ ownLocale: 'tlh' }, 'localeUnknown'],
])('a course with %o is kept or refused: %s', (more, problem) => {
  expect(checkCourse({ ...course, ...more })).toBe(problem);
});

test.each([
  ['Romans', '', null],
  ['', '', 'courseNameInvalid'],
  ['R'.repeat(201), '', 'courseNameInvalid'],
  ['Romans', `<p>${'x'.repeat(3_999)}&amp;</p>`, null],
  ['Romans', `<p>${'x'.repeat(4_001)}</p>`, 'courseDescriptionTooLong'],
  ['Romans', '<p></p>'.repeat(3_000), 'courseDescriptionTooLong'],
])('the words of a course are kept or refused (%#)', (name, description, problem) => {
  expect(checkCourseTexts({ name, description })).toBe(problem);
});

test('what was changed is told by name', () => {
  expect(changedValues(course, { ...course, hidden: true, credits: 2 })).toEqual(['credits', 'hidden']);
  expect(changedValues(course, { ...course })).toEqual([]);
});
