import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkMessage, requestedPageOf } from '../rules/help-request.ts';
import { insertHelpRequest, lockHelpRequest, type HelpRequestRecord } from './help-request.queries.ts';

const RATE = { name: 'askForHelp', max: 10, windowS: 3_600 };

interface Params {
  helpRequestId: string;
  message: string;
  page?: string | null | undefined;
}

/** Asks the college for help. The id comes from the form, so that a form which is sent twice asks once. */
export async function askForHelp(ctx: Context, params: Params): Promise<HelpRequestRecord> {
  const { helpRequestId: id } = params;
  const message = params.message.trim();
  const problem = checkMessage(message);
  if (problem) throw new RuleError(problem);
  const { personId } = actorOf(ctx);
  await ctx.services.rateLimits.take(RATE, personId);
  return transaction(ctx.db, async (tx) => {
    const isNew = await insertHelpRequest(tx, {
      id,
      personId,
      message,
      page: requestedPageOf(params.page ?? ''),
      askedAt: ctx.services.now(),
    });
    // An id that another user has taken is out of sight, and not told from any other.
    const request = await lockHelpRequest(tx, id);
    if (request?.personId !== personId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!isNew && request.message !== message) throw new RuleError('changedMeanwhile');
    if (isNew) await audit(tx, ctx, { action: 'askForHelp', entity: 'helpRequest', entityId: id });
    return request;
  });
}
