import { isLocale } from '#kit/messages/locales.ts';
import { readableLength } from '#kit/rich-text/readable-length.ts';

/** Every student takes a core course; electives are chosen. */
export const COURSE_KINDS = ['CORE', 'ELECTIVE'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

export const COURSE_SORTS = ['CODE', 'NAME'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** The longest texts, in characters: a code fits on a chip, a name on two lines of a phone. */
export const COURSE_CODE_MAX = 20;
export const COURSE_NAME_MAX = 200;
/** Without its markup. */
export const DESCRIPTION_MAX = 4_000;
/** With its markup. */
export const DESCRIPTION_HTML_MAX = 20_000;

/** A whole degree has fewer. */
export const CREDITS_MAX = 60;

/** Longer words than this are no names. */
export const MAX_COURSE_SEARCH = 100;

/** What is the same in every language. */
export interface CourseValues {
  code: string;
  /** The language it was first written in; what is missing in another is read in this one. */
  ownLocale: string;
  teacherId: string | null;
  categoryId: string | null;
  credits: number;
  kind: CourseKind;
  hidden: boolean;
}

type CourseProblem = 'courseCodeInvalid' | 'creditsInvalid' | 'localeUnknown';

const isOneLine = (text: string, longest: number): boolean =>
  text !== '' && text.length <= longest && !/\p{Cc}/u.test(text);

/** Credits are given in halves, if not in whole numbers. */
const areCredits = (credits: number): boolean =>
  credits >= 0 && credits <= CREDITS_MAX && Number.isInteger(credits * 2);

/** Why a course cannot be kept like this, or null. */
export function checkCourse({
  code,
  credits,
  ownLocale,
}: Pick<CourseValues, 'code' | 'credits' | 'ownLocale'>): CourseProblem | null {
  if (!isOneLine(code, COURSE_CODE_MAX)) return 'courseCodeInvalid';
  if (!areCredits(credits)) return 'creditsInvalid';
  return isLocale(ownLocale) ? null : 'localeUnknown';
}

/** What is said in one language. */
export interface CourseTexts {
  name: string;
  /** Rich text, cleaned. */
  description: string;
}

/** Why the words of a course cannot be kept like this, or null. */
export function checkCourseTexts({
  name,
  description,
}: CourseTexts): 'courseNameInvalid' | 'courseDescriptionTooLong' | null {
  if (!isOneLine(name, COURSE_NAME_MAX)) return 'courseNameInvalid';
  const isTooLong =
    description.length > DESCRIPTION_HTML_MAX || readableLength(description) > DESCRIPTION_MAX;
  return isTooLong ? 'courseDescriptionTooLong' : null;
}

/** Which of the things said about a course differ. */
export const changedValues = (before: CourseValues, after: CourseValues): (keyof CourseValues)[] =>
  (Object.keys(after) as (keyof CourseValues)[]).filter((name) => before[name] !== after[name]);
