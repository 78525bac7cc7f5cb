import { sql } from 'kysely';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { link, type LinkValues } from '../rules/link.ts';

export interface LinkRecord extends LinkValues {
  id: string;
  groupName: string | null;
  /** The campus of the group. */
  regionId: string | null;
  version: number;
}

const links = (db: Db | Tx) =>
  db
    .selectFrom('link as l')
    .leftJoin('studentGroup as g', 'g.id', 'l.groupId')
    .select(['l.id', ...columnsOf('l', link), 'g.name as groupName', 'l.regionId', 'l.version'])
    .orderBy('g.sortName', (order) => order.asc().nullsFirst())
    .orderBy(sql`app.search_form(l.title)`)
    .orderBy('l.id');

/** All that are in reach: a college has as many as a page can show. */
export const listLinks = (db: Db): Promise<LinkRecord[]> => links(db).execute();

interface LinkReader {
  personId: string;
  /** A user who has only signed up for a free group is shown the links of that group alone. */
  isFreeRegistrant: boolean;
}

/** The links for everybody and for the groups a user is in today. Days are those of the group's campus. */
export const listLinksOf = (
  db: Db,
  { personId, isFreeRegistrant }: LinkReader,
  now: Date,
): Promise<LinkRecord[]> =>
  links(db)
    .where(
      sql<boolean>`(l.group_id is null and not ${isFreeRegistrant}::boolean) or exists (
        select from group_member m
        join student_group s on s.id = m.group_id and s.archived_at is null
        join region r on r.id = s.region_id
        cross join lateral (select (${now}::timestamptz at time zone r.time_zone)::date as today) d
        where m.person_id = ${personId}::uuid and m.group_id = l.group_id
          and m.first_day <= d.today and (m.last_day is null or m.last_day >= d.today))`,
    )
    .execute();

export const findLink = (db: Db | Tx, id: string): Promise<LinkRecord | undefined> =>
  links(db).where('l.id', '=', id).executeTakeFirst();
