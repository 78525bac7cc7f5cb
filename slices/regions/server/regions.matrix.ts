import type { SliceMatrix } from '#kit/testing/matrix/slice-matrix.ts';

export const matrix: SliceMatrix = {
  reads: {
    Query: { 'currencies regionZones regions': ['signedIn'] },
    Region: {
      '_id addressCity addressCountry addressLine1 addressLine2 addressPostcode addressState closed': [
        'member',
        'staffThere',
        'superadmin',
      ],
      'createdAt currency description name phone slug timeZone type updatedAt userCount zone': [
        'member',
        'staffThere',
        'superadmin',
      ],
    },
    Currency: { 'decimals label value': ['signedIn'] },
  },
  async plant({ owner, subject, regionId, mark }) {
    if (subject.kind !== 'campus') return [];
    const text = (column: string) => mark('region', column);
    await owner.query(
      `update region set description = $2, phone = $3, address_line1 = $4, address_line2 = $5, address_city = $6,
         address_state = $7, address_postcode = $8, address_country = 'USA' where id = $1`,
      [regionId, ...['description', 'phone', 'line1', 'line2', 'city', 'state', 'postcode'].map(text)],
    );
    return [];
  },
};
