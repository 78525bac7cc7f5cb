import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type LeavesToReadQueryVariables = {
  status: Types.LeaveStatus;
  after?: string | null | undefined;
};

export type LeavesToReadQuery = { readonly leaveRequestsToRead: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly studentId: string, readonly studentName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly classes: number, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null }> } };

export type OneLeaveToReadQueryVariables = {
  requestId: string;
};

export type OneLeaveToReadQuery = { readonly leaveRequestToRead: { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly studentId: string, readonly studentName: string, readonly groupName: string, readonly regionName: string, readonly timeZone: string, readonly classes: number, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null } | null };

export const leavesToRead: TypedDocument<LeavesToReadQuery, LeavesToReadQueryVariables> = {
  operationName: 'leavesToRead',
  query: `query leavesToRead($status:LeaveStatus!$after:ID){leaveRequestsToRead(status:$status first:20 after:$after){rows{...ListedLeave}nextCursor count countIsOpen}}fragment ListedLeave on LeaveRequest{_id status attendanceType firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments studentId studentName groupName regionName timeZone classes askedAt decidedAt decidedByName decisionId version __typename}`,
};

export const oneLeaveToRead: TypedDocument<OneLeaveToReadQuery, OneLeaveToReadQueryVariables> = {
  operationName: 'oneLeaveToRead',
  query: `query oneLeaveToRead($requestId:ID!){leaveRequestToRead(requestId:$requestId){...ListedLeave}}fragment ListedLeave on LeaveRequest{_id status attendanceType firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments studentId studentName groupName regionName timeZone classes askedAt decidedAt decidedByName decisionId version __typename}`,
};
