import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type HoursOfStudentQueryVariables = {
  personId: string;
  after?: string | null | undefined;
};

export type HoursOfStudentQuery = { readonly hoursOfStudent: ReadonlyArray<{ readonly __typename: 'HourTotal', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly categories: ReadonlyArray<{ readonly categoryId: string, readonly name: string, readonly requiredMinutes: number, readonly confirmedMinutes: number, readonly pendingMinutes: number, readonly minutesPerWeek: number | null }> }>, readonly hourEntries: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'HourEntry', readonly _id: string, readonly day: Day, readonly minutes: number, readonly place: string, readonly note: string, readonly categoryId: string, readonly categoryName: string, readonly groupName: string, readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly status: Types.HourStatus, readonly adminComments: string, readonly loggedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number }> } };

export const hoursOfStudent: TypedDocument<HoursOfStudentQuery, HoursOfStudentQueryVariables> = {
  operationName: 'hoursOfStudent',
  query: `query hoursOfStudent($personId:ID!$after:ID){hoursOfStudent(personId:$personId){_id groupName regionName categories{...OwnHourCategory}__typename}hourEntries(filter:{studentId:$personId}first:20 after:$after){rows{...ListedHourEntry}nextCursor count countIsOpen}}fragment OwnHourCategory on HourCategoryTotal{categoryId name requiredMinutes confirmedMinutes pendingMinutes minutesPerWeek}fragment ListedHourEntry on HourEntry{_id day minutes place note categoryId categoryName groupName regionName studentId studentName status adminComments loggedAt decidedAt decidedByName decisionId version __typename}`,
};
