import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { course as fields, courseTexts, type CourseValues } from './course.ts';

const course: CourseValues = {
  code: 'NT 201',
  ownLocale: 'en',
  teacherId: null,
  categoryId: null,
  credits: 3,
  kind: 'CORE',
  hidden: false,
  forAlumni: false,
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
  expect(parseRecord(fields, { ...course, ...more }).refused?.problem ?? null).toBe(problem);
});

test.each([
  ['Romans', '', null],
  ['', '', 'courseNameInvalid'],
  ['R'.repeat(201), '', 'courseNameInvalid'],
  ['Romans', `<p>${'x'.repeat(3_999)}&amp;</p>`, null],
  ['Romans', `<p>${'x'.repeat(4_001)}</p>`, 'courseDescriptionTooLong'],
  ['Romans', '<p></p>'.repeat(3_000), 'courseDescriptionTooLong'],
])('the words of a course are kept or refused (%#)', (name, description, problem) => {
  expect(parseRecord(courseTexts, { name, description }).refused?.problem ?? null).toBe(problem);
});

test('a new course is hidden until it is shown, and has no teacher yet', () => {
  const { values } = parseRecord(fields, { code: 'X', ownLocale: 'de_DE' });
  expect(values).toMatchObject({ hidden: true, kind: 'CORE', credits: 2, teacherId: null });
});
