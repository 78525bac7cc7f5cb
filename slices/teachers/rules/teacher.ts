import { id, line, optional, richText, type ValuesOf } from '#kit/record/field.ts';

export const teacher = {
  name: line({ max: 120, problem: 'teacherNameInvalid' }),
  // A page, and far less than one request may hold.
  biography: richText({ max: 20_000, default: '', problem: 'biographyTooLong' }),
  personId: optional(id({ about: 'The teacher’s account, of the same campus.' })),
};

export type TeacherValues = ValuesOf<typeof teacher>;
