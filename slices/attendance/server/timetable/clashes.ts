import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { can } from '#slices/groups/rules/permissions.ts';
import { clashesAmong, type ClashKind } from '../../rules/timetable.ts';
import { findComingOf, findOnHolidays, findOverlapping } from './timetable.queries.ts';

/** What a session cannot be held beside. */
export interface SessionClash {
  sessionId: string;
  meetingId: string | null;
  kind: ClashKind;
  /** The other one; where the caller may not read that, only which session it is in the way of. */
  otherId: string;
  /** None where the other one is on a campus that the caller does not look after: the teacher is busy then. */
  groupName: string | null;
  courseName: string | null;
  room: string;
  startsAt: Date;
  endsAt: Date;
}

const REACH = 'whether teachers of the caller’s sessions are busy elsewhere, which tells no more than that';

async function findClashes(ctx: Context, sessionIds: readonly string[]): Promise<SessionClash[]> {
  const db = ctx.unscoped(REACH);
  const rows = await findOverlapping(db, sessionIds, ctx.locale);
  const notHeld = await findOnHolidays(db, [
    ...new Set(rows.flatMap(({ sessionId, id }) => [sessionId, id])),
  ]);
  const actor = actorOf(ctx);
  return rows
    .filter(({ sessionId, id }) => !notHeld.has(sessionId) && !notHeld.has(id))
    .flatMap((row) => {
      const own = {
        id: row.sessionId,
        startsAt: row.ownStartsAt,
        endsAt: row.ownEndsAt,
        groupId: row.ownGroupId,
        teacherId: row.ownTeacherId,
        room: row.ownRoom,
        regionId: row.ownRegionId,
      };
      const other = can.manage(actor, row) ? told(row) : busyThen(row);
      return clashesAmong([own, row]).map(({ kind }) => ({ ...other, kind }));
    });
}

type Overlapping = Awaited<ReturnType<typeof findOverlapping>>[number];

const told = (row: Overlapping): Omit<SessionClash, 'kind'> => {
  const { sessionId, meetingId, id: otherId, groupName, courseName, room, startsAt, endsAt } = row;
  return { sessionId, meetingId, otherId, groupName, courseName, room, startsAt, endsAt };
};

const busyThen = ({
  sessionId,
  meetingId,
  ownStartsAt,
  ownEndsAt,
}: Overlapping): Omit<SessionClash, 'kind'> => ({
  sessionId,
  meetingId,
  otherId: `${sessionId}:elsewhere`,
  groupName: null,
  courseName: null,
  room: '',
  startsAt: ownStartsAt,
  endsAt: ownEndsAt,
});

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
