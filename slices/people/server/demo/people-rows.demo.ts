import type { Insertable } from 'kysely';
import type { DB } from '#kit/db/db.generated.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { DemoRegions, RegionName } from '#slices/regions/server/regions.demo.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { PlannedPerson } from './people-plan.demo.ts';

const FIRST_TERMS = 1;
const MINUTE_MS = 60_000;

/** Writes people with the regions they belong to and the roles they hold there. */
export async function insertPeople(
  demo: Demo,
  regions: DemoRegions,
  people: readonly PlannedPerson[],
): Promise<void> {
  const { client } = demo;
  const personRows = people.map((person) => personRow(demo, regions, person));
  const regionRows = people.flatMap((person) =>
    person.regions.map((name, index) => ({
      personId: person.id,
      regionId: regions[name].id,
      since: memberSince(person, name, index),
    })),
  );
  const roleRows = people.flatMap(({ id, regionRoles }) =>
    Object.entries(regionRoles).map(([name, roleNames]) => ({
      personId: id,
      regionId: regions[name as RegionName].id,
      roleNames: [...roleNames],
    })),
  );
  await bulkInsert(client, 'person', personRows);
  await bulkInsert(client, 'personRegion', regionRows);
  await bulkInsert(client, 'regionRole', roleRows);
}

function personRow(demo: Demo, regions: DemoRegions, person: PlannedPerson): Insertable<DB['person']> {
  const { home, status, createdAt, hasAcceptedTerms } = person;
  const firstVisit = status === 'UNVERIFIED' ? null : firstVisitOf(person);
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    emailVerifiedAt: firstVisit,
    status,
    passwordHash: firstVisit ? demo.passwordHash : null,
    passwordChangedAt: firstVisit,
    roles: [...person.roles],
    locale: person.locale,
    currency: regions[home].currency,
    timeZone: regions[home].timeZone,
    country: person.country,
    location: person.location,
    graduatedOn: person.graduatedOn,
    graduationPlace: person.graduationPlace,
    showAlumniWelcome: person.showAlumniWelcome,
    termsVersion: hasAcceptedTerms ? FIRST_TERMS : null,
    termsAcceptedAt: hasAcceptedTerms ? firstVisit : null,
    createdBy: person.createdBy,
    createdAt,
  };
}

/** People follow the link in their mail within the hours after they were registered. */
const firstVisitOf = ({ createdAt }: PlannedPerson): Date =>
  new Date(createdAt.getTime() + (createdAt.getTime() % 600) * MINUTE_MS);

/** Home first, then the others; the alumni are joined by graduating. */
function memberSince({ createdAt, graduatedOn }: PlannedPerson, name: RegionName, index: number): Date {
  const joined = createdAt.getTime() + index * MINUTE_MS;
  const graduated = name === 'alumni' && graduatedOn ? instantOn(graduatedOn, 18).getTime() : 0;
  return new Date(Math.max(joined, graduated));
}
