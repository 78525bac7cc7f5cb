import { addDays, weekdayOf, type Day, type Weekday } from '#kit/calendar/day.ts';
import { instantAt, type TimeOfDay } from '#kit/calendar/zone.ts';

/** When a class meets each week, by the clocks of its campus. */
export interface WeeklyMeeting {
  weekdays: readonly Weekday[];
  startTime: TimeOfDay;
  endTime: TimeOfDay;
  firstDay: Day;
  lastDay: Day;
}

export interface PlannedSession {
  /** The day it was planned for, by which it is known also when it is moved. */
  day: Day;
  startsAt: Date;
  endsAt: Date;
}

/** Every meeting from the first to the last day. Holidays are left out where sessions are read: they may be named later. */
export function plannedSessions(
  { weekdays, startTime, endTime, firstDay, lastDay }: WeeklyMeeting,
  timeZone: string,
): PlannedSession[] {
  const sessions: PlannedSession[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
    if (weekdays.includes(weekdayOf(day)))
      sessions.push({
        day,
        startsAt: instantAt(day, startTime, timeZone),
        endsAt: instantAt(day, endTime, timeZone),
      });
  return sessions;
}

/** What two sessions at the same time must not share. */
interface Taken {
  id: string;
  startsAt: Date;
  endsAt: Date;
  groupId: string;
  teacherId: string | null;
  /** Rooms are of a campus. */
  regionId: string;
  room: string;
}

export const CLASH_KINDS = ['GROUP', 'TEACHER', 'ROOM'] as const;
export type ClashKind = (typeof CLASH_KINDS)[number];

export interface Clash<T> {
  kind: ClashKind;
  one: T;
  other: T;
}

/** All that cannot be at the same time: one group, one teacher or one room twice. Sessions that only touch do not clash. */
export function clashesAmong<T extends Taken>(sessions: readonly T[]): Clash<T>[] {
  const inOrder = sessions.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const clashes: Clash<T>[] = [];
  let running: T[] = [];
  for (const session of inOrder) {
    running = running.filter(({ endsAt }) => endsAt > session.startsAt);
    for (const other of running)
      for (const kind of clashesOf(other, session)) clashes.push({ kind, one: other, other: session });
    running.push(session);
  }
  return clashes;
}

/** Of a group that is in two places, where they are and who teaches there matters no more. */
function clashesOf(one: Taken, other: Taken): ClashKind[] {
  if (one.groupId === other.groupId) return ['GROUP'];
  const kinds: ClashKind[] = [];
  if (one.teacherId !== null && one.teacherId === other.teacherId) kinds.push('TEACHER');
  const room = one.room.trim().toLowerCase();
  if (room !== '' && one.regionId === other.regionId && room === other.room.trim().toLowerCase())
    kinds.push('ROOM');
  return kinds;
}

/** For how long a class meets where no term says it. */
const USUAL_DAYS = 15 * 7;

/** From when to when a new weekly meeting is thought of: the rest of the term that runs, or else the one that follows. */
export function usualDays(
  today: Day,
  terms: readonly { firstDay: Day; lastDay: Day }[],
): { firstDay: Day; lastDay: Day } {
  const [term] = terms
    .filter(({ lastDay }) => lastDay >= today)
    .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  if (!term) return { firstDay: today, lastDay: addDays(today, USUAL_DAYS) };
  return { firstDay: term.firstDay > today ? term.firstDay : today, lastDay: term.lastDay };
}
