import type { TypedDocument } from '#kit/client/typed-document.ts';

export type AddSelectedToGroupMutationVariables = {
  groupId: string;
  personId: string;
};

export type AddSelectedToGroupMutation = { readonly addGroupMember: { readonly __typename: 'GroupMember', readonly _id: string } };

export type TakeSelectedOutOfGroupMutationVariables = {
  groupId: string;
  personId: string;
};

export type TakeSelectedOutOfGroupMutation = { readonly removeGroupMember: { readonly __typename: 'ManagedGroup', readonly _id: string } };

export type GroupsToFilterQueryVariables = {
  regionId?: string | null | undefined;
};

export type GroupsToFilterQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export const addSelectedToGroup: TypedDocument<AddSelectedToGroupMutation, AddSelectedToGroupMutationVariables> = {
  operationName: 'addSelectedToGroup',
  query: `mutation addSelectedToGroup($groupId:ID!$personId:ID!){addGroupMember(groupId:$groupId personId:$personId){_id __typename}}`,
};

export const takeSelectedOutOfGroup: TypedDocument<TakeSelectedOutOfGroupMutation, TakeSelectedOutOfGroupMutationVariables> = {
  operationName: 'takeSelectedOutOfGroup',
  query: `mutation takeSelectedOutOfGroup($groupId:ID!$personId:ID!){removeGroupMember(groupId:$groupId personId:$personId){_id __typename}}`,
};

export const groupsToFilter: TypedDocument<GroupsToFilterQuery, GroupsToFilterQueryVariables> = {
  operationName: 'groupsToFilter',
  query: `query groupsToFilter($regionId:ID){groups(filter:{regionId:$regionId archived:false}first:100){rows{_id name regionName __typename}}}`,
};
