/** The longest name, in characters: what fits on a line of a list. */
export const TEACHER_NAME_MAX = 120;

/** The longest biography, in characters of its HTML: a page, and far less than one request may hold. */
export const BIOGRAPHY_MAX = 20_000;

/** Longer words than this are no names. */
export const MAX_TEACHER_SEARCH = 100;

/** What whoever looks after a teacher says about them. */
export interface TeacherValues {
  name: string;
  /** Rich text, cleaned. */
  biography: string;
  /** The teacher's account, if they have one. */
  personId: string | null;
}

/** Why a teacher cannot be kept like this, or null. */
export function checkTeacher({
  name,
  biography,
}: Pick<TeacherValues, 'name' | 'biography'>): 'teacherNameInvalid' | 'biographyTooLong' | null {
  if (name === '' || name.length > TEACHER_NAME_MAX || /\p{Cc}/u.test(name)) return 'teacherNameInvalid';
  return biography.length > BIOGRAPHY_MAX ? 'biographyTooLong' : null;
}

/** Which of the things said about a teacher differ. */
export const changedValues = (before: TeacherValues, after: TeacherValues): (keyof TeacherValues)[] =>
  (['name', 'biography', 'personId'] as const).filter((name) => before[name] !== after[name]);
