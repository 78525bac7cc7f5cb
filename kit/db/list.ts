import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';

const holds = (words: RawBuilder<unknown>, text: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from ${words} as word
  where strpos(${text}, case when word ~ '[\u3040-\u9fff\uac00-\ud7af]' then word else ' ' || word end) = 0)`;

/** Every word of a search begins a word of the text; in scripts without spaces it may stand inside one. */
export const holdsText = (search: string, text: RawBuilder<unknown>) =>
  holds(sql`regexp_split_to_table(btrim(app.search_form(${search})), ' ')`, text);

/** The same of a text with the `search_text` of a person in it, where a domain is found by its sign alone. */
export const holdsPerson = (search: string, text: RawBuilder<unknown>) =>
  holds(sql`unnest(app.person_words(${search}))`, text);

const SIGNS = /[\u3040-\u9fff\uac00-\ud7af]/;
const MAX_WORDS = 10;

/** A word of a search, and what may stand before it. */
export interface SoughtWord {
  before: string;
  word: string;
}

export const soughtWords = (search: string): SoughtWord[] =>
  search
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .map((word) => ({ before: SIGNS.test(word) ? '%' : '% ', word }));

/** The same for words that are known already: as places in a statement that is written once (writtenOnce), they may stand for any. */
export const findsEach = (words: readonly SoughtWord[], text: RawBuilder<unknown>) =>
  sql<boolean>`${sql.join(
    words.map(
      ({ before, word }) =>
        sql`${text} like (select ${before}::text || btrim(app.search_form(${word}::text)) || '%')`,
    ),
    sql` and `,
  )}`;

/**
 * The same of a text that has an index of its trigrams (gin_trgm_ops), by which it is found among many. The text is in the
 * form of a search already.
 */
export const findsWords = (search: string, text: RawBuilder<unknown>) => findsEach(soughtWords(search), text);

interface Distinct {
  column: RawBuilder<unknown>;
  /** With a condition, to which one more is added. */
  from: RawBuilder<unknown>;
  isDescending?: boolean;
  /** What the next value lies beyond, where that is not the last one itself. */
  beyond?: (last: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Each value of an indexed column once, from one to the next: looking at all rows would take long where many have the same. */
export function eachOnce<Value>(
  db: Db,
  { column, from, isDescending = false, beyond = (last) => last }: Distinct,
) {
  const [direction, isNext] = isDescending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const values = sql<{ value: Value }>`(
    with recursive known (value) as (
      (select ${column} from ${from} and ${column} is not null order by 1 ${direction} limit 1)
      union all
      select (select ${column} from ${from} and ${column} ${isNext} ${beyond(sql`known.value`)} order by 1 ${direction} limit 1)
      from known where known.value is not null)
    select value from known where value is not null)`;
  return db.selectFrom(values.as('found')).select('found.value').$castTo<{ value: Value }>();
}

/** The order of a list, and the condition for rows after the last one seen, whose position is read again in case it moved. */
export function keyset(keys: readonly RawBuilder<unknown>[], isDescending = false) {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  return {
    order: sql.join(keys.map((key) => sql`${key} ${direction}`)),
    isAfter: (lastSeen: RawBuilder<unknown>) =>
      sql<boolean>`(${sql.join(keys)}) ${sql.raw(isDescending ? '<' : '>')} (select ${sql.join(keys)} from ${lastSeen})`,
  };
}

export interface CountOfStatus<Status extends string> {
  status: Status;
  count: number;
  oldest: Date;
}

/** What was counted by status, with none where none was found, and since when the first of those waits that are pending. */
export function countsByStatus<Status extends string>(
  found: readonly CountOfStatus<Status>[],
  statuses: readonly Status[],
): Record<Status, number> & { oldest: Date | null } {
  const of = (status: string) => found.find((row) => row.status === status);
  const counts = Object.fromEntries(statuses.map((status) => [status, of(status)?.count ?? 0]));
  return { ...(counts as Record<Status, number>), oldest: of('PENDING')?.oldest ?? null };
}

/** How many match, up to a number, beside each row of a page: one statement costs less than two. */
export const matchingUpTo = <Tables, Table extends keyof Tables, Row>(
  max: number,
  matching: SelectQueryBuilder<Tables, Table, Row>,
) =>
  sql<number>`(select count(*)::integer from ${matching.select(sql`1`.as('one')).limit(sql.lit(max))} as found)`;

/** Counts what matches, up to a number. */
export const countRows =
  <Tables, Table extends keyof Tables, Row>(db: Db, matching: SelectQueryBuilder<Tables, Table, Row>) =>
  async (max: number): Promise<number> => {
    const found = matching
      .select(sql`1`.as('one'))
      .limit(max)
      .as('found');
    const row = await db
      .selectFrom(found)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
