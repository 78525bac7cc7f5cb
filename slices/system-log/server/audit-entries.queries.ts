import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';

export interface AuditFilter {
  person?: string | null | undefined;
  action?: string | null | undefined;
  entity?: string | null | undefined;
  from?: Date | null | undefined;
  before?: Date | null | undefined;
}

/** Those whose name or address holds the words, accents left out; words of signs alone are nobody's. */
const peopleCalled = (words: string) => sql<string[]>`array(
  select p.id from person p, btrim(app.search_form(${words})) as wanted
  where wanted <> '' and strpos(app.search_form(p.first_name || ' ' || p.last_name || ' ' || p.email), wanted) > 0)`;

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

const nameOf = (person: 'p' | 'i' | 's') =>
  sql<string | null>`${sql.ref(`${person}.firstName`)} || ' ' || ${sql.ref(`${person}.lastName`)}`;

/** Newest first. Ids grow, so the last one seen is the place to go on from. */
export const listAuditEntries = (db: Db, filter: AuditFilter, first: number, after: string | null) =>
  matching(db, filter, after, first + 1)
    .leftJoin('person as p', 'p.id', 'a.actorId')
    .leftJoin('person as i', 'i.id', 'a.impersonatorId')
    .leftJoin('person as s', (join) => join.onRef('s.id', '=', 'a.entityId').on('a.entity', '=', 'person'))
    .leftJoin('region as r', 'r.id', 'a.regionId')
    .select(['a.id', 'a.at', 'a.action', 'a.entity', 'a.entityId', 'a.before', 'a.after', 'a.reason'])
    .select(['r.name as regionName', nameOf('p').as('actorName'), nameOf('i').as('impersonatorName')])
    .select(nameOf('s').as('entityName'))
    .execute();

/** How many match, counted no further than `max`. */
export async function countAuditEntries(db: Db, filter: AuditFilter, max: number): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter, null, max).select('a.id').as('m'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
