import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { LessonBars } from '#slices/courses/web/api.ts';
import type { ReadCourse } from './read-course.ts';
import styles from './student-course.module.css';

/** How far a person is: a bar for every lesson. */
export function CourseProgressCard({ progress }: Pick<ReadCourse, 'progress'>) {
  const { completed, lessons, shares } = progress;
  if (lessons === 0) return null;
  return (
    <Card>
      <p className={styles['count']}>
        <Text id="completedOf" values={{ completed, lessons }} />
      </p>
      <LessonBars shares={shares} />
    </Card>
  );
}
