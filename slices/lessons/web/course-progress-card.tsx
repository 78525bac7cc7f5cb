import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { ReadCourse } from './read-course.ts';
import styles from './student-course.module.css';

/** How far somebody is: a stroke for every lesson. */
export function CourseProgressCard({ progress }: Pick<ReadCourse, 'progress'>) {
  const { completed, lessons, shares } = progress;
  if (lessons === 0) return null;
  return (
    <Card>
      <p className={styles['count']}>
        <Text id="completedOf" values={{ completed, lessons }} />
      </p>
      <Strokes shares={shares} />
    </Card>
  );
}

const Strokes = ({ shares }: { shares: readonly number[] }) => (
  <div className={styles['strokes']} aria-hidden="true">
    {shares.map((share, place) => (
      <i key={place}>
        <b style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </i>
    ))}
  </div>
);
