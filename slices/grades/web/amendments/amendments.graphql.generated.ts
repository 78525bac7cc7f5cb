import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedAmendmentFragment = { readonly __typename: 'GradeAmendment', readonly _id: string, readonly status: Types.GradeAmendmentStatus, readonly courseCode: string, readonly courseName: string, readonly groupName: string, readonly regionName: string, readonly finalisedAt: Instant, readonly offeredAt: Instant, readonly previousGrade: number, readonly previousState: Types.CourseState, readonly previousDeduction: number, readonly grade: number, readonly state: Types.CourseState, readonly deduction: number, readonly studentId: string, readonly studentName: string, readonly adminComments: string, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number };

export type GradeAmendmentsQueryVariables = {
  filter?: Types.GradeAmendmentFilter | null | undefined;
  after?: string | null | undefined;
};

export type GradeAmendmentsQuery = { readonly gradeAmendments: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'GradeAmendment', readonly _id: string, readonly status: Types.GradeAmendmentStatus, readonly courseCode: string, readonly courseName: string, readonly groupName: string, readonly regionName: string, readonly finalisedAt: Instant, readonly offeredAt: Instant, readonly previousGrade: number, readonly previousState: Types.CourseState, readonly previousDeduction: number, readonly grade: number, readonly state: Types.CourseState, readonly deduction: number, readonly studentId: string, readonly studentName: string, readonly adminComments: string, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number }> }, readonly gradeAmendmentCounts: { readonly pending: number, readonly accepted: number, readonly left: number } };

export type AmendmentToDecideQueryVariables = {
  amendmentId: string;
};

export type AmendmentToDecideQuery = { readonly gradeAmendmentToDecide: { readonly __typename: 'GradeAmendmentToDecide', readonly _id: string, readonly minutesLateThreshold: number, readonly amendment: { readonly __typename: 'GradeAmendment', readonly _id: string, readonly status: Types.GradeAmendmentStatus, readonly courseCode: string, readonly courseName: string, readonly groupName: string, readonly regionName: string, readonly finalisedAt: Instant, readonly offeredAt: Instant, readonly previousGrade: number, readonly previousState: Types.CourseState, readonly previousDeduction: number, readonly grade: number, readonly state: Types.CourseState, readonly deduction: number, readonly studentId: string, readonly studentName: string, readonly adminComments: string, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number }, readonly classes: ReadonlyArray<{ readonly __typename: 'AttendanceRecord', readonly _id: string, readonly sessionId: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly courseName: string | null, readonly status: Types.AttendanceStatus, readonly percent: number | null, readonly isExplained: boolean, readonly steps: ReadonlyArray<{ readonly kind: Types.AttendanceStepKind, readonly status: Types.AttendanceStatus | null, readonly minutesLate: number | null, readonly byName: string | null, readonly byCode: boolean }> }> } | null };

export type DecideGradeAmendmentMutationVariables = {
  decisionId: string;
  amendmentId: string;
  version: number;
  status: Types.GradeAmendmentDecision;
  adminComments: string;
};

export type DecideGradeAmendmentMutation = { readonly decideGradeAmendment: { readonly __typename: 'GradeAmendment', readonly _id: string, readonly decisionId: string | null } };

export type UndoAmendmentDecisionMutationVariables = {
  decisionId: string;
};

export type UndoAmendmentDecisionMutation = { readonly undoAmendmentDecision: { readonly __typename: 'GradeAmendment', readonly _id: string, readonly status: Types.GradeAmendmentStatus } };

export const gradeAmendments: TypedDocument<GradeAmendmentsQuery, GradeAmendmentsQueryVariables> = {
  operationName: 'gradeAmendments',
  query: `query gradeAmendments($filter:GradeAmendmentFilter$after:ID){gradeAmendments(filter:$filter first:20 after:$after){rows{...ListedAmendment}nextCursor count countIsOpen}gradeAmendmentCounts(filter:$filter){pending accepted left}}fragment ListedAmendment on GradeAmendment{_id status courseCode courseName groupName regionName finalisedAt offeredAt previousGrade previousState previousDeduction grade state deduction studentId studentName adminComments decidedAt decidedByName decisionId version __typename}`,
};

export const amendmentToDecide: TypedDocument<AmendmentToDecideQuery, AmendmentToDecideQueryVariables> = {
  operationName: 'amendmentToDecide',
  query: `query amendmentToDecide($amendmentId:ID!){gradeAmendmentToDecide(amendmentId:$amendmentId){_id amendment{...ListedAmendment}classes{...ShownRecord}minutesLateThreshold __typename}}fragment ListedAmendment on GradeAmendment{_id status courseCode courseName groupName regionName finalisedAt offeredAt previousGrade previousState previousDeduction grade state deduction studentId studentName adminComments decidedAt decidedByName decisionId version __typename}fragment ShownRecord on AttendanceRecord{_id sessionId day startsAt endsAt courseName status percent isExplained steps{kind status minutesLate byName byCode}__typename}`,
};

export const decideGradeAmendment: TypedDocument<DecideGradeAmendmentMutation, DecideGradeAmendmentMutationVariables> = {
  operationName: 'decideGradeAmendment',
  query: `mutation decideGradeAmendment($decisionId:ID!$amendmentId:ID!$version:Int!$status:GradeAmendmentDecision!$adminComments:String!){decideGradeAmendment(decisionId:$decisionId amendmentId:$amendmentId version:$version status:$status adminComments:$adminComments){_id decisionId __typename}}`,
};

export const undoAmendmentDecision: TypedDocument<UndoAmendmentDecisionMutation, UndoAmendmentDecisionMutationVariables> = {
  operationName: 'undoAmendmentDecision',
  query: `mutation undoAmendmentDecision($decisionId:ID!){undoAmendmentDecision(decisionId:$decisionId){_id status __typename}}`,
};
