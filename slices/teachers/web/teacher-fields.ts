import { regionToBeginWith } from '#kit/client/storage/selected-region.ts';
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

/** Whoever looks after one campus need not choose it, and whoever looks after several goes on with the last one. */
export const newTeacher = (campuses: readonly SelectOption[]): TeacherFields => ({
  name: '',
  regionId: regionToBeginWith(campuses),
  personId: '',
  biography: '',
});

export const teacherInputOf = ({ name, personId, biography }: TeacherFields) => ({
  name,
  biography,
  personId: personId || null,
});
