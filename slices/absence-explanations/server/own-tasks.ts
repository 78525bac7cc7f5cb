import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { callersAttendance, findCourseNames } from '#slices/attendance/server/api.ts';
import { OWN_ABSENCES } from './explanation.actions.ts';
import { absencesIn } from './own-absences.ts';

/** While an absence can be explained, the student is reminded of it. */
defineOwnTasks(async (ctx) => {
  const whole = ctx.unscoped(OWN_ABSENCES);
  const absences = await absencesIn(whole, await callersAttendance(ctx), ctx.services.now());
  const courseIds = [...new Set(absences.flatMap(({ courseId }) => courseId ?? []))];
  const names =
    courseIds.length > 0 ? await findCourseNames(whole, courseIds, ctx.locale) : new Map<string, string>();
  return absences.map(({ sessionId, courseId, groupName, day, lastDay, timeZone }) => ({
    id: sessionId,
    name: 'explainAbsence',
    path: `/student/attendance?tab=absence-explanations&explain=${sessionId}`,
    about: names.get(courseId ?? '') ?? groupName,
    firstDay: day,
    lastDay: day,
    dueOn: lastDay,
    timeZone,
    amount: null,
    currency: null,
  }));
});
