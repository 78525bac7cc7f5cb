import { isLocale } from '#kit/messages/locales.ts';
import { decimal, flag, id, line, oneOf, optional, richText, type ValuesOf } from '#kit/record/field.ts';
import { readableLength } from '#kit/rich-text/readable-length.ts';

/** Every student takes a core course; electives are chosen. */
export const COURSE_KINDS = ['CORE', 'ELECTIVE'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

export const COURSE_SORTS = ['CODE', 'NAME'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** Without its markup. */
export const DESCRIPTION_MAX = 4_000;

export const course = {
  code: line({ max: 20, problem: 'courseCodeInvalid' }),
  ownLocale: line({
    max: 10,
    problem: 'localeUnknown',
    fits: isLocale,
    about: 'The language it was first written in; what is missing in another is read in this one.',
  }),
  teacherId: optional(id({})),
  categoryId: optional(id({})),
  credits: decimal({ min: 0, max: 60, step: 0.5, default: 2, problem: 'creditsInvalid' }),
  kind: oneOf('CourseKind', COURSE_KINDS, { default: 'CORE' }),
  // A course is written before it is shown.
  hidden: flag({ default: true, about: 'Students do not see it.' }),
  forAlumni: flag({ default: false, about: 'Alumni read and watch it in their library.' }),
};
export type CourseValues = ValuesOf<typeof course>;

export const courseTexts = {
  name: line({ max: 200, problem: 'courseNameInvalid' }),
  description: richText({
    max: 20_000,
    default: '',
    problem: 'courseDescriptionTooLong',
    fits: (html) => readableLength(html) <= DESCRIPTION_MAX,
  }),
};
export type CourseTexts = ValuesOf<typeof courseTexts>;
