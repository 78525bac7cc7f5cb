import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type MessageReportsQueryVariables = {
  state?: Types.MessageReportState | null | undefined;
  after?: string | null | undefined;
};

export type MessageReportsQuery = { readonly messageReports: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'MessageReport', readonly _id: string, readonly message: string, readonly about: string, readonly sentAt: Instant, readonly senderName: string, readonly senderAddress: string, readonly isSenderVisitor: boolean, readonly isSenderSuspended: boolean, readonly reportsOfSender: number, readonly recipientName: string, readonly reason: string, readonly reportedAt: Instant, readonly state: Types.MessageReportState, readonly note: string, readonly resolvedAt: Instant | null, readonly resolvedByName: string | null }> } };

export type MessageReportQueryVariables = {
  reportId?: string | null | undefined;
};

export type MessageReportQuery = { readonly messageReport: { readonly __typename: 'MessageReport', readonly _id: string, readonly message: string, readonly about: string, readonly sentAt: Instant, readonly senderName: string, readonly senderAddress: string, readonly isSenderVisitor: boolean, readonly isSenderSuspended: boolean, readonly reportsOfSender: number, readonly recipientName: string, readonly reason: string, readonly reportedAt: Instant, readonly state: Types.MessageReportState, readonly note: string, readonly resolvedAt: Instant | null, readonly resolvedByName: string | null } | null };

export type ResolveMessageReportMutationVariables = {
  reportId: string;
  note: string;
};

export type ResolveMessageReportMutation = { readonly resolveMessageReport: { readonly __typename: 'MessageReport', readonly _id: string, readonly message: string, readonly about: string, readonly sentAt: Instant, readonly senderName: string, readonly senderAddress: string, readonly isSenderVisitor: boolean, readonly isSenderSuspended: boolean, readonly reportsOfSender: number, readonly recipientName: string, readonly reason: string, readonly reportedAt: Instant, readonly state: Types.MessageReportState, readonly note: string, readonly resolvedAt: Instant | null, readonly resolvedByName: string | null } };

export type ReopenMessageReportMutationVariables = {
  reportId: string;
};

export type ReopenMessageReportMutation = { readonly reopenMessageReport: { readonly __typename: 'MessageReport', readonly _id: string, readonly message: string, readonly about: string, readonly sentAt: Instant, readonly senderName: string, readonly senderAddress: string, readonly isSenderVisitor: boolean, readonly isSenderSuspended: boolean, readonly reportsOfSender: number, readonly recipientName: string, readonly reason: string, readonly reportedAt: Instant, readonly state: Types.MessageReportState, readonly note: string, readonly resolvedAt: Instant | null, readonly resolvedByName: string | null } };

export type SetSenderSuspendedMutationVariables = {
  reportId: string;
  isSuspended: boolean;
};

export type SetSenderSuspendedMutation = { readonly setSenderSuspended: { readonly __typename: 'MessageReport', readonly _id: string, readonly message: string, readonly about: string, readonly sentAt: Instant, readonly senderName: string, readonly senderAddress: string, readonly isSenderVisitor: boolean, readonly isSenderSuspended: boolean, readonly reportsOfSender: number, readonly recipientName: string, readonly reason: string, readonly reportedAt: Instant, readonly state: Types.MessageReportState, readonly note: string, readonly resolvedAt: Instant | null, readonly resolvedByName: string | null } };

export type ReportFragment = { readonly __typename: 'MessageReport', readonly _id: string, readonly message: string, readonly about: string, readonly sentAt: Instant, readonly senderName: string, readonly senderAddress: string, readonly isSenderVisitor: boolean, readonly isSenderSuspended: boolean, readonly reportsOfSender: number, readonly recipientName: string, readonly reason: string, readonly reportedAt: Instant, readonly state: Types.MessageReportState, readonly note: string, readonly resolvedAt: Instant | null, readonly resolvedByName: string | null };

export const messageReports: TypedDocument<MessageReportsQuery, MessageReportsQueryVariables> = {
  operationName: 'messageReports',
  query: `query messageReports($state:MessageReportState$after:ID){messageReports(state:$state first:20 after:$after){rows{...Report}nextCursor count countIsOpen}}fragment Report on MessageReport{_id message about sentAt senderName senderAddress isSenderVisitor isSenderSuspended reportsOfSender recipientName reason reportedAt state note resolvedAt resolvedByName __typename}`,
};

export const messageReport: TypedDocument<MessageReportQuery, MessageReportQueryVariables> = {
  operationName: 'messageReport',
  query: `query messageReport($reportId:ID){messageReport(reportId:$reportId){...Report}}fragment Report on MessageReport{_id message about sentAt senderName senderAddress isSenderVisitor isSenderSuspended reportsOfSender recipientName reason reportedAt state note resolvedAt resolvedByName __typename}`,
};

export const resolveMessageReport: TypedDocument<ResolveMessageReportMutation, ResolveMessageReportMutationVariables> = {
  operationName: 'resolveMessageReport',
  query: `mutation resolveMessageReport($reportId:ID!$note:String!){resolveMessageReport(reportId:$reportId note:$note){...Report}}fragment Report on MessageReport{_id message about sentAt senderName senderAddress isSenderVisitor isSenderSuspended reportsOfSender recipientName reason reportedAt state note resolvedAt resolvedByName __typename}`,
};

export const reopenMessageReport: TypedDocument<ReopenMessageReportMutation, ReopenMessageReportMutationVariables> = {
  operationName: 'reopenMessageReport',
  query: `mutation reopenMessageReport($reportId:ID!){reopenMessageReport(reportId:$reportId){...Report}}fragment Report on MessageReport{_id message about sentAt senderName senderAddress isSenderVisitor isSenderSuspended reportsOfSender recipientName reason reportedAt state note resolvedAt resolvedByName __typename}`,
};

export const setSenderSuspended: TypedDocument<SetSenderSuspendedMutation, SetSenderSuspendedMutationVariables> = {
  operationName: 'setSenderSuspended',
  query: `mutation setSenderSuspended($reportId:ID!$isSuspended:Boolean!){setSenderSuspended(reportId:$reportId isSuspended:$isSuspended){...Report}}fragment Report on MessageReport{_id message about sentAt senderName senderAddress isSenderVisitor isSenderSuspended reportsOfSender recipientName reason reportedAt state note resolvedAt resolvedByName __typename}`,
};
