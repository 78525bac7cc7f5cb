import { daysBetween, isDay, type Day } from '#kit/calendar/day.ts';
import { day, id, line, oneOf, optional, text, type ValuesOf } from '#kit/record/field.ts';
import { isRule } from './repetition.ts';

export const EVENT_KINDS = ['EVENT', 'HOLIDAY'] as const;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isTime = (time: string): boolean => time === '' || TIME.test(time);

/** A date of a series that is left out, or held at another time. */
export interface DateChange {
  day: Day;
  movedTo: { day: Day; time: string } | null;
}

const MAX_CHANGES = 200;

/** A line for each: the day alone where it is left out, else the day and time it was moved to. */
export const writtenChanges = (changes: readonly DateChange[]): string =>
  changes
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ day: from, movedTo }) => (movedTo ? `${from} ${movedTo.day} ${movedTo.time}`.trim() : from))
    .join('\n');

export function changesFrom(written: string): DateChange[] {
  return written.split('\n').flatMap((row) => {
    const [from = '', to = '', time = ''] = row.split(' ');
    if (!isDay(from)) return [];
    return [{ day: from, movedTo: isDay(to) ? { day: to, time } : null }];
  });
}

/** What becomes of one date of a series. */
export type DateOutcome = 'AS_PLANNED' | 'CANCELLED' | { day: Day; time: string };

/** The changes of a series with another outcome of one date. */
export function changesWith(written: string, of: Day, outcome: DateOutcome): string {
  const others = changesFrom(written).filter((change) => change.day !== of);
  if (outcome === 'CANCELLED') return writtenChanges([...others, { day: of, movedTo: null }]);
  const isPlanned = outcome === 'AS_PLANNED' || (outcome.day === of && outcome.time === '');
  return writtenChanges(isPlanned ? others : [...others, { day: of, movedTo: outcome }]);
}

function areChanges(written: string): boolean {
  const changes = changesFrom(written);
  return (
    written === writtenChanges(changes) &&
    changes.length <= MAX_CHANGES &&
    new Set(changes.map(({ day: from }) => from)).size === changes.length &&
    changes.every(({ movedTo }) => isTime(movedTo?.time ?? ''))
  );
}

export const calendarEvent = {
  title: line({ max: 160, problem: 'eventTitleInvalid' }),
  kind: oneOf('CalendarEventKind', EVENT_KINDS, { default: 'EVENT' }),
  place: line({ max: 200, default: '', problem: 'eventPlaceTooLong' }),
  description: text({ max: 2_000, default: '', problem: 'eventTextTooLong' }),
  firstDay: day({}),
  lastDay: day({}),
  startTime: line({ max: 5, default: '', problem: 'eventTimes', fits: isTime, about: 'Empty for all day.' }),
  endTime: line({ max: 5, default: '', problem: 'eventTimes', fits: isTime }),
  rule: line({
    max: 300,
    default: '',
    problem: 'eventRuleInvalid',
    fits: (rule) => rule === '' || isRule(rule),
    about: 'As in RFC 5545, of days alone: FREQ=WEEKLY;BYDAY=SU. Empty for what happens once.',
  }),
  changes: text({
    max: 8_000,
    default: '',
    problem: 'eventChangesInvalid',
    fits: areChanges,
    about:
      'A line for each date of a series that is left out (2026-12-24) or moved (2026-12-24 2026-12-23 17:00).',
  }),
  groupId: optional(id({ about: 'None when it is for a whole campus.' })),
  regionId: optional(id({ about: 'The campus; that of the group where it is for one. None for everybody.' })),
};

export type EventValues = ValuesOf<typeof calendarEvent>;

const MAX_LENGTH_DAYS = 366;

/** What days and times have to be to each other. */
export function checkEvent({
  kind,
  firstDay,
  lastDay,
  startTime,
  endTime,
}: EventValues): 'eventEndsFirst' | 'eventTimes' | 'holidayTimes' | null {
  // Attendance has no half holidays: what takes some hours is an event.
  if (kind === 'HOLIDAY' && startTime !== '') return 'holidayTimes';
  if (lastDay < firstDay || daysBetween(firstDay, lastDay) > MAX_LENGTH_DAYS) return 'eventEndsFirst';
  if (startTime === '') return endTime === '' ? null : 'eventTimes';
  if (endTime === '') return lastDay === firstDay ? null : 'eventTimes';
  return firstDay === lastDay && endTime <= startTime ? 'eventEndsFirst' : null;
}
