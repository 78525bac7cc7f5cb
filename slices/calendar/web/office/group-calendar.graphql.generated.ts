import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type KeptGroupCalendarFragment = { readonly __typename: 'GroupCalendar', readonly _id: string, readonly address: string, readonly readAt: Instant | null, readonly triedAt: Instant | null, readonly problem: string | null, readonly entryCount: number };

export type GroupCalendarQueryVariables = {
  groupId: string;
};

export type GroupCalendarQuery = { readonly groupCalendar: { readonly __typename: 'GroupCalendar', readonly _id: string, readonly address: string, readonly readAt: Instant | null, readonly triedAt: Instant | null, readonly problem: string | null, readonly entryCount: number } | null };

export type SetGroupCalendarMutationVariables = {
  groupId: string;
  address: string;
};

export type SetGroupCalendarMutation = { readonly setGroupCalendar: { readonly __typename: 'GroupCalendar', readonly _id: string, readonly address: string, readonly readAt: Instant | null, readonly triedAt: Instant | null, readonly problem: string | null, readonly entryCount: number } | null };

export const groupCalendar: TypedDocument<GroupCalendarQuery, GroupCalendarQueryVariables> = {
  operationName: 'groupCalendar',
  query: `query groupCalendar($groupId:ID!){groupCalendar(groupId:$groupId){...KeptGroupCalendar}}fragment KeptGroupCalendar on GroupCalendar{_id address readAt triedAt problem entryCount __typename}`,
};

export const setGroupCalendar: TypedDocument<SetGroupCalendarMutation, SetGroupCalendarMutationVariables> = {
  operationName: 'setGroupCalendar',
  query: `mutation setGroupCalendar($groupId:ID!$address:String!){setGroupCalendar(groupId:$groupId address:$address){...KeptGroupCalendar}}fragment KeptGroupCalendar on GroupCalendar{_id address readAt triedAt problem entryCount __typename}`,
};
