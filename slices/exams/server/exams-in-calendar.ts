import { isWithin, type CalendarEntry } from '#slices/calendar/rules/entries.ts';
import { onCalendarAsked } from '#slices/calendar/server/api.ts';
import { examsAhead, listedExam } from './listed-exams.ts';
import { findExamsBetween } from './listed-exams.queries.ts';

/** When exams open, and by when the reader has to be done, with what was granted to them. */
onCalendarAsked({
  rows: (db, params) => examsAhead.rowsFor(db, params) ?? findExamsBetween(db, { ...params, isInApp: false }),
  entriesOf(row, params) {
    const exam = listedExam(row, { app: 'web', now: params.now });
    const { title, courseCode: detail, timeZone } = exam;
    const common = {
      title,
      detail,
      endsAt: null,
      allDay: false,
      timeZone,
      path: `/student/exams/${exam.id}`,
      isDone: exam.place === 'done' && exam.attemptCount > 0,
    };
    const entries: CalendarEntry[] = [
      { ...common, key: `exam-opens-${exam.id}`, kind: 'EXAM_OPENS', startsAt: exam.opensAt },
      { ...common, key: `exam-closes-${exam.id}`, kind: 'EXAM_CLOSES', startsAt: exam.deadline },
    ];
    return entries.filter((entry) => isWithin(entry, params));
  },
});
