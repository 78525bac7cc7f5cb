import type { Suggestion } from '#kit/ui/combobox/suggestion.ts';
import { COURSE_KINDS } from '#slices/courses/rules/course.ts';
import type { OneCourseFragment } from './course.graphql.generated.ts';

export type CourseField = 'code' | 'ownLocale' | 'teacherId' | 'categoryId' | 'credits' | 'kind' | 'hidden';

/** What the fields of the form hold; a checkbox that is not checked holds nothing. */
export type CourseFields = Readonly<Record<CourseField, string>>;

export const newCourse = (ownLocale: string): CourseFields => ({
  code: '',
  ownLocale,
  teacherId: '',
  categoryId: '',
  credits: '2',
  kind: 'CORE',
  // A course is written before it is shown.
  hidden: 'on',
});

export const fieldsOf = (course: OneCourseFragment): CourseFields => ({
  code: course.code,
  ownLocale: course.ownLocale,
  teacherId: course.teacher?._id ?? '',
  categoryId: course.category?._id ?? '',
  credits: String(course.credits),
  kind: course.kind,
  hidden: course.hidden ? 'on' : '',
});

export const courseInputOf = (fields: CourseFields) => ({
  code: fields.code,
  ownLocale: fields.ownLocale,
  teacherId: fields.teacherId || null,
  categoryId: fields.categoryId || null,
  credits: Number(fields.credits),
  kind: COURSE_KINDS.find((known) => known === fields.kind) ?? 'CORE',
  hidden: fields.hidden === 'on',
});

/** Who teaches a course, as the field shows them. */
export const teacherOf = (course: OneCourseFragment | null): Suggestion | null =>
  course?.teacher ? { value: course.teacher._id, label: course.teacher.name } : null;
