import { addDays, daysBetween, type Day } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import { daysOfRule, lastDayOfRule } from '#kit/ical/days-of-rule.ts';
import type { CalendarEntry } from '../rules/entries.ts';
import { changesFrom, type EventValues } from '../rules/event.ts';

/** An event on one of the days it is held. */
export interface Occurrence {
  /** The day its series has it on, wherever it was moved to. */
  day: Day;
  startsAt: Date;
  endsAt: Date | null;
}

type Times = Pick<EventValues, 'firstDay' | 'lastDay' | 'startTime' | 'endTime' | 'rule' | 'changes'>;

/**
 * Every time an event is held that may touch a span of days, by the clocks of a zone: a series stays at its time of day
 * when clocks are changed.
 */
export function occurrencesOf(
  event: Times,
  { from, to, timeZone }: { from: Day; to: Day; timeZone: string },
): Occurrence[] {
  const { firstDay, lastDay, startTime, endTime, rule } = event;
  const length = daysBetween(firstDay, lastDay);
  const changed = new Map(changesFrom(event.changes).map((change) => [change.day, change.movedTo]));
  const usual = (rule === '' ? [firstDay] : daysOfRule(rule, firstDay, to)).filter(
    (day) => !changed.has(day) && addDays(day, length + 1) >= from,
  );
  const moved = [...changed].flatMap(([day, to_]) => (to_ ? [{ day, on: to_.day, time: to_.time }] : []));
  return [...usual.map((day) => ({ day, on: day, time: '' })), ...moved].map(({ day, on, time }) => {
    if (startTime === '')
      return {
        day,
        startsAt: instantAt(on, '00:00', timeZone),
        endsAt: instantAt(addDays(on, length + 1), '00:00', timeZone),
      };
    const startsAt = instantAt(on, time || startTime, timeZone);
    if (endTime === '') return { day, startsAt, endsAt: null };
    // What is held at another time lasts as long as it always does.
    const minutes = length * 1_440 + minutesOf(endTime) - minutesOf(startTime);
    const endsAt =
      time === ''
        ? instantAt(addDays(on, length), endTime, timeZone)
        : new Date(startsAt.getTime() + minutes * 60_000);
    return { day, startsAt, endsAt };
  });
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Between which days an event stands in calendars; without a last one where its series has no end. */
export function spanOf(event: Times): { spansFrom: Day; spansTo: Day | null } {
  const { firstDay, lastDay, rule } = event;
  const length = daysBetween(firstDay, lastDay);
  const moved = changesFrom(event.changes).flatMap(({ movedTo }) => (movedTo ? [movedTo.day] : []));
  const last = rule === '' ? firstDay : lastDayOfRule(rule, firstDay);
  const latest = last && [last, ...moved].toSorted().at(-1);
  return {
    spansFrom: [firstDay, ...moved].toSorted()[0] ?? firstDay,
    // One more, as what is held at another time may last over midnight.
    spansTo: latest ? addDays(latest, length + 1) : null,
  };
}

/** As much of a holiday as says when it is. */
export type HolidayTimes = Times;

/** Whether one of these holidays falls on what is held from an instant to another, by the days of its campus. */
export function isHolidayAt(
  holidays: readonly HolidayTimes[],
  { startsAt, endsAt, timeZone }: { startsAt: Date; endsAt: Date; timeZone: string },
): boolean {
  const span = { from: dayIn(startsAt, timeZone), to: dayIn(endsAt, timeZone), timeZone };
  return holidays
    .flatMap((holiday) => occurrencesOf(holiday, span))
    .some((day) => day.startsAt < endsAt && (day.endsAt ?? day.startsAt) > startsAt);
}

export interface HeldEvent extends EventValues {
  id: string;
  campus?: string | null;
}

/** The entries of an event in a calendar of these days. */
export const entriesOfEvent = (
  event: HeldEvent,
  span: { from: Day; to: Day; timeZone: string },
): CalendarEntry[] =>
  occurrencesOf(event, span).map(({ day, startsAt, endsAt }) => ({
    key: event.rule === '' ? `event-${event.id}` : `event-${event.id}-${day}`,
    kind: event.kind,
    title: event.title,
    detail: event.place,
    note: event.description,
    startsAt,
    endsAt,
    allDay: event.startTime === '',
    timeZone: span.timeZone,
    campus: event.campus ?? null,
    path: `/calendar?day=${dayIn(startsAt, span.timeZone)}`,
    isDone: false,
    event: { id: event.id, regionId: event.regionId, day },
  }));
