import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type PendingAssignmentFragment = { readonly __typename: 'PendingAssignment', readonly _id: string, readonly courseCode: string, readonly title: string, readonly dueDate: Instant, readonly timeZone: string, readonly state: Types.SubmissionState };

export type PendingAssignmentsQueryVariables = { [key: string]: never; };

export type PendingAssignmentsQuery = { readonly pendingAssignments: ReadonlyArray<{ readonly __typename: 'PendingAssignment', readonly _id: string, readonly courseCode: string, readonly title: string, readonly dueDate: Instant, readonly timeZone: string, readonly state: Types.SubmissionState }> };

export const pendingAssignments: TypedDocument<PendingAssignmentsQuery, PendingAssignmentsQueryVariables> = {
  operationName: 'pendingAssignments',
  query: `query pendingAssignments{pendingAssignments(first:5 withinHours:25){...PendingAssignment}}fragment PendingAssignment on PendingAssignment{_id courseCode title dueDate timeZone state __typename}`,
};
