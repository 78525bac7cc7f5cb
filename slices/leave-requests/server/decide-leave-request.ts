import { lockRow } from '#kit/db/rows.ts';
import { decidingAbout } from '#kit/graphql/decide.ts';
import { followStandings } from '#slices/attendance/server/api.ts';
import { COMMENTS_MAX, mayBeDecided, type DecidedStatus } from '../rules/leave-request.ts';
import { can } from '../rules/permissions.ts';
import { leaveDecisions } from './decision.queries.ts';
import { findLeaveRequest, type LeaveRecord } from './leave-request.queries.ts';
import { tellStudent } from './tell-of-leave.ts';

/** Approves or acknowledges requests, and takes that back. */
export const deciding = decidingAbout<LeaveRecord, DecidedStatus>({
  entity: 'leaveRequest',
  actions: { decide: 'decideLeaveRequest', undo: 'undoLeaveDecision' },
  decisions: leaveDecisions,
  whyWhole: 'whom a decision about a leave is told',
  comments: { max: COMMENTS_MAX, tooLong: 'leaveCommentsTooLong' },
  find: findLeaveRequest,
  lock: (tx, id) => lockRow(tx, 'leaveRequest', id),
  mayDecide: can.decide,
  refusal: ({ status }, wanted) => (mayBeDecided(status, wanted) ? null : 'leaveIsWithdrawn'),
  async tell(whole, request, { personId, at }) {
    await tellStudent(whole, request, personId);
    await followStandings(whole, { groupId: request.groupId, personIds: [request.personId] }, at);
  },
});
