import { lockRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkInState } from '../../rules/check-in.ts';
import { endCheckIn, putCheckIn } from './check-in.queries.ts';
import { REACH, readRoll, sessionToTake, type Roll } from '../roll/take-roll.ts';

/** Lets the students of a class check in. Where another person has started it, it goes on. */
export const startCheckIn = (ctx: Context, sessionId: string): Promise<Roll> =>
  transaction(ctx.unscoped(REACH), async (tx) => {
    await lockRow(tx, 'classSession', sessionId);
    const session = await sessionToTake(tx, ctx, sessionId);
    const now = ctx.services.now();
    if (now >= session.endsAt) throw new RuleError('checkInAfterClass', 'BAD_USER_INPUT');
    const before = session.checkIn;
    if (!before || checkInState(before, session, now) !== 'RUNNING') {
      const { regionId } = session;
      await putCheckIn(tx, { sessionId, regionId, startedAt: now, startedBy: actorOf(ctx).personId });
      await audit(tx, ctx, { action: 'startCheckIn', entity: 'classSession', entityId: sessionId, regionId });
    }
    return (await readRoll(tx, ctx, sessionId)) ?? { session, students: [] };
  });

/** Ends it. Who has not checked in stays as they were: the teacher says what they are. */
export const stopCheckIn = (ctx: Context, sessionId: string): Promise<Roll> =>
  transaction(ctx.unscoped(REACH), async (tx) => {
    await lockRow(tx, 'classSession', sessionId);
    const session = await sessionToTake(tx, ctx, sessionId);
    const before = session.checkIn;
    if (before?.stoppedAt === null) {
      const { regionId } = session;
      await endCheckIn(tx, sessionId, ctx.services.now());
      await audit(tx, ctx, { action: 'stopCheckIn', entity: 'classSession', entityId: sessionId, regionId });
    }
    return (await readRoll(tx, ctx, sessionId)) ?? { session, students: [] };
  });
