import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, eachOnce, findsWords, holdsPerson, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { PersonStatus } from '#slices/people/rules/person.ts';
import { invitedLatelySince, type InvitationStanding } from '../../rules/invitation.ts';

/** A graduate, as those know one who look after the alumni. */
export interface MemberRecord {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  status: PersonStatus;
  graduatedOn: Day;
  graduationPlace: string;
  location: string;
  subscribeAlumniEmail: boolean;
  /** The day they have named, where it is another than the college has recorded. */
  statedGraduatedOn: Day | null;
  joinedAt: Date | null;
  hasJoined: boolean;
  invitedAt: Date | null;
  standing: InvitationStanding;
}

export interface MemberFilter {
  search: string;
  place: string;
  year: number | null;
  hasJoined: boolean | null;
  isContactable: boolean | null;
  standing: InvitationStanding | null;
}

const HAS_JOINED = sql<boolean>`p.show_alumni_welcome is false`;

/** What came between and was not mailed invited nobody. */
const IS_INVITED = sql<boolean>`(i.settled_at is null or i.is_mailed)`;

const standingAt = (now: Date) => sql<InvitationStanding>`case
  when p.status = 'DISABLED' then 'CLOSED'
  when ${HAS_JOINED} then 'JOINED'
  when not p.subscribe_alumni_email then 'UNSUBSCRIBED'
  when exists (select from alumni_invitation i
    where i.person_id = p.id and i.invited_at > ${invitedLatelySince(now)} and ${IS_INVITED}) then 'INVITED'
  when app.is_mail_refused(p.email) then 'REFUSED'
  else 'READY' end`;

const graduates = (db: Db | Tx) =>
  db.selectFrom('person as p').where('p.graduatedOn', 'is not', null).where('p.mergedInto', 'is', null);

const matching = (
  db: Db | Tx,
  { search, place, year, hasJoined, isContactable, standing }: MemberFilter,
  now: Date,
) =>
  graduates(db)
    .$if(search !== '', (query) => query.where(holdsPerson(search, sql`p.search_text`)))
    .$if(place !== '', (query) => query.where(findsWords(place, sql`p.graduation_place_words`)))
    .$if(year !== null, (query) =>
      query.where(
        sql<boolean>`p.graduated_on between make_date(${year ?? 0}, 1, 1) and make_date(${year ?? 0}, 12, 31)`,
      ),
    )
    .$if(hasJoined !== null, (query) => query.where(sql<boolean>`(${HAS_JOINED}) = ${hasJoined}`))
    .$if(isContactable !== null, (query) =>
      query
        .where('p.subscribeAlumniEmail', '=', isContactable ?? true)
        .$if(isContactable === true, (those) => those.where('p.status', '=', 'ACTIVE')),
    )
    .$if(standing !== null, (query) => query.where(sql<boolean>`${standingAt(now)} = ${standing}`));

const byName = keyset([sql`p.sort_name`, sql`p.id`]);

export function membersPage(
  db: Db,
  filter: MemberFilter,
  page: PageArgs,
  now: Date,
): Promise<CountedPage<MemberRecord>> {
  const found = matching(db, filter, now);
  const read = async (max: number, after: string | null) =>
    (await found
      .leftJoin('alumniProfile as a', 'a.personId', 'p.id')
      .select(['p.id', 'p.firstName', 'p.lastName', 'p.email', 'p.status', 'p.graduatedOn'])
      .select(['p.graduationPlace', 'p.location', 'p.subscribeAlumniEmail'])
      .select(['a.statedGraduatedOn', 'a.joinedAt', HAS_JOINED.as('hasJoined')])
      .select(standingAt(now).as('standing'))
      .select(
        sql<Date | null>`(select max(i.invited_at) from alumni_invitation i where i.person_id = p.id and ${IS_INVITED})`.as(
          'invitedAt',
        ),
      )
      .$if(after !== null, (query) => query.where(byName.isAfter(sql`person p where p.id = ${after}::uuid`)))
      .orderBy(byName.order)
      .limit(max)
      .execute()) as MemberRecord[];
  return readPage(page, read, countRows(db, found));
}

/** The years in which anybody graduated, the latest first. */
export async function findYears(db: Db): Promise<number[]> {
  // The index of the days serves a caller who is asked for each row whether they may see it; one of their years would not.
  const rows = await eachOnce<Day>(db, {
    column: sql`graduated_on`,
    from: sql`person where graduated_on is not null and merged_into is null`,
    isDescending: true,
    beyond: (day) => sql`make_date(extract(year from ${day})::integer, 1, 1)`,
  }).execute();
  return rows.map(({ value }) => Number(value.slice(0, 4)));
}

export interface StandingCount {
  standing: InvitationStanding;
  count: number;
  /** Some of them, by name. */
  names: string[];
}

const NAMES_SHOWN = 5;

/** How many of those who match would be invited, and how many not, and why. */
export async function countStandings(db: Db, filter: MemberFilter, now: Date): Promise<StandingCount[]> {
  const found = matching(db, filter, now)
    .select(['p.firstName', 'p.lastName', 'p.sortName', 'p.id', standingAt(now).as('standing')])
    .as('m');
  return db
    .selectFrom(found)
    .select('m.standing')
    .select(sql<number>`count(*)::integer`.as('count'))
    .select(
      sql<
        string[]
      >`(array_agg(m.first_name || ' ' || m.last_name order by m.sort_name, m.id))[1:${sql.lit(NAMES_SHOWN)}]`.as(
        'names',
      ),
    )
    .groupBy('m.standing')
    .execute();
}

/** All who match and may be invited now. */
export const invitable = (tx: Tx, filter: MemberFilter, now: Date) =>
  matching(tx, filter, now).where(sql<boolean>`${standingAt(now)} = 'READY'`);

export async function findStanding(tx: Tx, personId: string, now: Date): Promise<InvitationStanding | null> {
  const row = await graduates(tx)
    .select(standingAt(now).as('standing'))
    .where('p.id', '=', personId)
    .executeTakeFirst();
  return row?.standing ?? null;
}
