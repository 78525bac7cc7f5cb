import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GradebookQueryVariables = {
  courseOfferingId: string;
  from?: number | null | undefined;
};

export type GradebookQuery = { readonly gradebook: { readonly __typename: 'Gradebook', readonly _id: string, readonly isFinal: boolean, readonly amendmentCount: number, readonly weightsVersion: number, readonly mayEnter: boolean, readonly mayUnlock: boolean, readonly mayWeigh: boolean, readonly courseCode: string, readonly courseName: string, readonly studentCount: number, readonly courseOffering: { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string }, readonly finalisations: ReadonlyArray<{ readonly __typename: 'Finalisation', readonly _id: string, readonly finalisedAt: Instant, readonly finalisedByName: string | null, readonly unlockedAt: Instant | null, readonly unlockedByName: string | null, readonly unlockReason: string | null }>, readonly parts: ReadonlyArray<{ readonly partId: string, readonly kind: Types.PartKind, readonly title: string, readonly dueAt: Instant, readonly weight: number }>, readonly averages: { readonly parts: ReadonlyArray<number | null>, readonly course: number | null }, readonly rows: ReadonlyArray<{ readonly __typename: 'GradebookRow', readonly _id: string, readonly studentId: string, readonly studentName: string, readonly studentNumber: string | null, readonly mayEnter: boolean, readonly grade: number | null, readonly state: Types.CourseState, readonly isEntered: boolean, readonly lastChangeId: string | null, readonly cells: ReadonlyArray<{ readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly lastChangeId: string | null } | null> }> } | null };

export type BookPartFragment = { readonly partId: string, readonly kind: Types.PartKind, readonly title: string, readonly dueAt: Instant, readonly weight: number };

export type BookAveragesFragment = { readonly parts: ReadonlyArray<number | null>, readonly course: number | null };

export type BookRowFragment = { readonly __typename: 'GradebookRow', readonly _id: string, readonly studentId: string, readonly studentName: string, readonly studentNumber: string | null, readonly mayEnter: boolean, readonly grade: number | null, readonly state: Types.CourseState, readonly isEntered: boolean, readonly lastChangeId: string | null, readonly cells: ReadonlyArray<{ readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly lastChangeId: string | null } | null> };

export type GradebookRowsQueryVariables = {
  courseOfferingId: string;
  from: number;
  search: string;
  sortBy?: string | null | undefined;
  descending?: boolean | null | undefined;
};

export type GradebookRowsQuery = { readonly gradebook: { readonly __typename: 'Gradebook', readonly _id: string, readonly studentCount: number, readonly rows: ReadonlyArray<{ readonly __typename: 'GradebookRow', readonly _id: string, readonly studentId: string, readonly studentName: string, readonly studentNumber: string | null, readonly mayEnter: boolean, readonly grade: number | null, readonly state: Types.CourseState, readonly isEntered: boolean, readonly lastChangeId: string | null, readonly cells: ReadonlyArray<{ readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly lastChangeId: string | null } | null> }> } | null };

export type WholeGradebookQueryVariables = {
  courseOfferingId: string;
  search: string;
  sortBy?: string | null | undefined;
  descending?: boolean | null | undefined;
};

export type WholeGradebookQuery = { readonly gradebook: { readonly __typename: 'Gradebook', readonly _id: string, readonly sheet: { readonly studentIds: ReadonlyArray<string>, readonly givenNames: ReadonlyArray<string>, readonly familyNames: ReadonlyArray<string>, readonly studentNumbers: ReadonlyArray<string | null>, readonly mayNotEnter: ReadonlyArray<number>, readonly grades: ReadonlyArray<number | null>, readonly states: ReadonlyArray<Types.CourseState>, readonly columns: ReadonlyArray<{ readonly states: ReadonlyArray<Types.PartState | null>, readonly grades: ReadonlyArray<number | null>, readonly completes: ReadonlyArray<boolean | null> | null }>, readonly changed: ReadonlyArray<{ readonly student: number, readonly part: number | null, readonly isEntered: boolean, readonly lastChangeId: string | null }> } } | null };

export type GradebookOutlookQueryVariables = {
  courseOfferingId: string;
};

export type GradebookOutlookQuery = { readonly gradebook: { readonly __typename: 'Gradebook', readonly _id: string, readonly outlook: { readonly students: number, readonly passed: number, readonly failed: number, readonly incomplete: number, readonly open: ReadonlyArray<{ readonly partId: string, readonly waits: number, readonly toCome: number, readonly missed: number, readonly incomplete: number }> } } | null };

export type GradeHistoryQueryVariables = {
  courseOfferingId: string;
  studentId: string;
};

export type GradeHistoryQuery = { readonly gradeHistory: ReadonlyArray<{ readonly __typename: 'GradeChange', readonly _id: string, readonly partId: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string, readonly isOfWork: boolean, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> };

export type EnterGradesMutationVariables = {
  courseOfferingId: string;
  reason: string;
  grades: ReadonlyArray<Types.EnteredGradeInput> | Types.EnteredGradeInput;
  studentIds: ReadonlyArray<string> | string;
};

export type EnterGradesMutation = { readonly enterGrades: { readonly __typename: 'Gradebook', readonly _id: string, readonly averages: { readonly parts: ReadonlyArray<number | null>, readonly course: number | null }, readonly changed: ReadonlyArray<{ readonly __typename: 'GradebookRow', readonly _id: string, readonly studentId: string, readonly studentName: string, readonly studentNumber: string | null, readonly mayEnter: boolean, readonly grade: number | null, readonly state: Types.CourseState, readonly isEntered: boolean, readonly lastChangeId: string | null, readonly cells: ReadonlyArray<{ readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly lastChangeId: string | null } | null> }> } };

export type TakeBackGradesMutationVariables = {
  courseOfferingId: string;
  changeIds: ReadonlyArray<string> | string;
  studentIds: ReadonlyArray<string> | string;
};

export type TakeBackGradesMutation = { readonly takeBackGrades: { readonly __typename: 'Gradebook', readonly _id: string, readonly averages: { readonly parts: ReadonlyArray<number | null>, readonly course: number | null }, readonly changed: ReadonlyArray<{ readonly __typename: 'GradebookRow', readonly _id: string, readonly studentId: string, readonly studentName: string, readonly studentNumber: string | null, readonly mayEnter: boolean, readonly grade: number | null, readonly state: Types.CourseState, readonly isEntered: boolean, readonly lastChangeId: string | null, readonly cells: ReadonlyArray<{ readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly lastChangeId: string | null } | null> }> } };

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
  query: `query gradebook($courseOfferingId:ID!$from:Int){gradebook(courseOfferingId:$courseOfferingId){_id isFinal amendmentCount weightsVersion mayEnter mayUnlock mayWeigh courseCode courseName studentCount courseOffering{_id groupName regionName term __typename}finalisations{_id finalisedAt finalisedByName unlockedAt unlockedByName unlockReason __typename}parts{...BookPart}averages{...BookAverages}rows(from:$from first:50){...BookRow}__typename}}fragment BookPart on GradebookPart{partId kind title dueAt weight}fragment BookAverages on GradebookAverages{parts course}fragment BookRow on GradebookRow{_id studentId studentName studentNumber mayEnter grade state isEntered lastChangeId cells{state grade complete isEntered lastChangeId}__typename}`,
};

export const gradebookRows: TypedDocument<GradebookRowsQuery, GradebookRowsQueryVariables> = {
  operationName: 'gradebookRows',
  query: `query gradebookRows($courseOfferingId:ID!$from:Int!$search:String!$sortBy:String$descending:Boolean){gradebook(courseOfferingId:$courseOfferingId){_id studentCount(search:$search)rows(from:$from first:50 search:$search sortBy:$sortBy descending:$descending){...BookRow}__typename}}fragment BookRow on GradebookRow{_id studentId studentName studentNumber mayEnter grade state isEntered lastChangeId cells{state grade complete isEntered lastChangeId}__typename}`,
};

export const wholeGradebook: TypedDocument<WholeGradebookQuery, WholeGradebookQueryVariables> = {
  operationName: 'wholeGradebook',
  query: `query wholeGradebook($courseOfferingId:ID!$search:String!$sortBy:String$descending:Boolean){gradebook(courseOfferingId:$courseOfferingId){_id sheet(search:$search sortBy:$sortBy descending:$descending){studentIds givenNames familyNames studentNumbers mayNotEnter grades states columns{states grades completes}changed{student part isEntered lastChangeId}}__typename}}`,
};

export const gradebookOutlook: TypedDocument<GradebookOutlookQuery, GradebookOutlookQueryVariables> = {
  operationName: 'gradebookOutlook',
  query: `query gradebookOutlook($courseOfferingId:ID!){gradebook(courseOfferingId:$courseOfferingId){_id outlook{students passed failed incomplete open{partId waits toCome missed incomplete}}__typename}}`,
};

export const gradeHistory: TypedDocument<GradeHistoryQuery, GradeHistoryQueryVariables> = {
  operationName: 'gradeHistory',
  query: `query gradeHistory($courseOfferingId:ID!$studentId:ID!){gradeHistory(courseOfferingId:$courseOfferingId studentId:$studentId){...ChangedGrade}}fragment ChangedGrade on GradeChange{_id partId grade complete previousGrade previousComplete reason isOfWork takesBack changedAt changedByName __typename}`,
};

export const enterGrades: TypedDocument<EnterGradesMutation, EnterGradesMutationVariables> = {
  operationName: 'enterGrades',
  query: `mutation enterGrades($courseOfferingId:ID!$reason:String!$grades:[EnteredGradeInput!]!$studentIds:[ID!]!){enterGrades(courseOfferingId:$courseOfferingId reason:$reason grades:$grades){_id averages{...BookAverages}changed:rows(studentIds:$studentIds){...BookRow}__typename}}fragment BookAverages on GradebookAverages{parts course}fragment BookRow on GradebookRow{_id studentId studentName studentNumber mayEnter grade state isEntered lastChangeId cells{state grade complete isEntered lastChangeId}__typename}`,
};

export const takeBackGrades: TypedDocument<TakeBackGradesMutation, TakeBackGradesMutationVariables> = {
  operationName: 'takeBackGrades',
  query: `mutation takeBackGrades($courseOfferingId:ID!$changeIds:[ID!]!$studentIds:[ID!]!){takeBackGrades(courseOfferingId:$courseOfferingId changeIds:$changeIds){_id averages{...BookAverages}changed:rows(studentIds:$studentIds){...BookRow}__typename}}fragment BookAverages on GradebookAverages{parts course}fragment BookRow on GradebookRow{_id studentId studentName studentNumber mayEnter grade state isEntered lastChangeId cells{state grade complete isEntered lastChangeId}__typename}`,
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
