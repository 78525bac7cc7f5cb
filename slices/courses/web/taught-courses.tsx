import { Link } from 'react-router';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { TaughtCourseFragment } from './student-courses.graphql.generated.ts';
import styles from './taught-courses.module.css';

type Taught = TaughtCourseFragment;

interface TaughtCoursesProps {
  taught: readonly Taught[];
}

/** What somebody teaches, each with the way to how its students get on; what does not go on today is folded away. */
export function TaughtCourses({ taught }: TaughtCoursesProps) {
  const coming = taught.filter(({ hasBegun }) => !hasBegun);
  const over = taught.filter(({ hasBegun, hasEnded }) => hasBegun && hasEnded);
  const running = taught.filter(({ hasBegun, hasEnded }) => hasBegun && !hasEnded);
  return (
    <Card title={<Text id="taughtCourses" />}>
      <Rows taught={running} />
      {running.length === 0 && (
        <p className={styles['quiet']}>
          <Text id="nothingTaughtToday" />
        </p>
      )}
      {coming.length > 0 && (
        <details className={styles['more']}>
          <summary>
            <Text id="taughtLater" values={{ count: coming.length }} />
          </summary>
          <Rows taught={coming} />
        </details>
      )}
      {over.length > 0 && (
        <details className={styles['more']}>
          <summary>
            <Text id="taughtBefore" values={{ count: over.length }} />
          </summary>
          <Rows taught={over} />
        </details>
      )}
    </Card>
  );
}

const Rows = ({ taught }: TaughtCoursesProps) => (
  <ul className={styles['list']}>
    {taught.map((teaching) => (
      <li key={teaching._id} className={styles['row']}>
        <div className={styles['words']}>
          <Link to={`/teaching/${teaching._id}`}>{teaching.course?.name ?? teaching.groupName}</Link>
          <span className={styles['quiet']}>
            {[teaching.course?.code, teaching.groupName, teaching.regionName, teaching.term]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <span className={styles['quiet']}>
          <Text id="studentsCounted" values={{ count: teaching.studentCount }} />
        </span>
        {teaching.hasBegun && teaching.studentCount > 0 && <Pace behind={teaching.behindCount} />}
      </li>
    ))}
  </ul>
);

const Pace = ({ behind }: { behind: number }) =>
  behind > 0 ? (
    <Chip tone="warning">
      <Text id="studentsBehind" values={{ count: behind }} />
    </Chip>
  ) : (
    <Chip tone="success">
      <Text id="nobodyBehind" />
    </Chip>
  );
