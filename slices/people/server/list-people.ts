import { regionsWhere } from '#kit/access/actor.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { LONGEST_SEARCH, type PeopleSort } from '../rules/people-list.ts';
import { countPeople, listPeople, type Counted, type PeopleFilter } from './people-list.queries.ts';
import type { PersonRecord } from './person-record.ts';

interface Asked {
  filter: PeopleFilter;
  sortBy: PeopleSort;
  isDescending: boolean;
  first: number;
  after: string | null;
}

export interface PeoplePage {
  rows: PersonRecord[];
  nextCursor: string | null;
  /** Counts what matches, once, when somebody asks for it. */
  counted(): Promise<Counted>;
}

/** A page of the people on the campuses where the caller is a manager or an admin. */
export async function listPeoplePage(ctx: Context, asked: Asked): Promise<PeoplePage> {
  const { filter, sortBy, isDescending, first, after } = asked;
  if ((filter.search ?? '').length > LONGEST_SEARCH)
    throw new RuleError('peopleSearchTooLong', 'BAD_USER_INPUT', { most: LONGEST_SEARCH });
  const reach = ctx.actor ? regionsWhere(ctx.actor, 'manager', 'admin') : [];
  const question = { filter, reach, sortBy, isDescending, now: ctx.services.now() };
  const found = await listPeople(ctx.db, question, first + 1, after);
  const rows = found.slice(0, first);
  let counting: Promise<Counted> | null = null;
  return {
    rows,
    nextCursor: found.length > first ? (rows.at(-1)?.id ?? null) : null,
    counted: () => (counting ??= countPeople(ctx.db, question)),
  };
}
