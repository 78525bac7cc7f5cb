import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { can } from '../rules/permissions.ts';
import { checkAnswer, stateOf } from '../rules/help-request.ts';
import {
  findRegionOf,
  findRegionOfClass,
  lockHelpRequest,
  storeClosing,
  type HelpRequestRecord,
} from './help-request.queries.ts';

/** Closes a request, with an answer or without one, and tells the user who asked. What is closed already stays as it is. */
export async function closeHelpRequest(
  ctx: Context,
  helpRequestId: string,
  answer: string,
): Promise<HelpRequestRecord> {
  const words = answer.trim();
  const problem = checkAnswer(words);
  if (problem) throw new RuleError(problem);
  return transaction(requestsToAnswer(ctx), async (tx) => {
    const request = await loadRequestForUpdate(tx, ctx, helpRequestId);
    if (stateOf(request) === 'CLOSED') {
      // Two of the staff may answer at once: the second is not dropped unseen.
      if (request.answer !== words) throw new RuleError('changedMeanwhile');
      return request;
    }
    const closing = { closedAt: ctx.services.now(), closedBy: actorOf(ctx).personId, answer: words };
    const closed = await storeClosing(tx, helpRequestId, closing);
    await audit(tx, ctx, {
      action: 'closeHelpRequest',
      entity: 'helpRequest',
      entityId: helpRequestId,
      after: { answer: words },
    });
    await tellWhoAsked(tx, request);
    return closed;
  });
}

/** Opens a request again. The answer is taken back, but stays in the audit log. */
export const reopenHelpRequest = (ctx: Context, helpRequestId: string): Promise<HelpRequestRecord> =>
  transaction(requestsToAnswer(ctx), async (tx) => {
    const request = await loadRequestForUpdate(tx, ctx, helpRequestId);
    if (stateOf(request) === 'OPEN') return request;
    await audit(tx, ctx, {
      action: 'reopenHelpRequest',
      entity: 'helpRequest',
      entityId: helpRequestId,
      before: { answer: request.answer },
    });
    return storeClosing(tx, helpRequestId, { closedAt: null, closedBy: null, answer: '' });
  });

/** What was asked of a teacher is another person's record, and in their hands all the same. */
const requestsToAnswer = (ctx: Context): Db =>
  can.answer(actorOf(ctx)) ? ctx.db : ctx.unscoped('a request that was asked of the caller');

async function loadRequestForUpdate(tx: Tx, ctx: Context, id: string): Promise<HelpRequestRecord> {
  const request = await lockHelpRequest(tx, id);
  if (!request) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const { askedOf, courseGroupId, attemptId } = request;
  const regionId = courseGroupId && (await findRegionOfClass(tx, courseGroupId));
  if (!can.answerRequest(actorOf(ctx), { askedOf, regionId, attemptId }))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return request;
}

/** A user who belongs nowhere finds the answer under Help all the same. */
async function tellWhoAsked(tx: Tx, { id, personId }: HelpRequestRecord): Promise<void> {
  const regionId = await findRegionOf(tx, personId);
  if (regionId)
    await notify(tx, {
      name: 'helpAnswered',
      facts: {},
      path: `/help?question=${id}`,
      recipients: [{ personId, regionId }],
    });
}
