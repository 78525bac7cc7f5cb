import { reachWhere } from '#kit/access/actor.ts';
import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage } from '#kit/graphql/page.ts';
import type { ResultSort } from '#slices/exams/rules/results/result-state.ts';
import {
  pageOfResults,
  type ListedResult,
  type ResultsFilter,
  type ResultsQuery,
} from './results.queries.ts';

export interface ResultsParams {
  filter: ResultsFilter;
  sortBy: ResultSort;
  isDescending: boolean;
  first: number;
  after: string | null;
}

/** The campuses whose exams the caller oversees; null for the whole college. */
export const overseenRegions = (ctx: Context): readonly string[] | null =>
  reachWhere(actorOf(ctx), 'manager', 'admin');

export const listResultsPage = (ctx: Context, params: ResultsParams): Promise<CountedPage<ListedResult>> =>
  resultsPage(ctx, ctx.db, { ...params, reach: overseenRegions(ctx), exceptPersonIds: [] });

export function resultsPage(
  ctx: Context,
  db: Db,
  params: ResultsParams & Pick<ResultsQuery, 'reach' | 'exceptPersonIds'>,
): Promise<CountedPage<ListedResult>> {
  const { first, after, filter, ...rest } = params;
  const search = parsedSearch(filter.search, 'requestNotUnderstood');
  const query = { ...rest, filter: { ...filter, search }, locale: ctx.locale };
  return pageOfResults(db, query, { first, after });
}
