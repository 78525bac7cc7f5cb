import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { actOnRecord, parsedInput, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { can } from '../rules/permissions.ts';
import { reply, stateOf } from '../rules/help-request.ts';
import {
  findRegionOf,
  findRegionOfClass,
  lockHelpRequest,
  storeClosing,
  type HelpRequestRecord,
} from './help-request.queries.ts';

const helpRequest: Entity<typeof reply, HelpRequestRecord> = {
  name: 'helpRequest',
  fields: reply,
  // What was asked of a teacher is another person's record, and theirs to answer all the same.
  db: (ctx) => (can.answer(actorOf(ctx)) ? ctx.db : ctx.unscoped('a request that was asked of the caller')),
  async load(tx, ctx, id) {
    const request = await lockHelpRequest(tx, id);
    if (!request) return undefined;
    const { askedOf, courseGroupId, attemptId } = request;
    const regionId = courseGroupId && (await findRegionOfClass(tx, courseGroupId));
    return can.answerRequest(actorOf(ctx), { askedOf, regionId, attemptId }) ? request : undefined;
  },
};

/** Closes a request, with an answer or without one, and tells the user who asked. What is closed already stays as it is. */
export function closeHelpRequest(ctx: Context, id: string, said: string): Promise<HelpRequestRecord> {
  const { answer } = parsedInput(reply, { answer: said });
  return actOnRecord(ctx, helpRequest, id, async (tx, request) => {
    if (stateOf(request) === 'CLOSED') {
      // Two of the staff may answer at once: the second is not dropped unseen.
      if (request.answer !== answer) throw new RuleError('changedMeanwhile');
      return null;
    }
    await storeClosing(tx, id, {
      closedAt: ctx.services.now(),
      closedBy: actorOf(ctx).personId,
      answer,
    });
    await tellWhoAsked(tx, request);
    return { action: 'closeHelpRequest', after: { answer } };
  });
}

/** Opens a request again. The answer is taken back, but stays in the audit log. */
export const reopenHelpRequest = (ctx: Context, id: string): Promise<HelpRequestRecord> =>
  actOnRecord(ctx, helpRequest, id, async (tx, request) => {
    if (stateOf(request) === 'OPEN') return null;
    await storeClosing(tx, id, { closedAt: null, closedBy: null, answer: '' });
    return { action: 'reopenHelpRequest', before: { answer: request.answer } };
  });

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
