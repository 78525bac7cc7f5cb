import { ALL_ZONES, REGION_TYPES } from '../rules/region.ts';
import type { OneRegionFragment } from './regions.graphql.generated.ts';

export type RegionField =
  | 'name'
  | 'description'
  | 'phone'
  | 'addressLine1'
  | 'addressLine2'
  | 'addressCity'
  | 'addressState'
  | 'addressPostcode'
  | 'addressCountry'
  | 'zone'
  | 'timeZone'
  | 'currency'
  | 'type'
  | 'cardPaymentsEnabled';

/** What the fields of the form hold; a checkbox that is not checked holds nothing. */
export type RegionFields = Readonly<Record<RegionField, string>>;

export const NEW_REGION: RegionFields = {
  name: '',
  description: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  addressCity: '',
  addressState: '',
  addressPostcode: '',
  addressCountry: '',
  zone: '',
  timeZone: '',
  currency: 'USD',
  type: 'CAMPUS',
  cardPaymentsEnabled: '',
};

export const fieldsOf = (region: OneRegionFragment): RegionFields => ({
  name: region.name,
  description: region.description,
  phone: region.phone,
  addressLine1: region.addressLine1,
  addressLine2: region.addressLine2,
  addressCity: region.addressCity,
  addressState: region.addressState,
  addressPostcode: region.addressPostcode,
  addressCountry: region.addressCountry,
  zone: region.zone,
  timeZone: region.timeZone,
  currency: region.currency,
  type: region.type,
  cardPaymentsEnabled: region.cardPaymentsEnabled ? 'on' : '',
});

export const regionInputOf = (fields: RegionFields) => ({
  ...fields,
  zone: ALL_ZONES.find((known) => known === fields.zone) ?? 'EUROPE',
  type: REGION_TYPES.find((known) => known === fields.type) ?? 'CAMPUS',
  cardPaymentsEnabled: fields.cardPaymentsEnabled === 'on',
});
