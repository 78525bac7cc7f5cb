import { holds, regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/counted-page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { ResultSort } from '../rules/result-state.ts';
import { countResults, listResults, type ListedResult, type ResultsFilter } from './results.queries.ts';

const LONGEST_SEARCH = 100;

interface Asked {
  filter: ResultsFilter;
  sortBy: ResultSort;
  isDescending: boolean;
  first: number;
  after: string | null;
}

/** The campuses whose exams the caller oversees; null for the whole college. */
export const overseenRegions = (ctx: Context): readonly string[] | null => {
  const actor = actorOf(ctx);
  return holds(actor, 'superadmin') ? null : regionsWhere(actor, 'manager', 'admin');
};

/** A page of the attempts at exams on the campuses that the caller looks after. */
export async function listResultsPage(ctx: Context, asked: Asked): Promise<CountedPage<ListedResult>> {
  const { first, after, sortBy, isDescending } = asked;
  const search = asked.filter.search?.trim() ?? '';
  if (search.length > LONGEST_SEARCH) throw new RuleError('requestNotUnderstood');
  const question = {
    filter: { ...asked.filter, search },
    reach: overseenRegions(ctx),
    locale: ctx.locale,
    sortBy,
    isDescending,
  };
  const found = await listResults(ctx.db, question, first + 1, after);
  return countedPage(found, first, (most) => countResults(ctx.db, question, most));
}
