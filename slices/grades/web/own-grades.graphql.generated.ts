import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnGradesQueryVariables = { [key: string]: never; };

export type OwnGradesQuery = { readonly ownGrades: { readonly __typename: 'StudentGrades', readonly _id: string, readonly courses: ReadonlyArray<{ readonly __typename: 'CourseGrade', readonly _id: string, readonly courseId: string, readonly credits: number, readonly courseCode: string, readonly courseName: string, readonly teacherName: string | null, readonly term: string, readonly timeZone: string, readonly grade: number | null, readonly state: Types.CourseState, readonly finalisedAt: Instant | null, readonly parts: ReadonlyArray<{ readonly partId: string, readonly kind: Types.PartKind, readonly title: string, readonly dueAt: Instant, readonly weight: number, readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly leftBy: Types.ExamEnding | null }>, readonly steps: ReadonlyArray<{ readonly kind: Types.CourseStepKind, readonly grade: number, readonly takenOff: number | null }>, readonly projection: { readonly kind: Types.GradeProjectionKind, readonly grade: number | null, readonly partIds: ReadonlyArray<string> } | null, readonly changes: ReadonlyArray<{ readonly __typename: 'GradeChange', readonly _id: string, readonly partId: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string, readonly isOfWork: boolean, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> }> } };

export type GradeOfCourseQueryVariables = {
  courseId: string;
};

export type GradeOfCourseQuery = { readonly ownGrades: { readonly __typename: 'StudentGrades', readonly _id: string, readonly courses: ReadonlyArray<{ readonly __typename: 'CourseGrade', readonly _id: string, readonly grade: number | null, readonly state: Types.CourseState }> } };

export type OwnCourseFragment = { readonly __typename: 'CourseGrade', readonly _id: string, readonly courseId: string, readonly credits: number, readonly courseCode: string, readonly courseName: string, readonly teacherName: string | null, readonly term: string, readonly timeZone: string, readonly grade: number | null, readonly state: Types.CourseState, readonly finalisedAt: Instant | null, readonly parts: ReadonlyArray<{ readonly partId: string, readonly kind: Types.PartKind, readonly title: string, readonly dueAt: Instant, readonly weight: number, readonly state: Types.PartState, readonly grade: number | null, readonly complete: boolean | null, readonly isEntered: boolean, readonly leftBy: Types.ExamEnding | null }>, readonly steps: ReadonlyArray<{ readonly kind: Types.CourseStepKind, readonly grade: number, readonly takenOff: number | null }>, readonly projection: { readonly kind: Types.GradeProjectionKind, readonly grade: number | null, readonly partIds: ReadonlyArray<string> } | null, readonly changes: ReadonlyArray<{ readonly __typename: 'GradeChange', readonly _id: string, readonly partId: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string, readonly isOfWork: boolean, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null }> };

export type ChangedGradeFragment = { readonly __typename: 'GradeChange', readonly _id: string, readonly partId: string | null, readonly grade: number | null, readonly complete: boolean | null, readonly previousGrade: number | null, readonly previousComplete: boolean | null, readonly reason: string, readonly isOfWork: boolean, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string | null };

export const ownGrades: TypedDocument<OwnGradesQuery, OwnGradesQueryVariables> = {
  operationName: 'ownGrades',
  query: `query ownGrades{ownGrades{_id courses{...OwnCourse}__typename}}fragment OwnCourse on CourseGrade{_id courseId credits courseCode courseName teacherName term timeZone grade state finalisedAt parts{partId kind title dueAt weight state grade complete isEntered leftBy}steps(withParts:false){kind grade takenOff}projection{kind grade partIds}changes{...ChangedGrade}__typename}fragment ChangedGrade on GradeChange{_id partId grade complete previousGrade previousComplete reason isOfWork takesBack changedAt changedByName __typename}`,
};

export const gradeOfCourse: TypedDocument<GradeOfCourseQuery, GradeOfCourseQueryVariables> = {
  operationName: 'gradeOfCourse',
  query: `query gradeOfCourse($courseId:ID!){ownGrades{_id courses(courseId:$courseId){_id grade state __typename}__typename}}`,
};
