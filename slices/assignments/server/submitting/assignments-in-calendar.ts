import { onCalendarAsked } from '#slices/calendar/server/api.ts';
import { isToBeDone } from '../../rules/submission-state.ts';
import { listedAssignment } from './listed-assignments.ts';
import { findDueBetween } from './listed-assignments.queries.ts';

/** By when work is to be handed in, with the time that was given to the reader alone. */
onCalendarAsked(async (db, asked) =>
  (await findDueBetween(db, asked)).map((row) => {
    const { id, title, courseCode, timeZone, dueDate, state } = listedAssignment(row, asked.now);
    return {
      key: `assignment-due-${id}`,
      kind: 'ASSIGNMENT_DUE' as const,
      title,
      detail: courseCode,
      startsAt: dueDate,
      endsAt: null,
      allDay: false,
      timeZone,
      path: `/student/assignments/${id}`,
      isDone: !isToBeDone(state) && state !== 'MISSED',
    };
  }),
);
