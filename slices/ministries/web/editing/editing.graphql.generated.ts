import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type EditedMinistryQueryVariables = {
  ministryId: string;
};

export type EditedMinistryQuery = { readonly keptMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string, readonly version: number, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean, readonly visitorsMayWrite: boolean, readonly status: Types.MinistryStatus, readonly adminComments: string, readonly isHidden: boolean, readonly isOwn: boolean, readonly ownerName: string, readonly offeredToName: string | null, readonly shown: { readonly __typename: 'ListedMinistry', readonly _id: string, readonly isPublic: boolean } | null, readonly withdrawn: { readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean } | null } | null };

export type CreateMinistryMutationVariables = {
  ministryId: string;
  ministryInput: Types.MinistryInput;
};

export type CreateMinistryMutation = { readonly createMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string } };

export type UpdateMinistryMutationVariables = {
  ministryId: string;
  version: number;
  ministryInput: Types.MinistryInput;
};

export type UpdateMinistryMutation = { readonly updateMinistry: { readonly __typename: 'KeptMinistry', readonly _id: string, readonly version: number, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean, readonly visitorsMayWrite: boolean, readonly status: Types.MinistryStatus, readonly adminComments: string, readonly isHidden: boolean, readonly isOwn: boolean, readonly ownerName: string, readonly offeredToName: string | null, readonly shown: { readonly __typename: 'ListedMinistry', readonly _id: string, readonly isPublic: boolean } | null, readonly withdrawn: { readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean } | null } };

export const editedMinistry: TypedDocument<EditedMinistryQuery, EditedMinistryQueryVariables> = {
  operationName: 'editedMinistry',
  query: `query editedMinistry($ministryId:ID!){keptMinistry(ministryId:$ministryId){...KeptMinistry}}fragment KeptMinistry on KeptMinistry{_id version name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic visitorsMayWrite status adminComments isHidden isOwn ownerName offeredToName shown{_id isPublic __typename}withdrawn{name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic}__typename}`,
};

export const createMinistry: TypedDocument<CreateMinistryMutation, CreateMinistryMutationVariables> = {
  operationName: 'createMinistry',
  query: `mutation createMinistry($ministryId:ID!$ministryInput:MinistryInput!){createMinistry(ministryId:$ministryId ministryInput:$ministryInput){_id __typename}}`,
};

export const updateMinistry: TypedDocument<UpdateMinistryMutation, UpdateMinistryMutationVariables> = {
  operationName: 'updateMinistry',
  query: `mutation updateMinistry($ministryId:ID!$version:Int!$ministryInput:MinistryInput!){updateMinistry(ministryId:$ministryId version:$version ministryInput:$ministryInput){...KeptMinistry}}fragment KeptMinistry on KeptMinistry{_id version name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic visitorsMayWrite status adminComments isHidden isOwn ownerName offeredToName shown{_id isPublic __typename}withdrawn{name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic}__typename}`,
};
