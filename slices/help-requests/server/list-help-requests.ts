import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/page.ts';
import {
  countHelpRequests,
  listHelpRequests,
  type HelpQuestion,
  type HelpRequestRecord,
} from './help-request.queries.ts';

interface Params extends HelpQuestion {
  first: number;
  after: string | null;
}

/** A page of requests, the newest first. */
export async function listHelpRequestsPage(
  ctx: Context,
  { first, after, ...question }: Params,
): Promise<CountedPage<HelpRequestRecord>> {
  const found = await listHelpRequests(ctx.db, question, first + 1, after);
  return countedPage(found, first, (max) => countHelpRequests(ctx.db, question, max));
}
