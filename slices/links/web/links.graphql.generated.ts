import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnLinksQueryVariables = { [key: string]: never; };

export type OwnLinksQuery = { readonly ownLinks: ReadonlyArray<{ readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number }> };

export type LinksQueryVariables = { [key: string]: never; };

export type LinksQuery = { readonly links: ReadonlyArray<{ readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number }> };

export type ListedLinkFragment = { readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number };

export type GroupsOfLinksQueryVariables = {
  search: string;
};

export type GroupsOfLinksQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type CreateLinkMutationVariables = {
  linkId: string;
  linkInput: Types.LinkInput;
};

export type CreateLinkMutation = { readonly createLink: { readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number } };

export type UpdateLinkMutationVariables = {
  linkId: string;
  version: number;
  linkInput: Types.LinkInput;
};

export type UpdateLinkMutation = { readonly updateLink: { readonly __typename: 'Link', readonly _id: string, readonly title: string, readonly url: string, readonly description: string, readonly groupId: string | null, readonly groupName: string | null, readonly version: number } };

export type DeleteLinkMutationVariables = {
  linkId: string;
};

export type DeleteLinkMutation = { readonly deleteLink: boolean };

export const ownLinks: TypedDocument<OwnLinksQuery, OwnLinksQueryVariables> = {
  operationName: 'ownLinks',
  query: `query ownLinks{ownLinks{...ListedLink}}fragment ListedLink on Link{_id title url description groupId groupName version __typename}`,
};

export const links: TypedDocument<LinksQuery, LinksQueryVariables> = {
  operationName: 'links',
  query: `query links{links{...ListedLink}}fragment ListedLink on Link{_id title url description groupId groupName version __typename}`,
};

export const groupsOfLinks: TypedDocument<GroupsOfLinksQuery, GroupsOfLinksQueryVariables> = {
  operationName: 'groupsOfLinks',
  query: `query groupsOfLinks($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionName __typename}}}`,
};

export const createLink: TypedDocument<CreateLinkMutation, CreateLinkMutationVariables> = {
  operationName: 'createLink',
  query: `mutation createLink($linkId:ID!$linkInput:LinkInput!){createLink(linkId:$linkId linkInput:$linkInput){...ListedLink}}fragment ListedLink on Link{_id title url description groupId groupName version __typename}`,
};

export const updateLink: TypedDocument<UpdateLinkMutation, UpdateLinkMutationVariables> = {
  operationName: 'updateLink',
  query: `mutation updateLink($linkId:ID!$version:Int!$linkInput:LinkInput!){updateLink(linkId:$linkId version:$version linkInput:$linkInput){...ListedLink}}fragment ListedLink on Link{_id title url description groupId groupName version __typename}`,
};

export const deleteLink: TypedDocument<DeleteLinkMutation, DeleteLinkMutationVariables> = {
  operationName: 'deleteLink',
  query: `mutation deleteLink($linkId:ID!){deleteLink(linkId:$linkId)}`,
};
