import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import type { OneTeacherFragment } from './teachers.graphql.generated.ts';

export type TeacherField = 'name' | 'regionId' | 'personId' | 'biography';

/** What the fields of the form hold. */
export type TeacherFields = Readonly<Record<TeacherField, string>>;

export const fieldsOf = ({ name, regionId, personId, biography }: OneTeacherFragment): TeacherFields => ({
  name,
  regionId,
  personId: personId ?? '',
  biography,
});

/** Whoever looks after one campus need not choose it. */
export const newTeacher = (campuses: readonly SelectOption[]): TeacherFields => ({
  name: '',
  regionId: campuses.length === 1 ? (campuses[0]?.value ?? '') : '',
  personId: '',
  biography: '',
});

export const teacherInputOf = ({ name, personId, biography }: TeacherFields) => ({
  name,
  biography,
  personId: personId || null,
});
