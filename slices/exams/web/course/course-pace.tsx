import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { paceUntil } from '#slices/lessons/rules/following/pace.ts';
import type { CourseOnPage } from '#slices/lessons/web/api.ts';
import { examsInCourse, type ExamsInCourseQuery } from '../listed-exams.graphql.generated.ts';

/** How many lessons a week are enough until the next exam of a course, or until the course ends. */
export function CoursePace({ course }: { course: CourseOnPage }) {
  const { formatDate } = useIntl();
  const { data } = useQuery(examsInCourse, { courseId: course._id }, { fresh: true });
  const [now] = useState(() => new Date());
  const lessonsLeft = course.progress.lessons - course.progress.completed;
  const due = data && dueAfter(now, data.studentExams, course.endsOn ?? null);
  if (!due || lessonsLeft <= 0 || due.dueOn < due.today) return null;
  const inWords = (day: Day) =>
    formatDate(universalMidnight(day), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const pace = paceUntil({ lessonsLeft, ...due });
  if (!pace)
    return (
      <Text id="lessonsLeftUntil" values={{ lessons: lessonsLeft, end: due.end, day: inWords(due.dueOn) }} />
    );
  const { lessonsPerWeek, doneOn, daysBefore } = pace;
  return (
    <Text
      id={due.end === 'EXAM' ? 'coursePace' : 'coursePaceToEnd'}
      values={{ lessonsPerWeek, day: inWords(doneOn), daysBefore }}
    />
  );
}

interface Due {
  end: 'EXAM' | 'COURSE';
  today: Day;
  dueOn: Day;
}

/** By when everything should be watched; null where nothing says so. */
function dueAfter(now: Date, exams: ExamsInCourseQuery['studentExams'], endsOn: Day | null): Due | null {
  const next = exams.find(
    ({ isOpen, isToCome, deadline }) => (isOpen || isToCome) && Date.parse(deadline) > now.getTime(),
  );
  if (next) {
    const { timeZone, deadline } = next;
    return { end: 'EXAM', today: dayIn(now, timeZone), dueOn: dayIn(new Date(deadline), timeZone) };
  }
  return endsOn && { end: 'COURSE', today: dayIn(now, readerZone()), dueOn: endsOn };
}
