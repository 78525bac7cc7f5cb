import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GradebookQueryVariables = {
  courseOfferingId: string;
};

export type GradebookQuery = { readonly gradebook: { readonly __typename: 'Gradebook', readonly _id: string, readonly isFinal: boolean, readonly weightsVersion: number, readonly mayEnter: boolean, readonly mayUnlock: boolean, readonly mayWeigh: boolean, readonly courseOffering: { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly course: { readonly __typename: 'Course', readonly _id: string, readonly code: string, readonly name: string } | null }, readonly finalisations: ReadonlyArray<{ readonly __typename: 'Finalisation', readonly _id: string, readonly finalisedAt: Instant, readonly finalisedByName: string | null, readonly unlockedAt: Instant | null, readonly unlockedByName: string | null, readonly unlockReason: string | null }>, readonly parts: ReadonlyArray<{ readonly __typename: 'GradebookPart', readonly partId: string, readonly kind: Types.PartKind, readonly title: string, readonly dueAt: Instant, readonly weight: number }>, readonly rows: ReadonlyArray<{ readonly __typename: 'GradebookRow', readonly _id: string, readonly studentId: string, readonly studentName: string, readonly mayEnter: boolean, readonly grade: number | null, readonly state: Types.CourseState, readonly isEntered: boolean, readonly lastChangeId: string | null, readonly cells: ReadonlyArray<{ readonly __typename: 'GradebookCell', readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly lastChangeId: string | null } | null> }> } | null };

export type BookPartFragment = { readonly __typename: 'GradebookPart', readonly partId: string, readonly kind: Types.PartKind, readonly title: string, readonly dueAt: Instant, readonly weight: number };

export type BookRowFragment = { readonly __typename: 'GradebookRow', readonly _id: string, readonly studentId: string, readonly studentName: string, readonly mayEnter: boolean, readonly grade: number | null, readonly state: Types.CourseState, readonly isEntered: boolean, readonly lastChangeId: string | null, readonly cells: ReadonlyArray<{ readonly __typename: 'GradebookCell', readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly lastChangeId: string | null } | null> };

export type GradeHistoryQueryVariables = {
  courseOfferingId: string;
  studentId: string;
};

export type GradeHistoryQuery = { readonly gradeHistory: ReadonlyArray<{ readonly __typename: 'GradeChange', readonly _id: string, readonly partId: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string, readonly isOfWork: boolean, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> };

export type EnterGradesMutationVariables = {
  courseOfferingId: string;
  reason: string;
  grades: ReadonlyArray<Types.EnteredGradeInput> | Types.EnteredGradeInput;
};

export type EnterGradesMutation = { readonly enterGrades: { readonly __typename: 'Gradebook', readonly _id: string } };

export type TakeBackGradesMutationVariables = {
  courseOfferingId: string;
  changeIds: ReadonlyArray<string> | string;
};

export type TakeBackGradesMutation = { readonly takeBackGrades: { readonly __typename: 'Gradebook', readonly _id: string } };

export type FinaliseCourseMutationVariables = {
  courseOfferingId: string;
  finalisationId: string;
  incomplete?: number | null | undefined;
};

export type FinaliseCourseMutation = { readonly finaliseCourse: { readonly __typename: 'Gradebook', readonly _id: string } };

export type UnlockCourseMutationVariables = {
  courseOfferingId: string;
  finalisationId: string;
  reason: string;
};

export type UnlockCourseMutation = { readonly unlockCourse: { readonly __typename: 'Gradebook', readonly _id: string } };

export type WeighPartsMutationVariables = {
  courseOfferingId: string;
  version: number;
  weights: ReadonlyArray<Types.PartWeightInput> | Types.PartWeightInput;
};

export type WeighPartsMutation = { readonly weighParts: { readonly __typename: 'Gradebook', readonly _id: string } };

export const gradebook: TypedDocument<GradebookQuery, GradebookQueryVariables> = {
  operationName: 'gradebook',
  query: `query gradebook($courseOfferingId:ID!){gradebook(courseOfferingId:$courseOfferingId){_id isFinal weightsVersion mayEnter mayUnlock mayWeigh courseOffering{_id groupName regionName term course{_id code name __typename}__typename}finalisations{_id finalisedAt finalisedByName unlockedAt unlockedByName unlockReason __typename}parts{...BookPart __typename}rows{...BookRow __typename}__typename}}fragment BookPart on GradebookPart{partId kind title dueAt weight __typename}fragment BookRow on GradebookRow{_id studentId studentName mayEnter grade state isEntered lastChangeId cells{state grade complete isEntered lastChangeId __typename}__typename}`,
};

export const gradeHistory: TypedDocument<GradeHistoryQuery, GradeHistoryQueryVariables> = {
  operationName: 'gradeHistory',
  query: `query gradeHistory($courseOfferingId:ID!$studentId:ID!){gradeHistory(courseOfferingId:$courseOfferingId studentId:$studentId){...ChangedGrade __typename}}fragment ChangedGrade on GradeChange{_id partId grade complete previousGrade previousComplete reason isOfWork takesBack changedAt changedByName __typename}`,
};

export const enterGrades: TypedDocument<EnterGradesMutation, EnterGradesMutationVariables> = {
  operationName: 'enterGrades',
  query: `mutation enterGrades($courseOfferingId:ID!$reason:String!$grades:[EnteredGradeInput!]!){enterGrades(courseOfferingId:$courseOfferingId reason:$reason grades:$grades){_id __typename}}`,
};

export const takeBackGrades: TypedDocument<TakeBackGradesMutation, TakeBackGradesMutationVariables> = {
  operationName: 'takeBackGrades',
  query: `mutation takeBackGrades($courseOfferingId:ID!$changeIds:[ID!]!){takeBackGrades(courseOfferingId:$courseOfferingId changeIds:$changeIds){_id __typename}}`,
};

export const finaliseCourse: TypedDocument<FinaliseCourseMutation, FinaliseCourseMutationVariables> = {
  operationName: 'finaliseCourse',
  query: `mutation finaliseCourse($courseOfferingId:ID!$finalisationId:ID!$incomplete:Int){finaliseCourse(courseOfferingId:$courseOfferingId finalisationId:$finalisationId incomplete:$incomplete){_id __typename}}`,
};

export const unlockCourse: TypedDocument<UnlockCourseMutation, UnlockCourseMutationVariables> = {
  operationName: 'unlockCourse',
  query: `mutation unlockCourse($courseOfferingId:ID!$finalisationId:ID!$reason:String!){unlockCourse(courseOfferingId:$courseOfferingId finalisationId:$finalisationId reason:$reason){_id __typename}}`,
};

export const weighParts: TypedDocument<WeighPartsMutation, WeighPartsMutationVariables> = {
  operationName: 'weighParts',
  query: `mutation weighParts($courseOfferingId:ID!$version:Int!$weights:[PartWeightInput!]!){weighParts(courseOfferingId:$courseOfferingId version:$version weights:$weights){_id __typename}}`,
};
