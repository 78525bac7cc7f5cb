import { daysBetween, type Weekday } from '#kit/calendar/day.ts';
import { day, id, line, optional, someOf, type ValuesOf } from '#kit/record/field.ts';

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
type WeekdayName = (typeof WEEKDAYS)[number];

/** As the calendar counts them. */
export const weekdayNumbers = (names: readonly WeekdayName[]): Weekday[] =>
  names.map((name) => (WEEKDAYS.indexOf(name) + 1) as Weekday);

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const time = () =>
  line({
    max: 5,
    problem: 'meetingTimeInvalid',
    fits: (said) => TIME.test(said),
    about: 'By the clocks of the campus: 09:30.',
  });

export const MAX_ROOM = 80;
const what = {
  courseId: optional(id({ about: 'One of the courses of the group.' })),
  teacherId: optional(id({ about: 'A teacher of the campus.' })),
  room: line({ max: MAX_ROOM, default: '', problem: 'roomTooLong' }),
};

/** When a class meets every week. */
export const meeting = {
  ...what,
  weekdays: someOf('Weekday', WEEKDAYS, { min: 1, problem: 'weekdaysMissing' }),
  startTime: time(),
  endTime: time(),
  firstDay: day({}),
  lastDay: day({}),
};
export type MeetingValues = ValuesOf<typeof meeting>;

/** One meeting of a class. */
export const session = { ...what, day: day({}), startTime: time(), endTime: time() };
export type SessionValues = ValuesOf<typeof session>;

/** A year with some days around it. */
const MAX_MEETING_DAYS = 400;

export const checkTimes = ({
  startTime,
  endTime,
}: Pick<SessionValues, 'startTime' | 'endTime'>): 'meetingEndsFirst' | null =>
  endTime > startTime ? null : 'meetingEndsFirst';

export function checkMeeting(values: MeetingValues): 'meetingEndsFirst' | 'meetingDaysInvalid' | null {
  const length = daysBetween(values.firstDay, values.lastDay);
  return length < 0 || length > MAX_MEETING_DAYS ? 'meetingDaysInvalid' : checkTimes(values);
}

export const MAX_CANCEL_REASON = 200;
/** Why a session is cancelled. */
export const cancellation = {
  reason: line({ max: MAX_CANCEL_REASON, default: '', problem: 'cancelReasonTooLong' }),
};
