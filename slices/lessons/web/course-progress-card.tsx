import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { LessonBars } from '#slices/courses/web/api.ts';
import type { ReadCourse } from './read-course.ts';
import styles from './student-course.module.css';

interface CourseProgressCardProps {
  course: Pick<ReadCourse, 'progress' | 'startedOn'>;
  /** What else there is to say about it. */
  notes: ReactNode;
}

/** How far a person is: a bar for every lesson, and since when they are at it. */
export function CourseProgressCard({ course, notes }: CourseProgressCardProps) {
  const { formatDate } = useIntl();
  const { completed, lessons, shares } = course.progress;
  if (lessons === 0) return null;
  const day =
    course.startedOn &&
    formatDate(universalMidnight(course.startedOn), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Card>
      <div className={styles['progress']}>
        <p className={styles['count']}>
          <Text id="completedOf" values={{ completed, lessons }} />
        </p>
        {day && (
          <small>
            <Text id="courseStarted" values={{ day }} />
          </small>
        )}
      </div>
      <div className={styles['bars']}>
        <LessonBars shares={shares} />
      </div>
      <div className={styles['pace']}>{notes}</div>
    </Card>
  );
}
