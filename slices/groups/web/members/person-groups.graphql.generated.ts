import type { Day } from '#kit/calendar/day.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type HeldMembershipFragment = { readonly __typename: 'GroupMembership', readonly _id: string, readonly name: string, readonly regionId: string, readonly regionName: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly isOver: boolean, readonly mayMove: boolean };

export type PersonMembershipsQueryVariables = {
  personId: string;
};

export type PersonMembershipsQuery = { readonly memberships: ReadonlyArray<{ readonly __typename: 'GroupMembership', readonly _id: string, readonly name: string, readonly regionId: string, readonly regionName: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly isOver: boolean, readonly mayMove: boolean }> };

export const personMemberships: TypedDocument<PersonMembershipsQuery, PersonMembershipsQueryVariables> = {
  operationName: 'personMemberships',
  query: `query personMemberships($personId:ID!){memberships(personId:$personId){...HeldMembership}}fragment HeldMembership on GroupMembership{_id name regionId regionName firstDay lastDay isOver mayMove __typename}`,
};
