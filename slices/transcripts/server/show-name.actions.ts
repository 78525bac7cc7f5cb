import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { deleteConsent, insertConsent } from './consent.queries.ts';

/** Shows the caller's whole name to those who check their transcripts, or hides it again. */
export const showNameOnTranscripts = (ctx: Context, isShown: boolean): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    const changed = isShown
      ? await insertConsent(tx, { personId, givenAt: ctx.services.now() })
      : await deleteConsent(tx, personId);
    if (changed)
      await audit(tx, ctx, {
        action: 'showNameOnTranscripts',
        entity: 'person',
        entityId: personId,
        before: { showsWholeName: !isShown },
        after: { showsWholeName: isShown },
      });
    return isShown;
  });
