import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OneGroupFragment = { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly membersEver: number, readonly coursesNow: number, readonly promotedToId: string | null, readonly today: Day, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number };

export type OneGroupQueryVariables = {
  groupId: string;
};

export type OneGroupQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly membersEver: number, readonly coursesNow: number, readonly promotedToId: string | null, readonly today: Day, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number } | null };

export type CreateGroupMutationVariables = {
  groupId: string;
  groupInput: Types.GroupInput;
  copyOf?: string | null | undefined;
};

export type CreateGroupMutation = { readonly createGroup: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly membersEver: number, readonly coursesNow: number, readonly promotedToId: string | null, readonly today: Day, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number } };

export type UpdateGroupMutationVariables = {
  groupId: string;
  version: number;
  groupInput: Types.GroupInput;
};

export type UpdateGroupMutation = { readonly updateGroup: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly membersEver: number, readonly coursesNow: number, readonly promotedToId: string | null, readonly today: Day, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number } };

export type ArchiveGroupMutationVariables = {
  groupId: string;
  archived: boolean;
};

export type ArchiveGroupMutation = { readonly archiveGroup: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly membersEver: number, readonly coursesNow: number, readonly promotedToId: string | null, readonly today: Day, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number } };

export type PromoteGroupMutationVariables = {
  groupId: string;
  newGroupId: string;
  groupInput?: Types.GroupInput | null | undefined;
  exceptions: ReadonlyArray<Types.ExceptionInput> | Types.ExceptionInput;
};

export type PromoteGroupMutation = { readonly promoteGroup: { readonly __typename: 'ManagedGroup', readonly regionId: string, readonly locale: string, readonly companionApp: boolean, readonly membersEver: number, readonly coursesNow: number, readonly promotedToId: string | null, readonly today: Day, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly studyYear: number | null, readonly intake: string, readonly session: Types.GroupSession, readonly openForSignUp: boolean, readonly archived: boolean, readonly membersNow: number, readonly membersToGraduate: number } };

export type UndoPromotionMutationVariables = {
  groupId: string;
};

export type UndoPromotionMutation = { readonly undoPromotion: { readonly __typename: 'ManagedGroup', readonly _id: string } };

export type GraduateGroupMutationVariables = {
  groupId: string;
  personIds?: ReadonlyArray<string> | string | null | undefined;
  graduatedOn?: Day | null | undefined;
  place?: string | null | undefined;
  exceptions?: ReadonlyArray<Types.ExceptionInput> | Types.ExceptionInput | null | undefined;
};

export type GraduateGroupMutation = { readonly graduateGroup: ReadonlyArray<{ readonly __typename: 'GroupGraduate', readonly _id: string, readonly fullName: string, readonly outcome: Types.GraduationOutcome }> };

export const oneGroup: TypedDocument<OneGroupQuery, OneGroupQueryVariables> = {
  operationName: 'oneGroup',
  query: `query oneGroup($groupId:ID!){group(groupId:$groupId){...OneGroup}}fragment OneGroup on ManagedGroup{...ListedGroup regionId locale companionApp membersEver coursesNow promotedToId today version}fragment ListedGroup on ManagedGroup{_id name regionName studyYear intake session openForSignUp archived membersNow membersToGraduate __typename}`,
};

export const createGroup: TypedDocument<CreateGroupMutation, CreateGroupMutationVariables> = {
  operationName: 'createGroup',
  query: `mutation createGroup($groupId:ID!$groupInput:GroupInput!$copyOf:ID){createGroup(groupId:$groupId groupInput:$groupInput copyOf:$copyOf){...OneGroup}}fragment OneGroup on ManagedGroup{...ListedGroup regionId locale companionApp membersEver coursesNow promotedToId today version}fragment ListedGroup on ManagedGroup{_id name regionName studyYear intake session openForSignUp archived membersNow membersToGraduate __typename}`,
};

export const updateGroup: TypedDocument<UpdateGroupMutation, UpdateGroupMutationVariables> = {
  operationName: 'updateGroup',
  query: `mutation updateGroup($groupId:ID!$version:Int!$groupInput:GroupInput!){updateGroup(groupId:$groupId version:$version groupInput:$groupInput){...OneGroup}}fragment OneGroup on ManagedGroup{...ListedGroup regionId locale companionApp membersEver coursesNow promotedToId today version}fragment ListedGroup on ManagedGroup{_id name regionName studyYear intake session openForSignUp archived membersNow membersToGraduate __typename}`,
};

export const archiveGroup: TypedDocument<ArchiveGroupMutation, ArchiveGroupMutationVariables> = {
  operationName: 'archiveGroup',
  query: `mutation archiveGroup($groupId:ID!$archived:Boolean!){archiveGroup(groupId:$groupId archived:$archived){...OneGroup}}fragment OneGroup on ManagedGroup{...ListedGroup regionId locale companionApp membersEver coursesNow promotedToId today version}fragment ListedGroup on ManagedGroup{_id name regionName studyYear intake session openForSignUp archived membersNow membersToGraduate __typename}`,
};

export const promoteGroup: TypedDocument<PromoteGroupMutation, PromoteGroupMutationVariables> = {
  operationName: 'promoteGroup',
  query: `mutation promoteGroup($groupId:ID!$newGroupId:ID!$groupInput:GroupInput$exceptions:[ExceptionInput!]!){promoteGroup(groupId:$groupId newGroupId:$newGroupId groupInput:$groupInput exceptions:$exceptions){...OneGroup}}fragment OneGroup on ManagedGroup{...ListedGroup regionId locale companionApp membersEver coursesNow promotedToId today version}fragment ListedGroup on ManagedGroup{_id name regionName studyYear intake session openForSignUp archived membersNow membersToGraduate __typename}`,
};

export const undoPromotion: TypedDocument<UndoPromotionMutation, UndoPromotionMutationVariables> = {
  operationName: 'undoPromotion',
  query: `mutation undoPromotion($groupId:ID!){undoPromotion(groupId:$groupId){_id __typename}}`,
};

export const graduateGroup: TypedDocument<GraduateGroupMutation, GraduateGroupMutationVariables> = {
  operationName: 'graduateGroup',
  query: `mutation graduateGroup($groupId:ID!$personIds:[ID!]$graduatedOn:Day$place:String$exceptions:[ExceptionInput!]){graduateGroup(groupId:$groupId personIds:$personIds graduatedOn:$graduatedOn place:$place exceptions:$exceptions){_id fullName outcome __typename}}`,
};
