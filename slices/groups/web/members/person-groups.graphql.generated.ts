import type { Day } from '#kit/calendar/day.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupsForPersonQueryVariables = {
  search: string;
};

export type GroupsForPersonQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type MoveToGroupMutationVariables = {
  groupId: string;
  toGroupId: string;
  personIds: ReadonlyArray<string> | string;
};

export type MoveToGroupMutation = { readonly moveGroupMembers: ReadonlyArray<{ readonly __typename: 'GroupMember', readonly _id: string, readonly firstDay: Day }> };

export const groupsForPerson: TypedDocument<GroupsForPersonQuery, GroupsForPersonQueryVariables> = {
  operationName: 'groupsForPerson',
  query: `query groupsForPerson($search:String!){groups(filter:{search:$search archived:false}first:8){rows{_id name regionName __typename}}}`,
};

export const moveToGroup: TypedDocument<MoveToGroupMutation, MoveToGroupMutationVariables> = {
  operationName: 'moveToGroup',
  query: `mutation moveToGroup($groupId:ID!$toGroupId:ID!$personIds:[ID!]!){moveGroupMembers(groupId:$groupId toGroupId:$toGroupId personIds:$personIds){_id firstDay __typename}}`,
};
