import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnAddressFragment = { readonly __typename: 'Address', readonly itemId: string, readonly _id: string, readonly name: string, readonly line1: string, readonly line2: string, readonly city: string, readonly state: string, readonly postcode: string, readonly country: string, readonly stackedAddress: string, readonly version: number };

export type OwnAddressesQueryVariables = {
  itemId: string;
};

export type OwnAddressesQuery = { readonly addresses: ReadonlyArray<{ readonly __typename: 'Address', readonly itemId: string, readonly _id: string, readonly name: string, readonly line1: string, readonly line2: string, readonly city: string, readonly state: string, readonly postcode: string, readonly country: string, readonly stackedAddress: string, readonly version: number }> };

export type UpdateAddressMutationVariables = {
  addressInput: Types.AddressInput;
};

export type UpdateAddressMutation = { readonly updateAddress: { readonly __typename: 'Address', readonly itemId: string, readonly _id: string, readonly name: string, readonly line1: string, readonly line2: string, readonly city: string, readonly state: string, readonly postcode: string, readonly country: string, readonly stackedAddress: string, readonly version: number } };

export type RemoveAddressMutationVariables = {
  _id: string;
};

export type RemoveAddressMutation = { readonly removeAddress: { readonly __typename: 'RemovedAddress', readonly _id: string } };

export const ownAddresses: TypedDocument<OwnAddressesQuery, OwnAddressesQueryVariables> = {
  operationName: 'ownAddresses',
  query: `query ownAddresses($itemId:ID!){addresses(itemId:$itemId){...OwnAddress}}fragment OwnAddress on Address{itemId _id name line1 line2 city state postcode country stackedAddress version __typename}`,
};

export const updateAddress: TypedDocument<UpdateAddressMutation, UpdateAddressMutationVariables> = {
  operationName: 'updateAddress',
  query: `mutation updateAddress($addressInput:AddressInput!){updateAddress(addressInput:$addressInput){...OwnAddress}}fragment OwnAddress on Address{itemId _id name line1 line2 city state postcode country stackedAddress version __typename}`,
};

export const removeAddress: TypedDocument<RemoveAddressMutation, RemoveAddressMutationVariables> = {
  operationName: 'removeAddress',
  query: `mutation removeAddress($_id:ID!){removeAddress(_id:$_id){_id __typename}}`,
};
