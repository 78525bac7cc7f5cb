import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { offeringLine } from '#slices/courses/rules/course-offering.ts';
import type { TaughtCourseFragment } from '../student/student-courses.graphql.generated.ts';
import styles from './taught-courses.module.css';

export type Taught = TaughtCourseFragment;

export const goesOn = ({ hasBegun, hasEnded }: Taught): boolean => hasBegun && !hasEnded;

/** Courses that somebody teaches, each with the way to how its students get on. */
export const TaughtRows = ({ taught }: { taught: readonly Taught[] }) => (
  <ul className={styles['list']}>
    {taught.map((courseOffering) => (
      <li key={courseOffering._id} className={styles['row']}>
        <div className={styles['words']}>
          <Link to={`/teaching/${courseOffering._id}`}>
            {courseOffering.course?.name ?? courseOffering.groupName}
          </Link>
          <span className={styles['quiet']}>{offeringLine(courseOffering)}</span>
        </div>
        <span className={styles['quiet']}>
          <Text id="studentsCounted" values={{ count: courseOffering.studentCount }} />
        </span>
        {courseOffering.hasBegun && courseOffering.studentCount > 0 && (
          <Pace behind={courseOffering.behindCount} />
        )}
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
