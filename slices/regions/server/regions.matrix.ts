import { randomUUID } from 'node:crypto';
import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const everyoneThere: Who = ['member', 'staffThere', 'superadmin'];
const superadmins: Who = [['superadmin', 'admin']];
const adminsThere: Who = ['adminThere', ['superadmin', 'admin']];

const PROOF = {
  name: 'Proof',
  addressCountry: 'GBR',
  zone: 'EUROPE',
  timeZone: 'Europe/London',
  currency: 'GBP',
  type: 'CAMPUS',
};

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'currencies regionZones regions': ['signedIn'],
      'managedRegion managedRegions': ['admin'],
      managedCurrencies: superadmins,
    },
    Region: {
      '_id addressCity addressCountry addressLine1 addressLine2 addressPostcode addressState': everyoneThere,
      'cardPaymentsEnabled closed createdAt currency description name phone slug timeZone type':
        everyoneThere,
      'updatedAt userCount zone': everyoneThere,
    },
    ManagedRegion: {
      '_id addressCity addressCountry addressLine1 addressLine2 addressPostcode addressState': adminsThere,
      'cardPaymentsEnabled closed currency description groupCount name phone slug timeZone type': adminsThere,
      'userCount version zone': adminsThere,
    },
    ManagedCurrency: { 'decimals label regionNames value version': superadmins },
    Currency: { 'decimals label value': ['signedIn'] },
  },
  writes: {
    createRegion: {
      cases: [{ who: superadmins, at: () => ({ regionId: randomUUID(), regionInput: PROOF }) }],
    },
    updateRegion: {
      cases: [
        {
          who: adminsThere,
          at: (target) => ({ regionId: target.id('region'), version: 1, regionInput: PROOF }),
        },
      ],
    },
    saveCurrency: {
      cases: [
        {
          who: superadmins,
          at: () => ({ currencyInput: { value: 'XPF', label: 'CFP franc', decimals: 0 } }),
        },
      ],
    },
    removeCurrency: { cases: [{ who: superadmins, at: () => ({ value: 'XPF' }) }] },
    closeRegion: {
      cases: [{ who: superadmins, at: (target) => ({ regionId: target.id('region'), closed: false }) }],
    },
  },
  async seed({ owner, subject, regionId, mark }) {
    if (subject.kind !== 'campus') return [];
    const text = (column: string) => mark('region', column);
    await owner.query(
      `update region set description = $2, phone = $3, address_line1 = $4, address_line2 = $5, address_city = $6,
         address_state = $7, address_postcode = $8, address_country = 'USA', version = 1 where id = $1`,
      [regionId, ...['description', 'phone', 'line1', 'line2', 'city', 'state', 'postcode'].map(text)],
    );
    return [];
  },
};
