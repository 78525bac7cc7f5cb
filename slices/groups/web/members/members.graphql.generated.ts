import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedMemberFragment = { readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly firstDay: Day, readonly lastDay: Day | null };

export type GroupMembersQueryVariables = {
  groupId: string;
  state?: Types.MemberState | null | undefined;
  after?: string | null | undefined;
};

export type GroupMembersQuery = { readonly groupMembers: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly firstDay: Day, readonly lastDay: Day | null }> } | null };

export type PeopleOfCampusQueryVariables = {
  search: string;
  regionId: string;
};

export type PeopleOfCampusQuery = { readonly users: { readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null }> } };

export type AddGroupMemberMutationVariables = {
  groupId: string;
  personId: string;
};

export type AddGroupMemberMutation = { readonly addGroupMember: { readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly firstDay: Day, readonly lastDay: Day | null } };

export type EndMembershipMutationVariables = {
  groupId: string;
  personId: string;
  lastDay: Day;
};

export type EndMembershipMutation = { readonly endMembership: { readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly firstDay: Day, readonly lastDay: Day | null } };

export type RemoveGroupMemberMutationVariables = {
  groupId: string;
  personId: string;
};

export type RemoveGroupMemberMutation = { readonly removeGroupMember: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly membersNow: number } };

export const groupMembers: TypedDocument<GroupMembersQuery, GroupMembersQueryVariables> = {
  operationName: 'groupMembers',
  query: `query groupMembers($groupId:ID!$state:MemberState$after:ID){groupMembers(groupId:$groupId state:$state first:20 after:$after){rows{...ListedMember}nextCursor count countIsOpen}}fragment ListedMember on GroupMember{_id fullName firstDay lastDay __typename}`,
};

export const peopleOfCampus: TypedDocument<PeopleOfCampusQuery, PeopleOfCampusQueryVariables> = {
  operationName: 'peopleOfCampus',
  query: `query peopleOfCampus($search:String!$regionId:ID!){users(filter:{search:$search regionId:$regionId}first:8){rows{_id fullName email __typename}}}`,
};

export const addGroupMember: TypedDocument<AddGroupMemberMutation, AddGroupMemberMutationVariables> = {
  operationName: 'addGroupMember',
  query: `mutation addGroupMember($groupId:ID!$personId:ID!){addGroupMember(groupId:$groupId personId:$personId){...ListedMember}}fragment ListedMember on GroupMember{_id fullName firstDay lastDay __typename}`,
};

export const endMembership: TypedDocument<EndMembershipMutation, EndMembershipMutationVariables> = {
  operationName: 'endMembership',
  query: `mutation endMembership($groupId:ID!$personId:ID!$lastDay:Day!){endMembership(groupId:$groupId personId:$personId lastDay:$lastDay){...ListedMember}}fragment ListedMember on GroupMember{_id fullName firstDay lastDay __typename}`,
};

export const removeGroupMember: TypedDocument<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables> = {
  operationName: 'removeGroupMember',
  query: `mutation removeGroupMember($groupId:ID!$personId:ID!){removeGroupMember(groupId:$groupId personId:$personId){_id membersNow __typename}}`,
};
