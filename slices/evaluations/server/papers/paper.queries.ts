import type { Db } from '#kit/db/database.ts';

/** Who writes a paper, and about whom. */
export interface EvaluationParties {
  firstName: string;
  lastName: string;
  /** The language of the student, in which it is written. */
  locale: string;
  campus: string;
  timeZone: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
}

export const findEvaluationParties = (
  db: Db,
  { personId, regionId }: { personId: string; regionId: string },
): Promise<EvaluationParties | undefined> =>
  db
    .selectFrom('region as r')
    .innerJoin('person as p', (join) => join.on('p.id', '=', personId))
    .select(['p.firstName', 'p.lastName', 'p.locale'])
    .select(['r.name as campus', 'r.timeZone', 'r.phone'])
    .select(['r.addressLine1 as line1', 'r.addressLine2 as line2', 'r.addressCity as city'])
    .select(['r.addressState as state', 'r.addressPostcode as postcode', 'r.addressCountry as country'])
    .where('r.id', '=', regionId)
    .executeTakeFirst();
