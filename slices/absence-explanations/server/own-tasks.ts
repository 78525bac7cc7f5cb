import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { callersAttendance } from '#slices/attendance/server/api.ts';
import { OWN_ABSENCES } from './explanation.actions.ts';
import { ownAbsences } from './own-absences.ts';

/** While an absence can be explained, the student is reminded of it. */
defineOwnTasks(async (ctx) => {
  const params = { personId: actorOf(ctx).personId, locale: ctx.locale, now: ctx.services.now() };
  const attendance = await callersAttendance(ctx);
  if (attendance.length === 0) return [];
  const { absences } = await ownAbsences(ctx.unscoped(OWN_ABSENCES), params, attendance);
  return absences.map(({ sessionId, courseName, groupName, day, lastDay, timeZone }) => ({
    id: sessionId,
    name: 'explainAbsence',
    path: `/student/attendance?tab=absence-explanations&explain=${sessionId}`,
    about: courseName ?? groupName,
    firstDay: day,
    lastDay: day,
    dueOn: lastDay,
    timeZone,
    amount: null,
    currency: null,
  }));
});
