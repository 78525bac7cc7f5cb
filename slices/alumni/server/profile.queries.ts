import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { ValuesOf } from '#kit/record/field.ts';
import { ALUMNI_REGION_SLUG } from '#slices/site-settings/rules/alumni-admin.ts';
import { SHOWN_AT_FIRST, SHOWS, type alumniProfile, type Shows } from '../rules/profile.ts';

/** What an alumnus says about themselves: part of it stands with their account, part of it here. */
export interface AlumniProfileRecord extends ValuesOf<typeof alumniProfile> {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  pictureId: string | null;
  /** The day that the college has recorded. */
  recordedGraduatedOn: Day;
  /** Rises with every change of either part. */
  version: number;
  showAlumniWelcome: boolean;
}

export async function findAlumniProfile(
  db: Db | Tx,
  personId: string,
): Promise<AlumniProfileRecord | undefined> {
  const row = await db
    .selectFrom('person as p')
    .leftJoin('alumniProfile as a', 'a.personId', 'p.id')
    .select(['p.id', 'p.firstName', 'p.lastName', 'p.email', 'p.pictureId', 'p.location', 'p.homePage'])
    .select([
      'p.graduatedOn as recorded',
      'p.graduationPlace',
      'p.subscribeAlumniEmail',
      'p.showAlumniWelcome',
    ])
    .select(['p.profileVersion', 'a.version', 'a.about', 'a.statedGraduatedOn'])
    .select(SHOWS.map((name) => `a.${name}` as const))
    .select(
      sql<string | null>`(select ph.number from phone ph where ph.person_id = p.id
        order by ph.kind = 'MOBILE' desc, ph.kind limit 1)`.as('phone'),
    )
    .where('p.id', '=', personId)
    .where('p.graduatedOn', 'is not', null)
    .executeTakeFirst();
  if (!row?.recorded) return undefined;
  const { recorded, profileVersion, version, statedGraduatedOn, showAlumniWelcome, ...rest } = row;
  return {
    ...rest,
    ...(Object.fromEntries(SHOWS.map((name) => [name, row[name] ?? SHOWN_AT_FIRST[name]])) as Record<
      Shows,
      boolean
    >),
    about: row.about ?? '',
    graduatedOn: statedGraduatedOn ?? recorded,
    recordedGraduatedOn: recorded,
    version: profileVersion + (version ?? 0),
    showAlumniWelcome: showAlumniWelcome !== false,
  };
}

/** More than anybody reads through. */
const PLACES_MAX = 100;

/** How alumni have written where they graduated, as far as they show it: what most have written comes first. */
export async function findGraduationPlaces(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('alumnusCard')
    .select('gradPlace')
    .where('gradPlace', 'is not', null)
    .groupBy('gradPlace')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('gradPlace')
    .limit(PLACES_MAX)
    .execute();
  return rows.map(({ gradPlace }) => gradPlace ?? '');
}

/** How most graduates of a person's campus have written it, those of the same year before all others. */
export async function findUsualPlace(db: Db, personId: string): Promise<string | null> {
  const { rows } = await sql<{ place: string }>`
    select c.grad_place as place
    from person me
    join person p on p.id <> me.id and p.graduated_on is not null and p.region_ids && array(
      select unnest(me.region_ids) except select id from region where slug = ${ALUMNI_REGION_SLUG})
    join alumnus_card c on c.id = p.id
    where me.id = ${personId}::uuid and c.grad_place is not null
    group by c.grad_place
    order by count(*) filter (where extract(year from p.graduated_on) = extract(year from me.graduated_on)) desc,
      count(*) desc, c.grad_place
    limit 1`.execute(db);
  return rows[0]?.place ?? null;
}

type StoredProfile = Record<Shows, boolean> & { about: string; statedGraduatedOn: Day | null };

/** What an alumnus says and shows. To say anything is to join, once and for good. */
export async function storeAlumniProfile(
  tx: Tx,
  personId: string,
  profile: StoredProfile,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('alumniProfile')
    .values({ personId, ...profile, joinedAt: now })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet((eb) => ({
        ...profile,
        version: eb('alumniProfile.version', '+', 1),
        joinedAt: eb.fn.coalesce('alumniProfile.joinedAt', eb.val(now)),
      })),
    )
    .execute();
}
