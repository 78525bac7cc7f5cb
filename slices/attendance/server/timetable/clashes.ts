import { loaderByOwner } from '#kit/graphql/loader.ts';
import type { Context } from '#kit/graphql/context.ts';
import { clashesAmong, type ClashKind } from '../../rules/timetable.ts';
import { findComingOf, findOverlapping } from './timetable.queries.ts';

/** What a session cannot be held beside. */
export interface SessionClash {
  sessionId: string;
  meetingId: string | null;
  kind: ClashKind;
  /** The other one. */
  otherId: string;
  groupName: string;
  courseName: string | null;
  room: string;
  startsAt: Date;
  endsAt: Date;
}

async function findClashes(ctx: Context, sessionIds: readonly string[]): Promise<SessionClash[]> {
  const rows = await findOverlapping(ctx.db, sessionIds, ctx.locale);
  return rows.flatMap((row) => {
    const own = {
      id: row.sessionId,
      startsAt: row.ownStartsAt,
      endsAt: row.ownEndsAt,
      groupId: row.ownGroupId,
      teacherId: row.ownTeacherId,
      room: row.ownRoom,
      regionId: row.ownRegionId,
    };
    const { sessionId, meetingId, id: otherId, groupName, courseName, room, startsAt, endsAt } = row;
    const other = { sessionId, meetingId, otherId, groupName, courseName, room, startsAt, endsAt };
    return clashesAmong([own, row]).map(({ kind }) => ({ ...other, kind }));
  });
}

export const clashesBySession = loaderByOwner(
  (ctx, ids) => findClashes(ctx, ids),
  ({ sessionId }) => sessionId,
);

/** Of the sessions to come of weekly meetings. */
export const clashesByMeeting = loaderByOwner(
  async (ctx, ids) => {
    const coming = await findComingOf(ctx.db, ids, ctx.services.now());
    return findClashes(
      ctx,
      coming.map(({ id }) => id),
    );
  },
  ({ meetingId }) => meetingId ?? '',
);
