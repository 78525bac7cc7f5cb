import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type StaffMemberFragment = { readonly __typename: 'RegionStaffMember', readonly _id: string, readonly fullName: string, readonly email: string, readonly roleNames: ReadonlyArray<string> };

export type RegionStaffQueryVariables = {
  regionId: string;
};

export type RegionStaffQuery = { readonly regionStaff: ReadonlyArray<{ readonly __typename: 'RegionStaffMember', readonly _id: string, readonly fullName: string, readonly email: string, readonly roleNames: ReadonlyArray<string> }> | null };

export type ChangeRegionStaffMutationVariables = {
  regionId: string;
  role: Types.RegionStaffRole;
  gives: ReadonlyArray<string> | string;
  takes: ReadonlyArray<string> | string;
};

export type ChangeRegionStaffMutation = { readonly changeRegionStaff: ReadonlyArray<{ readonly __typename: 'RegionStaffMember', readonly _id: string, readonly fullName: string, readonly email: string, readonly roleNames: ReadonlyArray<string> }> };

export const regionStaff: TypedDocument<RegionStaffQuery, RegionStaffQueryVariables> = {
  operationName: 'regionStaff',
  query: `query regionStaff($regionId:ID!){regionStaff(regionId:$regionId){...StaffMember}}fragment StaffMember on RegionStaffMember{_id fullName email roleNames __typename}`,
};

export const changeRegionStaff: TypedDocument<ChangeRegionStaffMutation, ChangeRegionStaffMutationVariables> = {
  operationName: 'changeRegionStaff',
  query: `mutation changeRegionStaff($regionId:ID!$role:RegionStaffRole!$gives:[ID!]!$takes:[ID!]!){changeRegionStaff(regionId:$regionId role:$role gives:$gives takes:$takes){...StaffMember}}fragment StaffMember on RegionStaffMember{_id fullName email roleNames __typename}`,
};
