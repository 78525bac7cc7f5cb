import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type StudentFiguresQueryVariables = {
  studentId: string;
};

export type StudentFiguresQuery = { readonly transcript: { readonly __typename: 'Transcript', readonly _id: string, readonly average: number | null, readonly creditsEarned: number } | null, readonly attendance: { readonly __typename: 'StudentAttendance', readonly _id: string, readonly terms: ReadonlyArray<{ readonly __typename: 'TermAttendance', readonly _id: string, readonly name: string | null, readonly isNow: boolean, readonly percent: number | null }> } | null, readonly hoursOfStudent: ReadonlyArray<{ readonly __typename: 'HourTotal', readonly _id: string, readonly categories: ReadonlyArray<{ readonly categoryId: string, readonly requiredMinutes: number, readonly confirmedMinutes: number }> }>, readonly studentGrades: { readonly __typename: 'StudentGrades', readonly _id: string, readonly courses: ReadonlyArray<{ readonly __typename: 'CourseGrade', readonly _id: string, readonly courseId: string, readonly state: Types.CourseState, readonly parts: ReadonlyArray<{ readonly kind: Types.PartKind, readonly state: Types.PartState, readonly opensAt: Instant | null }> }> } | null };

export const studentFigures: TypedDocument<StudentFiguresQuery, StudentFiguresQueryVariables> = {
  operationName: 'studentFigures',
  query: `query studentFigures($studentId:ID!){transcript(studentId:$studentId){_id average creditsEarned __typename}attendance(personId:$studentId){_id terms{_id name isNow percent __typename}__typename}hoursOfStudent(personId:$studentId){_id categories{categoryId requiredMinutes confirmedMinutes}__typename}studentGrades(studentId:$studentId){_id courses{_id courseId state parts{kind state opensAt}__typename}__typename}}`,
};
