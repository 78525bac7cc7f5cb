import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupDeadlinesQueryVariables = {
  groupId: string;
};

export type GroupDeadlinesQuery = { readonly groupDeadlines: ReadonlyArray<{ readonly __typename: 'GroupDeadline', readonly _id: string, readonly courseName: string, readonly courseOfferingId: string, readonly dueAt: Instant, readonly timeZone: string, readonly assignment: { readonly __typename: 'Assignment', readonly _id: string, readonly title: string } | null }> };

export const groupDeadlines: TypedDocument<GroupDeadlinesQuery, GroupDeadlinesQueryVariables> = {
  operationName: 'groupDeadlines',
  query: `query groupDeadlines($groupId:ID!){groupDeadlines(groupId:$groupId){_id courseName courseOfferingId dueAt timeZone assignment{_id title __typename}__typename}}`,
};
