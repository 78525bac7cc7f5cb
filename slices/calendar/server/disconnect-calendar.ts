import { openToken } from '#kit/calendars/seal-token.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { deleteConnection } from './calendar.queries.ts';

/** Forgets the token now; giving it back to the provider may take until the provider answers. */
export async function disconnectCalendar(ctx: Context): Promise<boolean> {
  const { personId } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    const sealedToken = await deleteConnection(tx, personId);
    if (!sealedToken) return false;
    await enqueue(tx, revokeCalendarToken, { personId, sealedToken: sealedToken.toString('base64') });
    await audit(tx, ctx, { action: 'disconnectCalendar', entity: 'person', entityId: personId });
    return true;
  });
}

/** The token stays sealed on its way through the queue. */
export const revokeCalendarToken = defineJob<{ personId: string; sealedToken: string }>({
  name: 'revokeCalendarToken',
  async run({ personId, sealedToken }, { services: { calendars, secrets } }) {
    const keys = secrets.keys('calendar-tokens');
    const token = openToken(Buffer.from(sealedToken, 'base64'), keys, personId);
    // A token that nobody can read any more is as good as given back, and without a provider there is nobody to ask.
    if (token !== null && calendars.kind !== 'none') await calendars.revoke(token);
  },
});
