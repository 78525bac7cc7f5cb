import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { leaveTypeName } from '#slices/attendance/rules/schema.ts';
import { findDecidedSince } from './leave-request.queries.ts';

/** For so long the student's dashboard tells what was decided. */
const TOLD_MS = 2 * 24 * 60 * 60 * 1000;

defineOwnTasks(async (ctx) => {
  const decided = await findDecidedSince(
    ctx.unscoped('what was decided about the leave of the caller'),
    actorOf(ctx).personId,
    new Date(ctx.services.now().getTime() - TOLD_MS),
  );
  return decided.map(({ id, status, typeNames, firstDay, lastDay, timeZone }) => ({
    id,
    name: status === 'APPROVED' ? 'leaveApproved' : 'leaveAcknowledged',
    path: '/student/attendance?tab=leave-requests',
    about: leaveTypeName(typeNames, ctx.locale),
    firstDay,
    lastDay,
    dueOn: null,
    timeZone,
    amount: null,
    currency: null,
  }));
});
