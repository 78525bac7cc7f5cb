import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnMinistriesQueryVariables = { [key: string]: never; };

export type OwnMinistriesQuery = { readonly ownMinistries: ReadonlyArray<{ readonly __typename: 'KeptMinistry', readonly _id: string, readonly version: number, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean, readonly visitorsMayWrite: boolean, readonly status: Types.MinistryStatus, readonly adminComments: string, readonly isHidden: boolean, readonly isOwn: boolean, readonly ownerName: string, readonly offeredToName: string | null, readonly shown: { readonly __typename: 'ListedMinistry', readonly _id: string, readonly isPublic: boolean } | null, readonly withdrawn: { readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean } | null }>, readonly ministryOffers: ReadonlyArray<{ readonly __typename: 'MinistryOffer', readonly _id: string, readonly name: string, readonly ownerName: string, readonly offeredAt: Instant }> };

export type PossibleOwnersQueryVariables = {
  search?: string | null | undefined;
};

export type PossibleOwnersQuery = { readonly possibleOwners: ReadonlyArray<{ readonly __typename: 'PossibleOwner', readonly _id: string, readonly fullName: string, readonly gradYear: number | null, readonly gradPlace: string | null }> };

export type HideMinistryMutationVariables = {
  ministryId: string;
  isHidden: boolean;
};

export type HideMinistryMutation = { readonly hideMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string, readonly isHidden: boolean } };

export type WithdrawMinistryMutationVariables = {
  ministryId: string;
  isWithdrawn: boolean;
};

export type WithdrawMinistryMutation = { readonly withdrawMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string, readonly version: number, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean, readonly visitorsMayWrite: boolean, readonly status: Types.MinistryStatus, readonly adminComments: string, readonly isHidden: boolean, readonly isOwn: boolean, readonly ownerName: string, readonly offeredToName: string | null, readonly shown: { readonly __typename: 'ListedMinistry', readonly _id: string, readonly isPublic: boolean } | null, readonly withdrawn: { readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean } | null } };

export type LetVisitorsWriteMutationVariables = {
  ministryId: string;
  isOn: boolean;
};

export type LetVisitorsWriteMutation = { readonly letVisitorsWrite: { readonly __typename: 'KeptMinistry', readonly _id: string, readonly visitorsMayWrite: boolean } };

export type DeleteMinistryMutationVariables = {
  ministryId: string;
};

export type DeleteMinistryMutation = { readonly deleteMinistry: boolean };

export type RestoreMinistryMutationVariables = {
  ministryId: string;
};

export type RestoreMinistryMutation = { readonly restoreMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string } };

export type OfferMinistryMutationVariables = {
  ministryId: string;
  userId?: string | null | undefined;
};

export type OfferMinistryMutation = { readonly offerMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string, readonly offeredToName: string | null } };

export type AnswerMinistryOfferMutationVariables = {
  ministryId: string;
  isAccepted: boolean;
};

export type AnswerMinistryOfferMutation = { readonly answerMinistryOffer: boolean };

export type MinistryOfferFragment = { readonly __typename: 'MinistryOffer', readonly _id: string, readonly name: string, readonly ownerName: string, readonly offeredAt: Instant };

export const ownMinistries: TypedDocument<OwnMinistriesQuery, OwnMinistriesQueryVariables> = {
  operationName: 'ownMinistries',
  query: `query ownMinistries{ownMinistries{...KeptMinistry}ministryOffers{...MinistryOffer}}fragment KeptMinistry on KeptMinistry{_id version name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic visitorsMayWrite status adminComments isHidden isOwn ownerName offeredToName shown{_id isPublic __typename}withdrawn{name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic}__typename}fragment MinistryOffer on MinistryOffer{_id name ownerName offeredAt __typename}`,
};

export const possibleOwners: TypedDocument<PossibleOwnersQuery, PossibleOwnersQueryVariables> = {
  operationName: 'possibleOwners',
  query: `query possibleOwners($search:String){possibleOwners(search:$search){_id fullName gradYear gradPlace __typename}}`,
};

export const hideMinistry: TypedDocument<HideMinistryMutation, HideMinistryMutationVariables> = {
  operationName: 'hideMinistry',
  query: `mutation hideMinistry($ministryId:ID!$isHidden:Boolean!){hideMinistry(ministryId:$ministryId isHidden:$isHidden){_id isHidden __typename}}`,
};

export const withdrawMinistry: TypedDocument<WithdrawMinistryMutation, WithdrawMinistryMutationVariables> = {
  operationName: 'withdrawMinistry',
  query: `mutation withdrawMinistry($ministryId:ID!$isWithdrawn:Boolean!){withdrawMinistry(ministryId:$ministryId isWithdrawn:$isWithdrawn){...KeptMinistry}}fragment KeptMinistry on KeptMinistry{_id version name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic visitorsMayWrite status adminComments isHidden isOwn ownerName offeredToName shown{_id isPublic __typename}withdrawn{name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic}__typename}`,
};

export const letVisitorsWrite: TypedDocument<LetVisitorsWriteMutation, LetVisitorsWriteMutationVariables> = {
  operationName: 'letVisitorsWrite',
  query: `mutation letVisitorsWrite($ministryId:ID!$isOn:Boolean!){letVisitorsWrite(ministryId:$ministryId isOn:$isOn){_id visitorsMayWrite __typename}}`,
};

export const deleteMinistry: TypedDocument<DeleteMinistryMutation, DeleteMinistryMutationVariables> = {
  operationName: 'deleteMinistry',
  query: `mutation deleteMinistry($ministryId:ID!){deleteMinistry(ministryId:$ministryId)}`,
};

export const restoreMinistry: TypedDocument<RestoreMinistryMutation, RestoreMinistryMutationVariables> = {
  operationName: 'restoreMinistry',
  query: `mutation restoreMinistry($ministryId:ID!){restoreMinistry(ministryId:$ministryId){_id __typename}}`,
};

export const offerMinistry: TypedDocument<OfferMinistryMutation, OfferMinistryMutationVariables> = {
  operationName: 'offerMinistry',
  query: `mutation offerMinistry($ministryId:ID!$userId:ID){offerMinistry(ministryId:$ministryId userId:$userId){_id offeredToName __typename}}`,
};

export const answerMinistryOffer: TypedDocument<AnswerMinistryOfferMutation, AnswerMinistryOfferMutationVariables> = {
  operationName: 'answerMinistryOffer',
  query: `mutation answerMinistryOffer($ministryId:ID!$isAccepted:Boolean!){answerMinistryOffer(ministryId:$ministryId isAccepted:$isAccepted)}`,
};
