import type { FieldValues } from '../merge-fields.ts';
import type { OnePersonFragment } from './person.graphql.generated.ts';
import { fieldsOf } from '../profile/profile-fields.ts';

const CAMPUS = 'campus ';

export const campusField = (regionId: string): string => `${CAMPUS}${regionId}`;

/** What is stored about somebody, as the form of an administrator shows it: a checked campus says so. */
export const personFieldsOf = (person: OnePersonFragment): FieldValues => ({
  ...fieldsOf(person),
  ...Object.fromEntries((person.regions ?? []).map(({ _id }) => [campusField(_id), 'on'])),
});

/** Nothing in every field that a form has sent. */
export const blankOf = (typed: FieldValues): FieldValues =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

const isChecked = (fields: FieldValues, regionId: string): boolean => fields[campusField(regionId)] === 'on';

/** Which of the campuses that were offered somebody joins, and which they leave. */
export const movesOf = (
  typed: FieldValues,
  stored: FieldValues,
  offered: readonly string[],
): { joins: string[]; leaves: string[] } => ({
  joins: offered.filter((id) => isChecked(typed, id) && !isChecked(stored, id)),
  leaves: offered.filter((id) => !isChecked(typed, id) && isChecked(stored, id)),
});
