import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedMemberFragment = { readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly email: string | null, readonly phone: string | null, readonly isDeactivated: boolean, readonly firstDay: Day, readonly lastDay: Day | null, readonly movedTo: { readonly __typename: 'GroupEntered', readonly _id: string, readonly name: string } | null };

export type GroupMembersQueryVariables = {
  groupId: string;
  state?: Types.MemberState | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
};

export type GroupMembersQuery = { readonly groupMembers: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly email: string | null, readonly phone: string | null, readonly isDeactivated: boolean, readonly firstDay: Day, readonly lastDay: Day | null, readonly movedTo: { readonly __typename: 'GroupEntered', readonly _id: string, readonly name: string } | null }> } | null };

export type GroupMembersForFileQueryVariables = {
  groupId: string;
  state?: Types.MemberState | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
};

export type GroupMembersForFileQuery = { readonly groupMembers: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly email: string | null, readonly phone: string | null, readonly isDeactivated: boolean, readonly firstDay: Day, readonly lastDay: Day | null, readonly movedTo: { readonly __typename: 'GroupEntered', readonly _id: string, readonly name: string } | null }> } | null };

export type GroupsToMoveToQueryVariables = {
  search: string;
  regionId: string;
};

export type GroupsToMoveToQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string }> } };

export type EndMembershipsMutationVariables = {
  groupId: string;
  personIds: ReadonlyArray<string> | string;
  lastDay?: Day | null | undefined;
};

export type EndMembershipsMutation = { readonly endMemberships: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly email: string | null, readonly phone: string | null, readonly isDeactivated: boolean, readonly firstDay: Day, readonly lastDay: Day | null, readonly movedTo: { readonly __typename: 'GroupEntered', readonly _id: string, readonly name: string } | null }> };

export type MoveGroupMembersMutationVariables = {
  groupId: string;
  toGroupId: string;
  personIds: ReadonlyArray<string> | string;
};

export type MoveGroupMembersMutation = { readonly moveGroupMembers: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string }> };

export type PeopleOfCampusQueryVariables = {
  search: string;
  regionId: string;
};

export type PeopleOfCampusQuery = { readonly users: { readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null }> } };

export type AddGroupMemberMutationVariables = {
  groupId: string;
  personId: string;
};

export type AddGroupMemberMutation = { readonly addGroupMember: { readonly __typename: 'GroupMember', readonly _id: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly email: string | null, readonly phone: string | null, readonly isDeactivated: boolean, readonly firstDay: Day, readonly lastDay: Day | null, readonly movedTo: { readonly __typename: 'GroupEntered', readonly _id: string, readonly name: string } | null } };

export type RemoveGroupMemberMutationVariables = {
  groupId: string;
  personId: string;
};

export type RemoveGroupMemberMutation = { readonly removeGroupMember: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly membersNow: number } };

export const groupMembers: TypedDocument<GroupMembersQuery, GroupMembersQueryVariables> = {
  operationName: 'groupMembers',
  query: `query groupMembers($groupId:ID!$state:MemberState$search:String$after:ID){groupMembers(groupId:$groupId state:$state search:$search first:20 after:$after){rows{...ListedMember}nextCursor count countIsOpen}}fragment ListedMember on GroupMember{_id fullName givenName familyName studentNumber email phone isDeactivated movedTo{_id name __typename}firstDay lastDay __typename}`,
};

export const groupMembersForFile: TypedDocument<GroupMembersForFileQuery, GroupMembersForFileQueryVariables> = {
  operationName: 'groupMembersForFile',
  query: `query groupMembersForFile($groupId:ID!$state:MemberState$search:String$after:ID){groupMembers(groupId:$groupId state:$state search:$search first:100 after:$after){rows{...ListedMember}nextCursor}}fragment ListedMember on GroupMember{_id fullName givenName familyName studentNumber email phone isDeactivated movedTo{_id name __typename}firstDay lastDay __typename}`,
};

export const groupsToMoveTo: TypedDocument<GroupsToMoveToQuery, GroupsToMoveToQueryVariables> = {
  operationName: 'groupsToMoveTo',
  query: `query groupsToMoveTo($search:String!$regionId:ID!){groups(filter:{search:$search regionId:$regionId current:true}first:20){rows{_id name __typename}}}`,
};

export const endMemberships: TypedDocument<EndMembershipsMutation, EndMembershipsMutationVariables> = {
  operationName: 'endMemberships',
  query: `mutation endMemberships($groupId:ID!$personIds:[ID!]!$lastDay:Day){endMemberships(groupId:$groupId personIds:$personIds lastDay:$lastDay){...ListedMember}}fragment ListedMember on GroupMember{_id fullName givenName familyName studentNumber email phone isDeactivated movedTo{_id name __typename}firstDay lastDay __typename}`,
};

export const moveGroupMembers: TypedDocument<MoveGroupMembersMutation, MoveGroupMembersMutationVariables> = {
  operationName: 'moveGroupMembers',
  query: `mutation moveGroupMembers($groupId:ID!$toGroupId:ID!$personIds:[ID!]!){moveGroupMembers(groupId:$groupId toGroupId:$toGroupId personIds:$personIds){_id __typename}}`,
};

export const peopleOfCampus: TypedDocument<PeopleOfCampusQuery, PeopleOfCampusQueryVariables> = {
  operationName: 'peopleOfCampus',
  query: `query peopleOfCampus($search:String!$regionId:ID!){users(filter:{search:$search regionId:$regionId}first:8){rows{_id fullName email __typename}}}`,
};

export const addGroupMember: TypedDocument<AddGroupMemberMutation, AddGroupMemberMutationVariables> = {
  operationName: 'addGroupMember',
  query: `mutation addGroupMember($groupId:ID!$personId:ID!){addGroupMember(groupId:$groupId personId:$personId){...ListedMember}}fragment ListedMember on GroupMember{_id fullName givenName familyName studentNumber email phone isDeactivated movedTo{_id name __typename}firstDay lastDay __typename}`,
};

export const removeGroupMember: TypedDocument<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables> = {
  operationName: 'removeGroupMember',
  query: `mutation removeGroupMember($groupId:ID!$personId:ID!){removeGroupMember(groupId:$groupId personId:$personId){_id membersNow __typename}}`,
};
