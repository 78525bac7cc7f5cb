import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { offeringLine } from '../../rules/course-offering.ts';
import type { TaughtCourseFragment } from '../student/student-courses.graphql.generated.ts';
import { RollRunsNow, type RollsToTake } from './roll-runs-now.tsx';
import styles from './taught-courses.module.css';

/** What a person teaches, each with the way to how its students get on; what does not go on today is folded away. */
export function TaughtCourses({ taught }: { taught: readonly Taught[] }) {
  const text = useText();
  const coming = taught.filter(({ hasBegun }) => !hasBegun);
  const over = taught.filter(({ hasBegun, hasEnded }) => hasBegun && hasEnded);
  const running = taught.filter(goesOn);
  return (
    <Card title={<Text id="taughtCourses" />}>
      <TaughtRows taught={running} />
      {running.length === 0 && <p className={styles['quiet']}>{text('nothingTaughtToday')}</p>}
      {coming.length > 0 && (
        <details className={styles['more']}>
          <summary>{text('taughtLater', { count: coming.length })}</summary>
          <TaughtRows taught={coming} />
        </details>
      )}
      {over.length > 0 && (
        <details className={styles['more']}>
          <summary>{text('taughtBefore', { count: over.length })}</summary>
          <TaughtRows taught={over} />
        </details>
      )}
    </Card>
  );
}

/** Whether a roll is to be taken now, and whom the reader evaluates, is asked for only where all courses are listed. */
type Taught = TaughtCourseFragment & { rollsToTake?: RollsToTake; groupToEvaluate?: string | null };

const goesOn = ({ hasBegun, hasEnded }: Taught): boolean => hasBegun && !hasEnded;

const TaughtRows = ({ taught }: { taught: readonly Taught[] }) => (
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
        <RollRunsNow
          rolls={courseOffering.rollsToTake}
          about={courseOffering.course?.name ?? courseOffering.groupName}
        />
        {courseOffering.groupToEvaluate && (
          <EvaluateGroup groupId={courseOffering.groupToEvaluate} name={courseOffering.groupName} />
        )}
      </li>
    ))}
  </ul>
);

function EvaluateGroup({ groupId, name }: { groupId: string; name: string }) {
  const text = useText();
  const words = text('menuEvaluations');
  return (
    <LinkButton to={`/evaluations/groups/${groupId}`} label={`${words}: ${name}`}>
      {words}
    </LinkButton>
  );
}

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

interface TaughtPanelProps {
  /** The first of what goes on; of more the list of all courses tells. */
  running: readonly Taught[];
  /** Of all that a user teaches, has taught and will teach. */
  count: number;
}

/** As much of it as a dashboard shows; nothing for who teaches nothing. */
export function TaughtPanel({ running, count }: TaughtPanelProps) {
  const text = useText();
  if (count === 0) return null;
  return (
    <Card title={<Text id="taughtCourses" />}>
      <TaughtRows taught={running} />
      <Link to="/student/courses">{text('allTaught', { count })}</Link>
    </Card>
  );
}
