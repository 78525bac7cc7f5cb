import type { Pool } from 'pg';
import type { RegionRole, Role } from '#kit/access/actor.ts';

export interface RegionFacts {
  name?: string;
  slug?: string;
  zone?: string;
  timeZone?: string;
  closed?: boolean;
}

export interface GroupFacts {
  regionId: string;
  name?: string;
  openForSignUp?: boolean;
  archived?: boolean;
}

export interface PersonFacts {
  firstName?: string;
  lastName?: string;
  email?: string;
  status?: 'ACTIVE' | 'UNVERIFIED' | 'DISABLED';
  roles?: Role[];
  regionIds?: string[];
  regionRoles?: { regionId: string; roleNames: RegionRole[] }[];
  groupIds?: string[];
  locale?: string;
  /** 1 unless said otherwise: the first version, accepted. */
  termsVersion?: number | null;
  hasPassword?: boolean;
  /** Whether they signed up for a free group by themselves. */
  registeredFreely?: boolean;
  /** The day on which they graduated, if they did. */
  graduatedOn?: string;
}

let made = 0;

export async function insertRegion(owner: Pool, facts: RegionFacts): Promise<{ id: string; slug: string }> {
  const { name = `Campus ${++made}`, slug = `XX-Campus-${++made}`, zone = 'EUROPE', closed = false } = facts;
  const { timeZone = 'Europe/London' } = facts;
  const { rows } = await owner.query<{ id: string }>(
    `insert into region (name, slug, zone, time_zone, currency, type, closed)
     values ($1, $2, $3, $5, 'GBP', 'CAMPUS', $4) returning id`,
    [name, slug, zone, closed, timeZone],
  );
  return { id: rows[0]?.id ?? '', slug };
}

export async function insertGroup(owner: Pool, facts: GroupFacts): Promise<{ id: string }> {
  const { regionId, name = `Group ${++made}`, openForSignUp = false, archived = false } = facts;
  const { rows } = await owner.query<{ id: string }>(
    `insert into student_group (region_id, name, open_for_sign_up, archived_at)
     values ($1, $2, $3, case when $4 then now() end) returning id`,
    [regionId, name, openForSignUp, archived],
  );
  return { id: rows[0]?.id ?? '' };
}

export async function insertPerson(owner: Pool, facts: PersonFacts, passwordHash: string) {
  const { firstName = 'Ana', lastName = `Person ${++made}`, status = 'ACTIVE', termsVersion = 1 } = facts;
  const email = facts.email ?? `person${++made}@example.org`;
  const { rows } = await owner.query<{ id: string }>(
    `insert into person (first_name, last_name, email, status, roles, locale, terms_version, password_hash, registered_freely, email_verified_at, graduated_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $4 = 'UNVERIFIED' then null else now() end, $10) returning id`,
    [
      firstName,
      lastName,
      email,
      status,
      facts.roles ?? ['user'],
      facts.locale ?? 'en',
      termsVersion,
      facts.hasPassword === false ? null : passwordHash,
      facts.registeredFreely ?? false,
      facts.graduatedOn ?? null,
    ],
  );
  const id = rows[0]?.id ?? '';
  for (const regionId of facts.regionIds ?? []) {
    await owner.query('insert into person_region (person_id, region_id) values ($1, $2)', [id, regionId]);
  }
  for (const { regionId, roleNames } of facts.regionRoles ?? []) {
    await owner.query('insert into region_role (person_id, region_id, role_names) values ($1, $2, $3)', [
      id,
      regionId,
      roleNames,
    ]);
  }
  for (const groupId of facts.groupIds ?? []) {
    await owner.query(
      `insert into group_member (group_id, person_id, region_id, first_day)
       select id, $2, region_id, '2026-01-05' from student_group where id = $1`,
      [groupId, id],
    );
  }
  return { id, email, firstName, lastName };
}
