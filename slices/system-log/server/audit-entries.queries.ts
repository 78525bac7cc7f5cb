import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { countRows, holdsPerson } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { nameActions, type LogAbout } from './audit-names.queries.ts';

interface AuditFilter {
  person?: string | null | undefined;
  action?: string | null | undefined;
  entity?: string | null | undefined;
  from?: Date | null | undefined;
  before?: Date | null | undefined;
}

/** Those whose name or address holds the words, accents left out; words of signs alone are nobody's. */
const peopleCalled = (words: string) => sql<string[]>`array(
  select p.id from person p
  where app.person_words(${words}) <> '{}' and ${holdsPerson(words, sql`p.search_text`)})`;

const matching = (db: Db, filter: AuditFilter, after: string | null, max: number) => {
  const { person, action, entity, from, before } = filter;
  return db
    .selectFrom('audit as a')
    .orderBy('a.id', 'desc')
    .limit(max)
    .$if(!!person, (query) =>
      query.where((eb) => {
        const called = sql<string>`any (${peopleCalled(person ?? '')})`;
        return eb.or([eb('a.actorId', '=', called), eb('a.impersonatorId', '=', called)]);
      }),
    )
    .$if(!!action, (query) => query.where('a.action', '=', action ?? ''))
    .$if(!!entity, (query) => query.where('a.entity', '=', entity ?? ''))
    .$if(!!from, (query) => query.where('a.at', '>=', from ?? new Date(0)))
    .$if(!!before, (query) => query.where('a.at', '<', before ?? new Date(0)))
    .$if(after !== null, (query) => query.where('a.id', '<', after ?? '0'));
};

const nameOf = (person: 'p' | 'i') =>
  sql<string | null>`${sql.ref(`${person}.firstName`)} || ' ' || ${sql.ref(`${person}.lastName`)}`;

/** Newest first. Ids grow, so the last one seen is the place to go on from. */
const listAuditEntries = (db: Db, filter: AuditFilter, max: number, after: string | null) =>
  matching(db, filter, after, max)
    .leftJoin('person as p', 'p.id', 'a.actorId')
    .leftJoin('person as i', 'i.id', 'a.impersonatorId')
    .leftJoin('region as r', 'r.id', 'a.regionId')
    .select(['a.id', 'a.at', 'a.action', 'a.entity', 'a.entityId', 'a.before', 'a.after', 'a.reason'])
    .select(['r.name as regionName', nameOf('p').as('actorName'), nameOf('i').as('impersonatorName')])
    .select(['a.actorId', sql<boolean>`a.actor_id is null and a.ip is null`.as('isAutomatic')])
    .$narrowType<{ before: AuditValues; after: AuditValues }>()
    .execute();

type AuditValues = Record<string, unknown> | null;
type ListedEntry = Awaited<ReturnType<typeof listAuditEntries>>[number];

/** An entry with what it is about. */
export type Entry = ListedEntry & { about: LogAbout };

async function listNamed(db: Db, filter: AuditFilter, { max, after, locale }: NamedPage): Promise<Entry[]> {
  return nameActions(db, await listAuditEntries(db, filter, max, after), locale);
}

interface NamedPage {
  max: number;
  after: string | null;
  locale: string;
}

export const auditEntriesPage = (
  db: Db,
  filter: AuditFilter,
  { locale, ...page }: PageArgs & { locale: string },
): Promise<CountedPage<Entry>> =>
  readPage(
    page,
    (max, after) => listNamed(db, filter, { max, after, locale }),
    (max) => countRows(db, matching(db, filter, null, max))(max),
  );

export interface ChainState {
  /** How many entries are linked, which is the place of the last link; '0' while there is none. */
  linked: string;
  /** Entries that a job has still to link; it comes by every minute. */
  waiting: number;
}

export async function readChainState(db: Db): Promise<ChainState> {
  const last = await db
    .selectFrom('auditChain')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { waiting } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('id', '>', sql<string>`coalesce((select max(audit_id) from audit_chain), 0)`)
    .executeTakeFirstOrThrow();
  return {
    linked: last?.position ?? '0',
    waiting: Number(waiting),
  };
}

export interface CheckedLinks {
  /** The last place up to which everything fits. */
  reached: string;
  /** The first link that does not fit. */
  broken: string | null;
}

/** Checks links behind a place, whose own hash was checked by the user who came that far. */
export async function checkLinks(db: Db, after: string, max: number): Promise<CheckedLinks> {
  const { rows } = await sql<CheckedLinks>`
    select reached, broken from app.check_audit(
      ${after}, coalesce((select hash from audit_chain where position = ${after}), ''::bytea), ${max})`.execute(
    db,
  );
  return rows[0] ?? { reached: after, broken: null };
}
