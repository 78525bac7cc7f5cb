import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type MinistryRegistryQueryVariables = {
  filter?: Types.MinistryFilter | null | undefined;
  after?: string | null | undefined;
};

export type MinistryRegistryQuery = { readonly ministryCountries: ReadonlyArray<string>, readonly listedMinistries: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedMinistry', readonly _id: string, readonly name: string, readonly ministers: string, readonly city: string, readonly country: string, readonly hasGraduate: boolean, readonly hasMember: boolean }> } };

export type MinistryMapQueryVariables = {
  filter?: Types.MinistryFilter | null | undefined;
};

export type MinistryMapQuery = { readonly ministryCountries: ReadonlyArray<string>, readonly ministriesOnMap: ReadonlyArray<{ readonly __typename: 'MinistryOnMap', readonly _id: string, readonly name: string, readonly city: string, readonly country: string, readonly latitude: number, readonly longitude: number }>, readonly listedMinistries: { readonly count: number, readonly countIsOpen: boolean } };

export type NewestMinistriesQueryVariables = { [key: string]: never; };

export type NewestMinistriesQuery = { readonly listedMinistries: { readonly rows: ReadonlyArray<{ readonly __typename: 'ListedMinistry', readonly _id: string, readonly name: string, readonly city: string, readonly country: string }> } };

export type MinistryByIdQueryVariables = {
  ministryId: string;
};

export type MinistryByIdQuery = { readonly listedMinistry: { readonly __typename: 'ListedMinistry', readonly _id: string, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean, readonly ownerId: string, readonly ownerName: string, readonly isOwn: boolean, readonly takesMessages: boolean } | null, readonly keptMinistry: { readonly __typename: 'KeptMinistry', readonly approved: boolean | null, readonly decidedAt: Instant | null, readonly decidedByName: string | null, readonly adminNote: string | null, readonly _id: string, readonly version: number, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean, readonly visitorsMayWrite: boolean, readonly status: Types.MinistryStatus, readonly adminComments: string, readonly isHidden: boolean, readonly isOwn: boolean, readonly ownerName: string, readonly offeredToName: string | null, readonly shown: { readonly __typename: 'ListedMinistry', readonly _id: string, readonly isPublic: boolean } | null, readonly withdrawn: { readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean } | null } | null };

export type MinistryRowFragment = { readonly __typename: 'ListedMinistry', readonly _id: string, readonly name: string, readonly ministers: string, readonly city: string, readonly country: string, readonly hasGraduate: boolean, readonly hasMember: boolean };

export type PlacedMinistryFragment = { readonly __typename: 'MinistryOnMap', readonly _id: string, readonly name: string, readonly city: string, readonly country: string, readonly latitude: number, readonly longitude: number };

export type ShownMinistryFragment = { readonly __typename: 'ListedMinistry', readonly _id: string, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean, readonly ownerId: string, readonly ownerName: string, readonly isOwn: boolean, readonly takesMessages: boolean };

export type KeptMinistryFragment = { readonly __typename: 'KeptMinistry', readonly _id: string, readonly version: number, readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean, readonly visitorsMayWrite: boolean, readonly status: Types.MinistryStatus, readonly adminComments: string, readonly isHidden: boolean, readonly isOwn: boolean, readonly ownerName: string, readonly offeredToName: string | null, readonly shown: { readonly __typename: 'ListedMinistry', readonly _id: string, readonly isPublic: boolean } | null, readonly withdrawn: { readonly name: string, readonly ministers: string, readonly description: string, readonly website: string, readonly city: string, readonly country: string, readonly latitude: number | null, readonly longitude: number | null, readonly contactEmail: string, readonly showsContactEmail: boolean, readonly hasGraduate: boolean, readonly hasMember: boolean, readonly isPublic: boolean } | null };

export const ministryRegistry: TypedDocument<MinistryRegistryQuery, MinistryRegistryQueryVariables> = {
  operationName: 'ministryRegistry',
  query: `query ministryRegistry($filter:MinistryFilter$after:ID){listedMinistries(filter:$filter first:20 after:$after){rows{...MinistryRow}nextCursor count countIsOpen}ministryCountries}fragment MinistryRow on ListedMinistry{_id name ministers city country hasGraduate hasMember __typename}`,
};

export const ministryMap: TypedDocument<MinistryMapQuery, MinistryMapQueryVariables> = {
  operationName: 'ministryMap',
  query: `query ministryMap($filter:MinistryFilter){ministriesOnMap(filter:$filter){...PlacedMinistry}listedMinistries(filter:$filter first:1){count countIsOpen}ministryCountries}fragment PlacedMinistry on MinistryOnMap{_id name city country latitude longitude __typename}`,
};

export const newestMinistries: TypedDocument<NewestMinistriesQuery, NewestMinistriesQueryVariables> = {
  operationName: 'newestMinistries',
  query: `query newestMinistries{listedMinistries(order:NEWEST first:4){rows{_id name city country __typename}}}`,
};

export const ministryById: TypedDocument<MinistryByIdQuery, MinistryByIdQueryVariables> = {
  operationName: 'ministryById',
  query: `query ministryById($ministryId:ID!){listedMinistry(ministryId:$ministryId){...ShownMinistry}keptMinistry(ministryId:$ministryId){...KeptMinistry approved decidedAt decidedByName adminNote}}fragment ShownMinistry on ListedMinistry{_id name ministers description website city country latitude longitude contactEmail hasGraduate hasMember isPublic ownerId ownerName isOwn takesMessages __typename}fragment KeptMinistry on KeptMinistry{_id version name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic visitorsMayWrite status adminComments isHidden isOwn ownerName offeredToName shown{_id isPublic __typename}withdrawn{name ministers description website city country latitude longitude contactEmail showsContactEmail hasGraduate hasMember isPublic}__typename}`,
};
