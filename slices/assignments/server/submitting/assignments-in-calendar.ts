import { onCalendarAsked } from '#slices/calendar/server/api.ts';
import { isToBeDone } from '../../rules/submission-state.ts';
import { assignmentsAhead, listedAssignment } from './listed-assignments.ts';
import { findDueBetween } from './listed-assignments.queries.ts';

/** By when work is to be handed in, with the time that was given to the reader alone. */
onCalendarAsked({
  rows: (db, params) => assignmentsAhead.rowsFor(db, params) ?? findDueBetween(db, params),
  entriesOf(row, { now }) {
    const { id, title, courseName, timeZone, dueDate, state } = listedAssignment(row, now);
    return [
      {
        key: `assignment-due-${id}`,
        kind: 'ASSIGNMENT_DUE',
        title,
        detail: courseName,
        startsAt: dueDate,
        endsAt: null,
        allDay: false,
        timeZone,
        path: `/student/assignments/${id}`,
        isDone: !isToBeDone(state) && state !== 'MISSED' && state !== 'NOT_REQUIRED',
      },
    ];
  },
});
