import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnLeaveFragment = { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly typeId: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly groupId: string, readonly groupName: string, readonly classes: number, readonly timeZone: string, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null };

export type OwnLeaveRequestsQueryVariables = {
  after?: string | null | undefined;
};

export type OwnLeaveRequestsQuery = { readonly leaveGroups: ReadonlyArray<{ readonly __typename: 'LeaveGroup', readonly _id: string, readonly name: string, readonly today: Day, readonly types: ReadonlyArray<{ readonly __typename: 'OfferedLeave', readonly _id: string, readonly name: string }> }>, readonly ownLeaveRequests: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly typeId: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly groupId: string, readonly groupName: string, readonly classes: number, readonly timeZone: string, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null }> } };

export type OpenLeaveUploadMutationVariables = {
  fileId: string;
  name: string;
  bytes: number;
};

export type OpenLeaveUploadMutation = { readonly openLeaveUpload: { readonly uploadId: string, readonly urls: ReadonlyArray<string>, readonly partBytes: number } };

export type RequestLeaveMutationVariables = {
  requestId: string;
  groupId: string;
  leaveInput: Types.LeaveInput;
  file?: Types.SentWorkInput | null | undefined;
};

export type RequestLeaveMutation = { readonly requestLeave: { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly typeId: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly groupId: string, readonly groupName: string, readonly classes: number, readonly timeZone: string, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null } };

export type ChangeLeaveRequestMutationVariables = {
  requestId: string;
  version: number;
  leaveInput: Types.LeaveInput;
  file?: Types.SentWorkInput | null | undefined;
  keepsFile: boolean;
};

export type ChangeLeaveRequestMutation = { readonly changeLeaveRequest: { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly typeId: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly groupId: string, readonly groupName: string, readonly classes: number, readonly timeZone: string, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null } };

export type WithdrawLeaveRequestMutationVariables = {
  requestId: string;
};

export type WithdrawLeaveRequestMutation = { readonly withdrawLeaveRequest: { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly typeId: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly groupId: string, readonly groupName: string, readonly classes: number, readonly timeZone: string, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null } };

export type RestoreLeaveRequestMutationVariables = {
  requestId: string;
};

export type RestoreLeaveRequestMutation = { readonly restoreLeaveRequest: { readonly __typename: 'LeaveRequest', readonly _id: string, readonly status: Types.LeaveStatus, readonly attendanceType: string, readonly typeId: string, readonly firstDay: Day, readonly lastDay: Day, readonly reason: string, readonly studentNotes: string, readonly adminComments: string, readonly groupId: string, readonly groupName: string, readonly classes: number, readonly timeZone: string, readonly askedAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly version: number, readonly file: { readonly __typename: 'LeaveFile', readonly _id: string, readonly name: string, readonly bytes: number, readonly url: string } | null } };

export const ownLeaveRequests: TypedDocument<OwnLeaveRequestsQuery, OwnLeaveRequestsQueryVariables> = {
  operationName: 'ownLeaveRequests',
  query: `query ownLeaveRequests($after:ID){leaveGroups{_id name today types{_id name __typename}__typename}ownLeaveRequests(first:20 after:$after){rows{...OwnLeave}nextCursor count countIsOpen}}fragment OwnLeave on LeaveRequest{_id status attendanceType typeId firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments groupId groupName classes timeZone askedAt decidedAt decidedByName version __typename}`,
};

export const openLeaveUpload: TypedDocument<OpenLeaveUploadMutation, OpenLeaveUploadMutationVariables> = {
  operationName: 'openLeaveUpload',
  query: `mutation openLeaveUpload($fileId:ID!$name:String!$bytes:Int!){openLeaveUpload(fileId:$fileId name:$name bytes:$bytes){uploadId urls partBytes}}`,
};

export const requestLeave: TypedDocument<RequestLeaveMutation, RequestLeaveMutationVariables> = {
  operationName: 'requestLeave',
  query: `mutation requestLeave($requestId:ID!$groupId:ID!$leaveInput:LeaveInput!$file:SentWorkInput){requestLeave(requestId:$requestId groupId:$groupId leaveInput:$leaveInput file:$file){...OwnLeave}}fragment OwnLeave on LeaveRequest{_id status attendanceType typeId firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments groupId groupName classes timeZone askedAt decidedAt decidedByName version __typename}`,
};

export const changeLeaveRequest: TypedDocument<ChangeLeaveRequestMutation, ChangeLeaveRequestMutationVariables> = {
  operationName: 'changeLeaveRequest',
  query: `mutation changeLeaveRequest($requestId:ID!$version:Int!$leaveInput:LeaveInput!$file:SentWorkInput$keepsFile:Boolean!){changeLeaveRequest(requestId:$requestId version:$version leaveInput:$leaveInput file:$file keepsFile:$keepsFile){...OwnLeave}}fragment OwnLeave on LeaveRequest{_id status attendanceType typeId firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments groupId groupName classes timeZone askedAt decidedAt decidedByName version __typename}`,
};

export const withdrawLeaveRequest: TypedDocument<WithdrawLeaveRequestMutation, WithdrawLeaveRequestMutationVariables> = {
  operationName: 'withdrawLeaveRequest',
  query: `mutation withdrawLeaveRequest($requestId:ID!){withdrawLeaveRequest(requestId:$requestId){...OwnLeave}}fragment OwnLeave on LeaveRequest{_id status attendanceType typeId firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments groupId groupName classes timeZone askedAt decidedAt decidedByName version __typename}`,
};

export const restoreLeaveRequest: TypedDocument<RestoreLeaveRequestMutation, RestoreLeaveRequestMutationVariables> = {
  operationName: 'restoreLeaveRequest',
  query: `mutation restoreLeaveRequest($requestId:ID!){restoreLeaveRequest(requestId:$requestId){...OwnLeave}}fragment OwnLeave on LeaveRequest{_id status attendanceType typeId firstDay lastDay reason studentNotes file{_id name bytes url __typename}adminComments groupId groupName classes timeZone askedAt decidedAt decidedByName version __typename}`,
};
