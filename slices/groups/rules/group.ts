import { isLocale } from '#kit/messages/locales.ts';
import { flag, id, integer, line, oneOf, optional, type ValuesOf } from '#kit/record/field.ts';

/** When a group meets: by day, in the evening, or only online. */
export const GROUP_SESSIONS = ['DAY', 'EVENING', 'ONLINE'] as const;
export type GroupSession = (typeof GROUP_SESSIONS)[number];

/** The college teaches three years. A group outside them, such as a free course, has none. */
export const STUDY_YEARS = [1, 2, 3] as const;

export const GROUP_SORTS = ['NAME', 'YEAR', 'INTAKE'] as const;
export type GroupSort = (typeof GROUP_SORTS)[number];

export const group = {
  regionId: id({}),
  name: line({ max: 120, problem: 'groupNameInvalid' }),
  studyYear: optional(integer({ min: 1, max: STUDY_YEARS.length, problem: 'studyYearUnknown' })),
  intake: line({ max: 40, default: '', problem: 'intakeInvalid' }),
  session: oneOf('GroupSession', GROUP_SESSIONS),
  locale: line({ max: 10, problem: 'localeUnknown', fits: isLocale }),
  openForSignUp: flag({ default: false }),
  companionApp: flag({ default: false }),
};

export type GroupValues = ValuesOf<typeof group>;

/** Whether visitors may join by the group's link: not when it is over (HOLE-10). */
export const takesSignUps = (known: { openForSignUp: boolean; archived: boolean }): boolean =>
  known.openForSignUp && !known.archived;

export const signUpPath = (groupId: string): string => `/create-account/${groupId}`;
