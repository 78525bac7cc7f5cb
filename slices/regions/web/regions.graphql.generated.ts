import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OneRegionFragment = { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: Types.RegionZone, readonly timeZone: string, readonly currency: string, readonly type: Types.RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number };

export type ManagedRegionsQueryVariables = { [key: string]: never; };

export type ManagedRegionsQuery = { readonly managedRegions: ReadonlyArray<{ readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: Types.RegionZone, readonly timeZone: string, readonly currency: string, readonly type: Types.RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number }> };

export type FoundRegionsFragment = { readonly managedRegions: ReadonlyArray<{ readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string }> };

export type OneRegionQueryVariables = {
  regionId: string;
};

export type OneRegionQuery = { readonly managedRegion: { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: Types.RegionZone, readonly timeZone: string, readonly currency: string, readonly type: Types.RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number } | null };

export type CurrenciesOfRegionsQueryVariables = { [key: string]: never; };

export type CurrenciesOfRegionsQuery = { readonly currencies: ReadonlyArray<{ readonly value: string, readonly label: string }> };

export type CreateRegionMutationVariables = {
  regionId: string;
  regionInput: Types.RegionInput;
};

export type CreateRegionMutation = { readonly createRegion: { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: Types.RegionZone, readonly timeZone: string, readonly currency: string, readonly type: Types.RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number } };

export type UpdateRegionMutationVariables = {
  regionId: string;
  version: number;
  regionInput: Types.RegionInput;
};

export type UpdateRegionMutation = { readonly updateRegion: { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: Types.RegionZone, readonly timeZone: string, readonly currency: string, readonly type: Types.RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number } };

export type CloseRegionMutationVariables = {
  regionId: string;
  closed: boolean;
};

export type CloseRegionMutation = { readonly closeRegion: { readonly __typename: 'ManagedRegion', readonly _id: string, readonly name: string, readonly slug: string, readonly description: string, readonly phone: string, readonly addressLine1: string, readonly addressLine2: string, readonly addressCity: string, readonly addressState: string, readonly addressPostcode: string, readonly addressCountry: string, readonly zone: Types.RegionZone, readonly timeZone: string, readonly currency: string, readonly type: Types.RegionType, readonly cardPaymentsEnabled: boolean, readonly closed: boolean, readonly userCount: number, readonly groupCount: number, readonly version: number } };

export const managedRegions: TypedDocument<ManagedRegionsQuery, ManagedRegionsQueryVariables> = {
  operationName: 'managedRegions',
  query: `query managedRegions{managedRegions{...OneRegion}}fragment OneRegion on ManagedRegion{_id name slug description phone addressLine1 addressLine2 addressCity addressState addressPostcode addressCountry zone timeZone currency type cardPaymentsEnabled closed userCount groupCount version __typename}`,
};

export const oneRegion: TypedDocument<OneRegionQuery, OneRegionQueryVariables> = {
  operationName: 'oneRegion',
  query: `query oneRegion($regionId:ID!){managedRegion(regionId:$regionId){...OneRegion}}fragment OneRegion on ManagedRegion{_id name slug description phone addressLine1 addressLine2 addressCity addressState addressPostcode addressCountry zone timeZone currency type cardPaymentsEnabled closed userCount groupCount version __typename}`,
};

export const currenciesOfRegions: TypedDocument<CurrenciesOfRegionsQuery, CurrenciesOfRegionsQueryVariables> = {
  operationName: 'currenciesOfRegions',
  query: `query currenciesOfRegions{currencies{value label}}`,
};

export const createRegion: TypedDocument<CreateRegionMutation, CreateRegionMutationVariables> = {
  operationName: 'createRegion',
  query: `mutation createRegion($regionId:ID!$regionInput:RegionInput!){createRegion(regionId:$regionId regionInput:$regionInput){...OneRegion}}fragment OneRegion on ManagedRegion{_id name slug description phone addressLine1 addressLine2 addressCity addressState addressPostcode addressCountry zone timeZone currency type cardPaymentsEnabled closed userCount groupCount version __typename}`,
};

export const updateRegion: TypedDocument<UpdateRegionMutation, UpdateRegionMutationVariables> = {
  operationName: 'updateRegion',
  query: `mutation updateRegion($regionId:ID!$version:Int!$regionInput:RegionInput!){updateRegion(regionId:$regionId version:$version regionInput:$regionInput){...OneRegion}}fragment OneRegion on ManagedRegion{_id name slug description phone addressLine1 addressLine2 addressCity addressState addressPostcode addressCountry zone timeZone currency type cardPaymentsEnabled closed userCount groupCount version __typename}`,
};

export const closeRegion: TypedDocument<CloseRegionMutation, CloseRegionMutationVariables> = {
  operationName: 'closeRegion',
  query: `mutation closeRegion($regionId:ID!$closed:Boolean!){closeRegion(regionId:$regionId closed:$closed){...OneRegion}}fragment OneRegion on ManagedRegion{_id name slug description phone addressLine1 addressLine2 addressCity addressState addressPostcode addressCountry zone timeZone currency type cardPaymentsEnabled closed userCount groupCount version __typename}`,
};
