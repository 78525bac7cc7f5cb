import type { Day } from '#kit/calendar/day.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type HeldMembershipFragment = { readonly __typename: 'GroupMembership', readonly _id: string, readonly name: string, readonly regionId: string, readonly regionName: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly isOver: boolean, readonly mayMove: boolean };

export type PersonMembershipsQueryVariables = {
  personId: string;
};

export type PersonMembershipsQuery = { readonly memberships: ReadonlyArray<{ readonly __typename: 'GroupMembership', readonly _id: string, readonly name: string, readonly regionId: string, readonly regionName: string, readonly firstDay: Day, readonly lastDay: Day | null, readonly isOver: boolean, readonly mayMove: boolean }> };

export type GroupsForPersonQueryVariables = {
  search: string;
  regionId: string;
};

export type GroupsForPersonQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type MoveToGroupMutationVariables = {
  groupId: string;
  toGroupId: string;
  personIds: ReadonlyArray<string> | string;
};

export type MoveToGroupMutation = { readonly moveGroupMembers: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string, readonly firstDay: Day }> };

export const personMemberships: TypedDocument<PersonMembershipsQuery, PersonMembershipsQueryVariables> = {
  operationName: 'personMemberships',
  query: `query personMemberships($personId:ID!){memberships(personId:$personId){...HeldMembership}}fragment HeldMembership on GroupMembership{_id name regionId regionName firstDay lastDay isOver mayMove __typename}`,
};

export const groupsForPerson: TypedDocument<GroupsForPersonQuery, GroupsForPersonQueryVariables> = {
  operationName: 'groupsForPerson',
  query: `query groupsForPerson($search:String!$regionId:ID!){groups(filter:{search:$search regionId:$regionId archived:false}first:8){rows{_id name regionName __typename}}}`,
};

export const moveToGroup: TypedDocument<MoveToGroupMutation, MoveToGroupMutationVariables> = {
  operationName: 'moveToGroup',
  query: `mutation moveToGroup($groupId:ID!$toGroupId:ID!$personIds:[ID!]!){moveGroupMembers(groupId:$groupId toGroupId:$toGroupId personIds:$personIds){_id firstDay __typename}}`,
};
