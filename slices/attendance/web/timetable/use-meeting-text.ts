import { useIntl } from 'react-intl';
import { addDays, universalMidnight, type Day } from '#kit/calendar/day.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { WEEKDAYS } from '../../rules/meeting.ts';

const MONDAY: Day = '2024-01-01';

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
  return {
    titleOf: ({ courseName }: { courseName: string | null }): string =>
      courseName ?? text('classWithoutCourse'),
    dayText,
    longDay: (day: Day): string =>
      formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' }),
    hours: ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
      `${timeText(startTime)} – ${timeText(endTime)}`,
    weekdays: (days: readonly (typeof WEEKDAYS)[number][]): string =>
      formatList(
        days.map((day) =>
          formatDate(universalMidnight(addDays(MONDAY, WEEKDAYS.indexOf(day))), {
            weekday: 'short',
            timeZone: 'UTC',
          }),
        ),
        { type: 'unit' },
      ),
    aboutOf: ({ room, teacherName }: Taught): string => [room, teacherName].filter(Boolean).join(' · '),
  };
}
