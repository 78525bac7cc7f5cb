import type { Db } from '#kit/db/database.ts';
import type { Currency } from '#kit/money/minor-units.ts';

/** Whose account a paper is about, and who writes it. */
export interface PaperParties {
  firstName: string;
  lastName: string;
  studentNumber: number | null;
  campus: string;
  timeZone: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  currency: Currency;
}

export async function findParties(
  db: Db,
  { personId, regionId }: { personId: string; regionId: string },
): Promise<PaperParties | undefined> {
  const row = await db
    .selectFrom('region as r')
    .innerJoin('currency as c', 'c.value', 'r.currency')
    .innerJoin('person as p', (join) => join.on('p.id', '=', personId))
    .select(['p.firstName', 'p.lastName', 'p.studentNumber'])
    .select(['r.name as campus', 'r.timeZone', 'r.phone', 'c.value', 'c.decimals'])
    .select(['r.addressLine1 as line1', 'r.addressLine2 as line2', 'r.addressCity as city'])
    .select(['r.addressState as state', 'r.addressPostcode as postcode', 'r.addressCountry as country'])
    .where('r.id', '=', regionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { value, decimals, ...parties } = row;
  return { ...parties, currency: { value, decimals } };
}
