import { useIntl } from 'react-intl';
import { addDays, universalMidnight, type Day } from '#kit/calendar/day.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { WEEKDAYS } from '../../rules/meeting.ts';

/** A Monday, to name the days of the week from. */
const MONDAY: Day = '2024-01-01';
type WeekdayName = (typeof WEEKDAYS)[number];

interface Taught {
  courseName: string | null;
  teacherName: string | null;
  room: string;
}

/** What is said of meetings and sessions. Times are those of the campus. */
export function useMeetingText() {
  const text = useText();
  const { formatDate, formatTime, formatList } = useIntl();
  const dayText = (day: Day): string =>
    formatDate(universalMidnight(day), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const timeText = (time: string): string =>
    formatTime(`1970-01-01T${time}:00Z`, { timeStyle: 'short', timeZone: 'UTC' });
  const weekday = (day: WeekdayName): string =>
    formatDate(universalMidnight(addDays(MONDAY, WEEKDAYS.indexOf(day))), {
      weekday: 'short',
      timeZone: 'UTC',
    });
  return {
    titleOf: ({ courseName }: { courseName: string | null }): string =>
      courseName ?? text('classWithoutCourse'),
    dayText,
    longDay: (day: Day): string =>
      formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' }),
    hours: ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
      `${timeText(startTime)} – ${timeText(endTime)}`,
    weekday,
    weekdays: (days: readonly WeekdayName[]): string => formatList(days.map(weekday), { type: 'unit' }),
    aboutOf: ({ room, teacherName }: Taught): string => [room, teacherName].filter(Boolean).join(' · '),
  };
}
