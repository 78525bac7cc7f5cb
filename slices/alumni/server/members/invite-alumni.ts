import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { countInvited, insertInvitations, lockInviting } from './invitation.queries.ts';
import { mailInvitations } from './mail-invitations.ts';
import type { MemberFilter } from './member.queries.ts';

interface Params {
  /** Made by the dialog, so that a second press invites nobody. */
  batchId: string;
  filter: MemberFilter;
}

/** Invites those of the graduates who match that may be invited, and says how many these are. A job sends the mail. */
export const inviteAlumni = (ctx: Context, { batchId, filter }: Params): Promise<number> =>
  transaction(ctx.db, async (tx) => {
    await lockInviting(tx);
    const invitedBefore = await countInvited(tx, batchId);
    if (invitedBefore > 0) return invitedBefore;
    const { personId: invitedBy } = actorOf(ctx);
    const batch = { id: batchId, invitedBy, now: ctx.services.now() };
    const invited = await insertInvitations(tx, batch, filter);
    if (invited === 0) return 0;
    await enqueue(tx, mailInvitations, { batchId }, { key: `alumniInvitations:${batchId}` });
    await audit(tx, ctx, {
      action: 'inviteAlumni',
      entity: 'alumniInvitation',
      entityId: batchId,
      after: { ...filter, invited },
    });
    return invited;
  });
