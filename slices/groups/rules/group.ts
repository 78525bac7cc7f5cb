import { isLocale } from '#kit/messages/locales.ts';

/** When a group meets: by day, in the evening, or only online. */
export const GROUP_SESSIONS = ['DAY', 'EVENING', 'ONLINE'] as const;
export type GroupSession = (typeof GROUP_SESSIONS)[number];

/** The college teaches three years. A group outside them, such as a free course, has none. */
export const STUDY_YEARS = [1, 2, 3] as const;
const isStudyYear = (year: number): boolean => STUDY_YEARS.some((known) => known === year);

export const GROUP_SORTS = ['NAME', 'YEAR', 'INTAKE'] as const;
export type GroupSort = (typeof GROUP_SORTS)[number];

/** The longest name and intake, in characters: what fits on a line of a list. */
export const GROUP_NAME_MAX = 120;
export const INTAKE_MAX = 40;
/** A schema of attendance is known by its name alone. */
export const SCHEMA_NAME_MAX = 80;

/** Longer words than this are no names. */
export const MAX_GROUP_SEARCH = 100;

/** What whoever manages a group says about it. */
export interface GroupValues {
  regionId: string;
  name: string;
  studyYear: number | null;
  intake: string;
  session: GroupSession;
  locale: string;
  openForSignUp: boolean;
  companionApp: boolean;
  /** The name of the schema by which attendance is counted; empty while none is chosen. */
  attendanceSchema: string;
}

type GroupProblem =
  'groupNameInvalid' | 'intakeInvalid' | 'studyYearUnknown' | 'localeUnknown' | 'schemaNameInvalid';

const isOneLine = (text: string, longest: number): boolean => text.length <= longest && !/\p{Cc}/u.test(text);

/** Why a group cannot be kept like this, or null. */
export function checkGroup({
  name,
  intake,
  studyYear,
  locale,
  attendanceSchema,
}: Pick<GroupValues, 'name' | 'intake' | 'studyYear' | 'locale' | 'attendanceSchema'>): GroupProblem | null {
  if (name === '' || !isOneLine(name, GROUP_NAME_MAX)) return 'groupNameInvalid';
  if (!isOneLine(intake, INTAKE_MAX)) return 'intakeInvalid';
  if (!isOneLine(attendanceSchema, SCHEMA_NAME_MAX)) return 'schemaNameInvalid';
  if (studyYear !== null && !isStudyYear(studyYear)) return 'studyYearUnknown';
  return isLocale(locale) ? null : 'localeUnknown';
}

/** Which of the things said about a group differ. */
export const changedValues = (before: GroupValues, after: GroupValues): (keyof GroupValues)[] =>
  (Object.keys(after) as (keyof GroupValues)[]).filter((name) => before[name] !== after[name]);

/** Whether visitors may join by the group's link: not when it is over, whatever was set before (HOLE-10). */
export const takesSignUps = (group: { openForSignUp: boolean; archived: boolean }): boolean =>
  group.openForSignUp && !group.archived;

export const signUpPath = (groupId: string): string => `/create-account/${groupId}`;
