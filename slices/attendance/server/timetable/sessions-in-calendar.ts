import { isHolidayAt, onCalendarAsked } from '#slices/calendar/server/api.ts';
import { findSessionsFor } from './sessions-in-calendar.queries.ts';

/** When classes meet: for students those of their groups, for teachers those they teach. Holidays have none. */
onCalendarAsked({
  rows: findSessionsFor,
  entriesOf({
    id,
    startsAt,
    endsAt,
    room,
    isTaught,
    timeZone,
    regionName,
    groupName,
    teacherName,
    courseName,
    holidays,
  }) {
    if (holidays && isHolidayAt(holidays, { startsAt, endsAt, timeZone })) return [];
    return [
      {
        key: `class-${id}`,
        kind: 'CLASS',
        title: courseName ?? groupName,
        detail: [room, isTaught ? groupName : teacherName].filter(Boolean).join(' · '),
        startsAt,
        endsAt,
        allDay: false,
        timeZone,
        // Groups of several campuses bear the same name; students know where they study.
        campus: isTaught ? regionName : null,
        path: isTaught ? `/attendances/${id}` : '/student/attendance',
        isDone: false,
      },
    ];
  },
});
