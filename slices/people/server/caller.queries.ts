import { timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { RegionRole, Role } from '#kit/access/actor.ts';
import { AskedTogether } from '#kit/db/asked-together.ts';
import { runStatement } from '#kit/db/statement.ts';
import { hashSecret } from '#kit/http/sessions/sessions.queries.ts';
import { PERSON_COLUMNS, type PersonRecord } from './person-record.ts';

/** What every request has to know of its caller. */
export interface CallerRow extends Pick<
  PersonRecord,
  'id' | 'status' | 'roles' | 'regionIds' | 'locale' | 'termsVersion'
> {
  sessionId: string;
  secretHash: Buffer;
  sessionStartedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  roles: Role[];
  regionRoles: { regionId: string; slug: string; roleNames: RegionRole[] }[];
  individualPermissions: string[];
  isAlumnus: boolean;
  impersonator: { id: string; firstName: string; lastName: string; isStillAdmin: boolean } | null;
  currentTermsVersion: number;
  /** Whether they signed up for a free group by themselves and were put into no other since. */
  registeredFreely: boolean;
}

/** The caller as a user is told of, whom the screens' first question (currentUser) asks for. */
export interface WholeCaller extends CallerRow, Omit<PersonRecord, 'roles'> {
  regions: { id: string; name: string; slug: string; userCount: number }[];
  groups: { id: string; name: string; archived: boolean }[];
}

const inDatabase = (column: string): string =>
  column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const ownColumns = PERSON_COLUMNS.map((column) => `p.${inDatabase(column)}`).join(', ');

const OF_SESSION = `
    s.id as session_id, s.secret_hash, s.created_at as session_started_at, s.last_seen_at, s.expires_at, p.registered_freely,
    p.graduated_on is not null as is_alumnus,
    coalesce((select json_agg(json_build_object('regionId', rr.region_id, 'slug', r.slug, 'roleNames', rr.role_names))
      from region_role rr join region r on r.id = rr.region_id where rr.person_id = p.id), '[]') as region_roles,
    array(select ip.permission from individual_permission ip where ip.person_id = p.id order by 1) as individual_permissions,
    (select json_build_object('id', i.id, 'firstName', i.first_name, 'lastName', i.last_name,
      'isStillAdmin', i.status = 'ACTIVE' and 'admin' = any (i.roles))
      from person i where i.id = s.impersonator_id) as impersonator,
    (select terms_version from site_settings) as current_terms_version`;

/**
 * Who is calling: the hottest read of the product, one prepared statement. It runs before there is a scope, as the
 * database role that may look (migration 01).
 */
const WHO_IS_CALLING = `
  select p.id, p.status, p.roles, p.region_ids, p.locale, p.terms_version, ${OF_SESSION}
  from session s join person p on p.id = s.person_id
  where s.id = any ($1::uuid[])`;

/** The same with all that is told of a user. Which groups they are in depends on the day it is on their campus. */
export const WHO_IS_CALLING_WHOLLY = `
  select ${ownColumns}, ${OF_SESSION},
    coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'slug', r.slug, 'userCount', r.user_count)
      order by array_position(p.region_ids, r.id)) from region r where r.id = any (p.region_ids)), '[]') as regions,
    coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name, 'archived', g.archived_at is not null)
      order by g.archived_at nulls first, gm.first_day desc, g.name)
      from group_member gm join student_group g on g.id = gm.group_id join region campus on campus.id = gm.region_id
      where gm.person_id = p.id
        and (gm.last_day is null or gm.last_day >= ($2::timestamptz at time zone campus.time_zone)::date)), '[]') as groups
  from session s join person p on p.id = s.person_id
  where s.id = any ($1::uuid[])`;

/** Finds sessions and their people; requests that come at the same time are looked up together. */
export class Callers {
  readonly #rows: AskedTogether<string, CallerRow>;
  readonly #wholeRows: AskedTogether<string, WholeCaller>;

  constructor(identityPool: Pool, now: () => Date) {
    const bySession = <Row extends CallerRow>(rows: Row[]) =>
      new Map(rows.map((row) => [row.sessionId, row]));
    this.#rows = new AskedTogether(async (sessionIds) =>
      bySession((await runStatement<CallerRow>(identityPool, WHO_IS_CALLING, [sessionIds])).rows),
    );
    this.#wholeRows = new AskedTogether(async (sessionIds) =>
      bySession(
        (await runStatement<WholeCaller>(identityPool, WHO_IS_CALLING_WHOLLY, [sessionIds, now()])).rows,
      ),
    );
  }

  lookUp(sessionId: string): Promise<CallerRow | null> {
    return this.#rows.ask(sessionId);
  }

  find(sessionId: string, secret: Buffer): Promise<CallerRow | null> {
    return withSecret(this.#rows.ask(sessionId), secret);
  }

  findWhole(sessionId: string, secret: Buffer): Promise<WholeCaller | null> {
    return withSecret(this.#wholeRows.ask(sessionId), secret);
  }
}

async function withSecret<Row extends CallerRow>(
  asked: Promise<Row | null>,
  secret: Buffer,
): Promise<Row | null> {
  const row = await asked;
  return row && timingSafeEqual(row.secretHash, hashSecret(secret)) ? row : null;
}
