import { addDays, type Day } from '#kit/calendar/day.ts';
import { instantAt } from '#kit/calendar/zone.ts';
import { isToBeDone } from '#slices/assignments/rules/submission-state.ts';
import type { ListedAssignment } from '#slices/assignments/server/submitting/listed-assignments.ts';
import { inOrder, isWithin, type CalendarEntry } from '#slices/calendar/rules/entries.ts';
import { entriesOfEvent } from '#slices/calendar/server/occurrences.ts';
import type { ListedExam } from '#slices/exams/server/listed-exams.ts';
import { writtenMinutes } from '#slices/hours/rules/written-minutes.ts';
import type { Charged, Invoice } from './dashboard-own-tasks.ts';

export type EventRow = Parameters<typeof entriesOfEvent>[0] & { timeZone: string | null };

interface Found {
  exams: readonly ListedExam[];
  work: readonly ListedAssignment[];
  events: readonly EventRow[];
  sessions: readonly CalendarEntry[];
  kept: readonly { entries: CalendarEntry[] }[];
  due: readonly Invoice[];
  served: readonly {
    id: string;
    day: Day;
    minutes: number;
    place: string;
    note: string;
    status: string;
    timeZone: string;
    category: string;
  }[];
  charged: readonly Charged[];
}

interface Days {
  timeZone: string;
  days: { from: Day; to: Day };
  span: { from: Date; before: Date };
}

type Entry = Partial<CalendarEntry> & Pick<CalendarEntry, 'key' | 'kind' | 'title' | 'startsAt' | 'timeZone'>;

const wholeDay = (day: Day, timeZone: string) => ({
  startsAt: instantAt(day, '00:00', timeZone),
  endsAt: instantAt(addDays(day, 1), '00:00', timeZone),
  allDay: true,
  timeZone,
});

const told = ({ key, event, ...entry }: CalendarEntry) => ({
  _id: key,
  kind: entry.kind,
  title: entry.title,
  detail: entry.detail,
  note: entry.note ?? '',
  startsAt: entry.startsAt,
  endsAt: entry.endsAt,
  allDay: entry.allDay,
  timeZone: entry.timeZone,
  campus: entry.campus ?? null,
  path: entry.path,
  url: entry.url ?? null,
  isDone: entry.isDone,
  eventId: event?.id ?? null,
  eventDay: event?.day ?? null,
  __typename: 'CalendarEntry',
});

/** What stands in the calendar of the days around today, each with all that it tells. */
export function entriesFor(
  { exams, work, events, sessions, kept, due, served, charged }: Found,
  { timeZone, days, span }: Days,
) {
  const entries: Entry[] = [
    ...exams.flatMap(
      ({ id, title, courseCode, opensAt, deadline, place, attemptCount, ...exam }): Entry[] => {
        const path = `/student/exams/${id}`;
        const isDone = place === 'done' && attemptCount > 0;
        const common = { title, detail: courseCode, timeZone: exam.timeZone, path, isDone };
        return [
          { key: `exam-opens-${id}`, kind: 'EXAM_OPENS', startsAt: opensAt, ...common },
          { key: `exam-closes-${id}`, kind: 'EXAM_CLOSES', startsAt: deadline, ...common },
        ];
      },
    ),
    ...work.map(({ id, title, courseName, dueDate, state, ...one }): Entry => ({
      key: `assignment-due-${id}`,
      kind: 'ASSIGNMENT_DUE',
      title,
      detail: courseName,
      startsAt: dueDate,
      timeZone: one.timeZone,
      path: `/student/assignments/${id}`,
      isDone: !isToBeDone(state) && state !== 'MISSED' && state !== 'NOT_REQUIRED',
    })),
    ...events.flatMap((event) => entriesOfEvent(event, { ...days, timeZone: event.timeZone ?? timeZone })),
    ...due.map(({ id, number, title, dueOn, left, ...one }): Entry => ({
      key: `invoice-due-${id}`,
      kind: 'INVOICE_DUE',
      title: number,
      detail: title,
      path: `/student/transactions/${id}`,
      isDone: Number(left) <= 0,
      ...wholeDay(dueOn, one.timeZone),
    })),
    ...served.map(({ id, day, minutes, place, note, status, category, ...one }): Entry => ({
      key: `hours-${id}`,
      kind: 'HOURS',
      title: category,
      detail: [writtenMinutes(minutes, 'en'), place].filter(Boolean).join(' · '),
      note,
      path: '/student/hours?tab=details',
      isDone: status === 'CONFIRMED',
      ...wholeDay(day, one.timeZone),
    })),
    ...charged.map(({ id, day, status, number, title, ...one }): Entry => ({
      key: `instalment-${id}`,
      kind: 'INSTALMENT_DUE',
      title: number,
      detail: title,
      path: '/student/transactions?tab=plan',
      isDone: status === 'PAID' || status === 'COVERED',
      ...wholeDay(day, one.timeZone),
    })),
    ...sessions,
    ...kept.flatMap((calendar) =>
      calendar.entries.map((entry) => ({
        ...entry,
        startsAt: new Date(entry.startsAt),
        endsAt: entry.endsAt && new Date(entry.endsAt),
      })),
    ),
  ];
  return entries
    .map((entry) => ({ detail: '', endsAt: null, allDay: false, path: null, isDone: false, ...entry }))
    .filter((entry) => isWithin(entry, span))
    .toSorted(inOrder)
    .map(told);
}
