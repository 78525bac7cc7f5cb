import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { teachingLine } from '#slices/courses/rules/teaching.ts';
import type { TaughtCourseFragment } from '../student/student-courses.graphql.generated.ts';
import styles from './taught-courses.module.css';

export type Taught = TaughtCourseFragment;

export const goesOn = ({ hasBegun, hasEnded }: Taught): boolean => hasBegun && !hasEnded;

/** Courses that somebody teaches, each with the way to how its students get on. */
export const TaughtRows = ({ taught }: { taught: readonly Taught[] }) => (
  <ul className={styles['list']}>
    {taught.map((teaching) => (
      <li key={teaching._id} className={styles['row']}>
        <div className={styles['words']}>
          <Link to={`/teaching/${teaching._id}`}>{teaching.course?.name ?? teaching.groupName}</Link>
          <span className={styles['quiet']}>{teachingLine(teaching)}</span>
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
