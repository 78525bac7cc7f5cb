import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { universalMidnight } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { paceUntil } from '#slices/lessons/rules/pace.ts';
import type { CourseOnPage } from '#slices/lessons/web/api.ts';
import { examsInCourse } from '../listed-exams.graphql.generated.ts';

/** How many lessons a week are enough until the next exam of a course. Nothing where no such thing can be said. */
export function CoursePace({ course }: { course: CourseOnPage }) {
  const { formatDate } = useIntl();
  const { data } = useQuery(examsInCourse, { courseId: course._id }, { fresh: true });
  const [now] = useState(() => new Date());
  const { lessons, completed } = course.progress;
  const next = data?.studentExams.find(
    ({ isOpen, isToCome, deadline }) => (isOpen || isToCome) && Date.parse(deadline) > now.getTime(),
  );
  const pace =
    next &&
    paceUntil({
      lessonsLeft: lessons - completed,
      today: dayIn(now, next.timeZone),
      dueOn: dayIn(new Date(next.deadline), next.timeZone),
    });
  if (!pace) return null;
  const { lessonsPerWeek, doneOn, daysBefore } = pace;
  const day = formatDate(universalMidnight(doneOn), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return <Text id="coursePace" values={{ lessonsPerWeek, day, daysBefore }} />;
}
