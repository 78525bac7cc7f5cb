import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedLeaveFragment = { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly studentId: string, readonly studentName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly classes: number, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null };

export type LeaveForFileFragment = { readonly __typename: 'LeaveRequest', readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly studentId: string, readonly studentName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly classes: number, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null };

export type LeaveQueueQueryVariables = {
  filter?: Types.LeaveFilter | null | undefined;
  sort?: Types.LeaveSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type LeaveQueueQuery = { readonly leaveRequests: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly studentId: string, readonly studentName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly classes: number, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null }> }, readonly leaveRequestCounts: { readonly pending: number, readonly approved: number, readonly acknowledged: number, readonly withdrawn: number, readonly oldest: Instant | null }, readonly leavePlaces: ReadonlyArray<{ readonly __typename: 'LeavePlace', readonly _id: string, readonly name: string, readonly regionId: string, readonly regionName: string }> };

export type LeaveQueueForFileQueryVariables = {
  filter?: Types.LeaveFilter | null | undefined;
  sort?: Types.LeaveSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type LeaveQueueForFileQuery = { readonly leaveRequests: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'LeaveRequest', readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly studentId: string, readonly studentName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly classes: number, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null }> } };

export type LeaveToDecideQueryVariables = {
  requestId: string;
};

export type LeaveToDecideQuery = { readonly leaveRequest: { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly studentId: string, readonly studentName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly classes: number, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null } | null, readonly leaveEffects: { readonly __typename: 'LeaveEffects', readonly _id: string, readonly effects: ReadonlyArray<{ readonly decision: Types.LeaveDecision, readonly changed: number, readonly sessions: ReadonlyArray<{ readonly sessionId: string, readonly courseName: string | null, readonly startsAt: Instant, readonly before: Types.AttendanceStatus | null, readonly after: Types.AttendanceStatus }>, readonly terms: ReadonlyArray<{ readonly termId: string, readonly name: string, readonly percentBefore: number | null, readonly percentAfter: number | null, readonly deductionBefore: number, readonly deductionAfter: number, readonly absencesAfter: number, readonly graceAbsents: number }> }> } | null };

export type LeaveSelectionEffectQueryVariables = {
  requestIds: ReadonlyArray<string> | string;
};

export type LeaveSelectionEffectQuery = { readonly leaveSelectionEffect: { readonly excusedSessions: number, readonly loweredDeductions: number, readonly students: ReadonlyArray<{ readonly __typename: 'LeaveSelectionStudent', readonly _id: string, readonly studentName: string, readonly terms: ReadonlyArray<{ readonly termId: string, readonly name: string, readonly percentBefore: number | null, readonly percentAfter: number | null, readonly deductionBefore: number, readonly deductionAfter: number }> }> } };

export type DecideLeaveRequestMutationVariables = {
  decisionId: string;
  requestId: string;
  version: number;
  status: Types.LeaveDecision;
  adminComments: string;
};

export type DecideLeaveRequestMutation = { readonly decideLeaveRequest: { readonly __typename: 'LeaveRequest', readonly _id: string, readonly decisionId: string | null } };

export type UndoLeaveDecisionMutationVariables = {
  decisionId: string;
};

export type UndoLeaveDecisionMutation = { readonly undoLeaveDecision: { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus } };

export type ProgressOfBatchFragment = { readonly __typename: 'LeaveBatch', readonly _id: string, readonly isUndo: boolean, readonly excusedSessions: number | null, readonly counts: { readonly waiting: number, readonly done: number, readonly changed: number, readonly failed: number } };

export type DecideLeaveRequestsMutationVariables = {
  batchId: string;
  requestIds: ReadonlyArray<string> | string;
  status: Types.LeaveDecision;
  adminComments: string;
};

export type DecideLeaveRequestsMutation = { readonly decideLeaveRequests: { readonly __typename: 'LeaveBatch', readonly _id: string, readonly isUndo: boolean, readonly excusedSessions: number | null, readonly counts: { readonly waiting: number, readonly done: number, readonly changed: number, readonly failed: number } } };

export type UndoLeaveDecisionsMutationVariables = {
  batchId: string;
  undoes: string;
};

export type UndoLeaveDecisionsMutation = { readonly undoLeaveDecisions: { readonly __typename: 'LeaveBatch', readonly _id: string, readonly isUndo: boolean, readonly excusedSessions: number | null, readonly counts: { readonly waiting: number, readonly done: number, readonly changed: number, readonly failed: number } } };

export type LeaveBatchQueryVariables = {
  batchId: string;
};

export type LeaveBatchQuery = { readonly leaveBatch: { readonly __typename: 'LeaveBatch', readonly _id: string, readonly isUndo: boolean, readonly excusedSessions: number | null, readonly counts: { readonly waiting: number, readonly done: number, readonly changed: number, readonly failed: number } } | null };

export const leaveQueue: TypedDocument<LeaveQueueQuery, LeaveQueueQueryVariables> = {
  operationName: 'leaveQueue',
  query: `query leaveQueue($filter:LeaveFilter$sort:LeaveSort$descending:Boolean$after:ID){leaveRequests(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedLeave}nextCursor count countIsOpen}leaveRequestCounts(filter:$filter){pending approved acknowledged withdrawn oldest}leavePlaces{_id name regionId regionName __typename}}fragment ListedLeave on LeaveRequest{_id status attendanceType firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments studentId studentName groupName regionName timeZone classes askedAt decidedAt decidedByName decisionId version __typename}`,
};

export const leaveQueueForFile: TypedDocument<LeaveQueueForFileQuery, LeaveQueueForFileQueryVariables> = {
  operationName: 'leaveQueueForFile',
  query: `query leaveQueueForFile($filter:LeaveFilter$sort:LeaveSort$descending:Boolean$after:ID){leaveRequests(filter:$filter sort:$sort descending:$descending first:100 after:$after){rows{...LeaveForFile}nextCursor}}fragment LeaveForFile on LeaveRequest{...ListedLeave givenName familyName studentNumber}fragment ListedLeave on LeaveRequest{_id status attendanceType firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments studentId studentName groupName regionName timeZone classes askedAt decidedAt decidedByName decisionId version __typename}`,
};

export const leaveToDecide: TypedDocument<LeaveToDecideQuery, LeaveToDecideQueryVariables> = {
  operationName: 'leaveToDecide',
  query: `query leaveToDecide($requestId:ID!){leaveRequest(requestId:$requestId){...ListedLeave}leaveEffects(requestId:$requestId){_id effects{decision changed sessions{sessionId courseName startsAt before after}terms{termId name percentBefore percentAfter deductionBefore deductionAfter absencesAfter graceAbsents}}__typename}}fragment ListedLeave on LeaveRequest{_id status attendanceType firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments studentId studentName groupName regionName timeZone classes askedAt decidedAt decidedByName decisionId version __typename}`,
};

export const leaveSelectionEffect: TypedDocument<LeaveSelectionEffectQuery, LeaveSelectionEffectQueryVariables> = {
  operationName: 'leaveSelectionEffect',
  query: `query leaveSelectionEffect($requestIds:[ID!]!){leaveSelectionEffect(requestIds:$requestIds){excusedSessions loweredDeductions students{_id studentName terms{termId name percentBefore percentAfter deductionBefore deductionAfter}__typename}}}`,
};

export const decideLeaveRequest: TypedDocument<DecideLeaveRequestMutation, DecideLeaveRequestMutationVariables> = {
  operationName: 'decideLeaveRequest',
  query: `mutation decideLeaveRequest($decisionId:ID!$requestId:ID!$version:Int!$status:LeaveDecision!$adminComments:String!){decideLeaveRequest(decisionId:$decisionId requestId:$requestId version:$version status:$status adminComments:$adminComments){_id decisionId __typename}}`,
};

export const undoLeaveDecision: TypedDocument<UndoLeaveDecisionMutation, UndoLeaveDecisionMutationVariables> = {
  operationName: 'undoLeaveDecision',
  query: `mutation undoLeaveDecision($decisionId:ID!){undoLeaveDecision(decisionId:$decisionId){_id status __typename}}`,
};

export const decideLeaveRequests: TypedDocument<DecideLeaveRequestsMutation, DecideLeaveRequestsMutationVariables> = {
  operationName: 'decideLeaveRequests',
  query: `mutation decideLeaveRequests($batchId:ID!$requestIds:[ID!]!$status:LeaveDecision!$adminComments:String!){decideLeaveRequests(batchId:$batchId requestIds:$requestIds status:$status adminComments:$adminComments){...ProgressOfBatch}}fragment ProgressOfBatch on LeaveBatch{_id isUndo excusedSessions counts{waiting done changed failed}__typename}`,
};

export const undoLeaveDecisions: TypedDocument<UndoLeaveDecisionsMutation, UndoLeaveDecisionsMutationVariables> = {
  operationName: 'undoLeaveDecisions',
  query: `mutation undoLeaveDecisions($batchId:ID!$undoes:ID!){undoLeaveDecisions(batchId:$batchId undoes:$undoes){...ProgressOfBatch}}fragment ProgressOfBatch on LeaveBatch{_id isUndo excusedSessions counts{waiting done changed failed}__typename}`,
};

export const leaveBatch: TypedDocument<LeaveBatchQuery, LeaveBatchQueryVariables> = {
  operationName: 'leaveBatch',
  query: `query leaveBatch($batchId:ID!){leaveBatch(batchId:$batchId){...ProgressOfBatch}}fragment ProgressOfBatch on LeaveBatch{_id isUndo excusedSessions counts{waiting done changed failed}__typename}`,
};
