import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type MinistryQueueQueryVariables = {
  filter?: Types.MinistryQueueFilter | null | undefined;
  after?: string | null | undefined;
};

export type MinistryQueueQuery = { readonly ministryQueue: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'MinistryVersion', readonly _id: string, readonly ministryId: string, readonly version: number, readonly name: string, readonly city: string, readonly country: string, readonly status: Types.MinistryStatus, readonly ownerName: string, readonly sentAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly isFirst: boolean, readonly wasRefused: boolean }> }, readonly ministryCounts: { readonly pending: number, readonly approved: number, readonly refused: number } };

export type MinistryToDecideQueryVariables = {
  versionId: string;
};

export type MinistryToDecideQuery = { readonly ministryToDecide: { readonly __typename: 'MinistryToDecide', readonly _id: string, readonly said: { readonly __typename: 'MinistryVersion', readonly approved: boolean, readonly adminComments: string, readonly adminNote: string, readonly isHidden: boolean, readonly _id: string, readonly ministryId: string, readonly version: number, readonly name: string, readonly city: string, readonly country: string, readonly status: Types.MinistryStatus, readonly ownerName: string, readonly sentAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly isFirst: boolean, readonly wasRefused: boolean, readonly ministers: string, readonly description: string, readonly website: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean }, readonly shown: { readonly __typename: 'MinistryVersion', readonly _id: string, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean } | null, readonly earlier: ReadonlyArray<{ readonly __typename: 'MinistryVersion', readonly status: Types.MinistryStatus, readonly adminComments: string, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly _id: string, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean }> } | null };

export type DecideMinistryMutationVariables = {
  decisionId: string;
  versionId: string;
  version: number;
  status: Types.MinistryDecision;
  adminComments: string;
};

export type DecideMinistryMutation = { readonly decideMinistry: { readonly __typename: 'MinistryVersion', readonly _id: string, readonly decisionId: string | null } };

export type UndoMinistryDecisionMutationVariables = {
  decisionId: string;
};

export type UndoMinistryDecisionMutation = { readonly undoMinistryDecision: { readonly __typename: 'MinistryVersion', readonly _id: string, readonly status: Types.MinistryStatus } };

export type NoteOnMinistryMutationVariables = {
  ministryId: string;
  adminNote: string;
  noteRead: string;
};

export type NoteOnMinistryMutation = { readonly noteOnMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string, readonly adminNote: string | null } };

export type AssignMinistryMutationVariables = {
  ministryId: string;
  userId: string;
};

export type AssignMinistryMutation = { readonly assignMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string, readonly ownerName: string } };

export type QueuedMinistryFragment = { readonly __typename: 'MinistryVersion', readonly _id: string, readonly ministryId: string, readonly version: number, readonly name: string, readonly city: string, readonly country: string, readonly status: Types.MinistryStatus, readonly ownerName: string, readonly sentAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly isFirst: boolean, readonly wasRefused: boolean };

export type MinistryFactsFragment = { readonly __typename: 'MinistryVersion', readonly _id: string, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean };

export type SaidMinistryFragment = { readonly __typename: 'MinistryVersion', readonly approved: boolean, readonly adminComments: string, readonly adminNote: string, readonly isHidden: boolean, readonly _id: string, readonly ministryId: string, readonly version: number, readonly name: string, readonly city: string, readonly country: string, readonly status: Types.MinistryStatus, readonly ownerName: string, readonly sentAt: Instant, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly decisionId: string | null, readonly isFirst: boolean, readonly wasRefused: boolean, readonly ministers: string, readonly description: string, readonly website: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean };

export const ministryQueue: TypedDocument<MinistryQueueQuery, MinistryQueueQueryVariables> = {
  operationName: 'ministryQueue',
  query: `query ministryQueue($filter:MinistryQueueFilter$after:ID){ministryQueue(filter:$filter first:20 after:$after){rows{...QueuedMinistry}nextCursor count countIsOpen}ministryCounts(filter:$filter){pending approved refused}}fragment QueuedMinistry on MinistryVersion{_id ministryId version name city country status ownerName sentAt decidedAt decidedByName decisionId isFirst wasRefused __typename}`,
};

export const ministryToDecide: TypedDocument<MinistryToDecideQuery, MinistryToDecideQueryVariables> = {
  operationName: 'ministryToDecide',
  query: `query ministryToDecide($versionId:ID!){ministryToDecide(versionId:$versionId){_id said{...SaidMinistry}shown{...MinistryFacts}earlier{...MinistryFacts status adminComments decidedAt decidedByName}__typename}}fragment SaidMinistry on MinistryVersion{...QueuedMinistry ...MinistryFacts approved adminComments adminNote isHidden}fragment QueuedMinistry on MinistryVersion{_id ministryId version name city country status ownerName sentAt decidedAt decidedByName decisionId isFirst wasRefused __typename}fragment MinistryFacts on MinistryVersion{_id name ministers description website city country latitude longitude contactEmail hasGraduate hasMember isPublic __typename}`,
};

export const decideMinistry: TypedDocument<DecideMinistryMutation, DecideMinistryMutationVariables> = {
  operationName: 'decideMinistry',
  query: `mutation decideMinistry($decisionId:ID!$versionId:ID!$version:Int!$status:MinistryDecision!$adminComments:String!){decideMinistry(decisionId:$decisionId versionId:$versionId version:$version status:$status adminComments:$adminComments){_id decisionId __typename}}`,
};

export const undoMinistryDecision: TypedDocument<UndoMinistryDecisionMutation, UndoMinistryDecisionMutationVariables> = {
  operationName: 'undoMinistryDecision',
  query: `mutation undoMinistryDecision($decisionId:ID!){undoMinistryDecision(decisionId:$decisionId){_id status __typename}}`,
};

export const noteOnMinistry: TypedDocument<NoteOnMinistryMutation, NoteOnMinistryMutationVariables> = {
  operationName: 'noteOnMinistry',
  query: `mutation noteOnMinistry($ministryId:ID!$adminNote:String!$noteRead:String!){noteOnMinistry(ministryId:$ministryId adminNote:$adminNote noteRead:$noteRead){_id adminNote __typename}}`,
};

export const assignMinistry: TypedDocument<AssignMinistryMutation, AssignMinistryMutationVariables> = {
  operationName: 'assignMinistry',
  query: `mutation assignMinistry($ministryId:ID!$userId:ID!){assignMinistry(ministryId:$ministryId userId:$userId){_id ownerName __typename}}`,
};
