import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedExplanationFragment = { readonly __typename: 'AbsenceExplanation', readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly decisionId: string | null, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null };

export type ExplanationForFileFragment = { readonly __typename: 'AbsenceExplanation', readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly decisionId: string | null, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null };

export type ShownOutcomeFragment = { readonly status: Types.AttendanceStatus, readonly percent: number | null, readonly deduction: number };

export type ExplanationQueueQueryVariables = {
  filter?: Types.ExplanationFilter | null | undefined;
  after?: string | null | undefined;
};

export type ExplanationQueueQuery = { readonly absenceExplanations: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'AbsenceExplanation', readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly decisionId: string | null, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null }> }, readonly absenceExplanationCounts: { readonly pending: number, readonly explained: number, readonly excused: number }, readonly explanationGroups: ReadonlyArray<{ readonly __typename: 'ExplanationGroup', readonly _id: string, readonly name: string, readonly regionName: string }> };

export type ExplanationQueueForFileQueryVariables = {
  filter?: Types.ExplanationFilter | null | undefined;
  after?: string | null | undefined;
};

export type ExplanationQueueForFileQuery = { readonly absenceExplanations: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'AbsenceExplanation', readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly decisionId: string | null, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null }> } };

export type ExplanationToDecideQueryVariables = {
  explanationId: string;
};

export type ExplanationToDecideQuery = { readonly explanationToDecide: { readonly __typename: 'ExplanationToDecide', readonly _id: string, readonly explanation: { readonly __typename: 'AbsenceExplanation', readonly regionName: string, readonly studentId: string, readonly studentName: string, readonly decisionId: string | null, readonly _id: string, readonly status: Types.ExplanationStatus, readonly text: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly courseName: string | null, readonly groupName: string, readonly adminComments: string, readonly explainedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'ExplanationFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null }, readonly effect: { readonly now: { readonly status: Types.AttendanceStatus, readonly percent: number | null, readonly deduction: number }, readonly explained: { readonly status: Types.AttendanceStatus, readonly percent: number | null, readonly deduction: number }, readonly excused: { readonly status: Types.AttendanceStatus, readonly percent: number | null, readonly deduction: number } } | null } | null };

export type DecideAbsenceExplanationMutationVariables = {
  decisionId: string;
  explanationId: string;
  version: number;
  status: Types.ExplanationDecision;
  adminComments: string;
};

export type DecideAbsenceExplanationMutation = { readonly decideAbsenceExplanation: { readonly __typename: 'AbsenceExplanation', readonly _id: string, readonly decisionId: string | null } };

export type UndoExplanationDecisionMutationVariables = {
  decisionId: string;
};

export type UndoExplanationDecisionMutation = { readonly undoExplanationDecision: { readonly __typename: 'AbsenceExplanation', readonly _id: string, readonly status: Types.ExplanationStatus } };

export const explanationQueue: TypedDocument<ExplanationQueueQuery, ExplanationQueueQueryVariables> = {
  operationName: 'explanationQueue',
  query: `query explanationQueue($filter:ExplanationFilter$after:ID){absenceExplanations(filter:$filter first:20 after:$after){rows{...ListedExplanation}nextCursor count countIsOpen}absenceExplanationCounts(filter:$filter){pending explained excused}explanationGroups{_id name regionName __typename}}fragment ListedExplanation on AbsenceExplanation{...ShownExplanation regionName studentId studentName decisionId}fragment ShownExplanation on AbsenceExplanation{_id status text file{_id name bytes url __typename}day startsAt endsAt timeZone courseName groupName adminComments explainedAt decidedAt decidedByName version __typename}`,
};

export const explanationQueueForFile: TypedDocument<ExplanationQueueForFileQuery, ExplanationQueueForFileQueryVariables> = {
  operationName: 'explanationQueueForFile',
  query: `query explanationQueueForFile($filter:ExplanationFilter$after:ID){absenceExplanations(filter:$filter first:100 after:$after){rows{...ExplanationForFile}nextCursor}}fragment ExplanationForFile on AbsenceExplanation{...ListedExplanation givenName familyName studentNumber}fragment ListedExplanation on AbsenceExplanation{...ShownExplanation regionName studentId studentName decisionId}fragment ShownExplanation on AbsenceExplanation{_id status text file{_id name bytes url __typename}day startsAt endsAt timeZone courseName groupName adminComments explainedAt decidedAt decidedByName version __typename}`,
};

export const explanationToDecide: TypedDocument<ExplanationToDecideQuery, ExplanationToDecideQueryVariables> = {
  operationName: 'explanationToDecide',
  query: `query explanationToDecide($explanationId:ID!){explanationToDecide(explanationId:$explanationId){_id explanation{...ListedExplanation}effect{now{...ShownOutcome}explained{...ShownOutcome}excused{...ShownOutcome}}__typename}}fragment ListedExplanation on AbsenceExplanation{...ShownExplanation regionName studentId studentName decisionId}fragment ShownExplanation on AbsenceExplanation{_id status text file{_id name bytes url __typename}day startsAt endsAt timeZone courseName groupName adminComments explainedAt decidedAt decidedByName version __typename}fragment ShownOutcome on ExplanationOutcome{status percent deduction}`,
};

export const decideAbsenceExplanation: TypedDocument<DecideAbsenceExplanationMutation, DecideAbsenceExplanationMutationVariables> = {
  operationName: 'decideAbsenceExplanation',
  query: `mutation decideAbsenceExplanation($decisionId:ID!$explanationId:ID!$version:Int!$status:ExplanationDecision!$adminComments:String!){decideAbsenceExplanation(decisionId:$decisionId explanationId:$explanationId version:$version status:$status adminComments:$adminComments){_id decisionId __typename}}`,
};

export const undoExplanationDecision: TypedDocument<UndoExplanationDecisionMutation, UndoExplanationDecisionMutationVariables> = {
  operationName: 'undoExplanationDecision',
  query: `mutation undoExplanationDecision($decisionId:ID!){undoExplanationDecision(decisionId:$decisionId){_id status __typename}}`,
};
