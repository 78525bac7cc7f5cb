import { loaderByOwner } from '#kit/graphql/loader.ts';
import type { Db } from '#kit/db/database.ts';
import { clashesAmong, type ClashKind } from '../rules/timetable.ts';
import { findComingOf, findOverlapping } from './timetable.queries.ts';

/** What a session cannot be held beside. */
export interface SessionClash {
  sessionId: string;
  meetingId: string | null;
  kind: ClashKind;
  /** The other one. */
  otherId: string;
  groupName: string;
  room: string;
  startsAt: Date;
  endsAt: Date;
}

async function findClashes(db: Db, sessionIds: readonly string[]): Promise<SessionClash[]> {
  const rows = await findOverlapping(db, sessionIds);
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
    const { sessionId, meetingId, id: otherId, groupName, room, startsAt, endsAt } = row;
    const other = { sessionId, meetingId, otherId, groupName, room, startsAt, endsAt };
    return clashesAmong([own, row]).map(({ kind }) => ({ ...other, kind }));
  });
}

export const clashesBySession = loaderByOwner(
  (ctx, ids) => findClashes(ctx.db, ids),
  ({ sessionId }) => sessionId,
);

/** Of the sessions to come of weekly meetings. */
export const clashesByMeeting = loaderByOwner(
  async (ctx, ids) => {
    const coming = await findComingOf(ctx.db, ids, ctx.services.now());
    return findClashes(
      ctx.db,
      coming.map(({ id }) => id),
    );
  },
  ({ meetingId }) => meetingId ?? '',
);
