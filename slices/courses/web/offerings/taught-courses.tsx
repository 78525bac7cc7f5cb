import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './taught-courses.module.css';
import { goesOn, TaughtRows, type Taught } from './taught-rows.tsx';

/** What somebody teaches, each with the way to how its students get on; what does not go on today is folded away. */
export function TaughtCourses({ taught }: { taught: readonly Taught[] }) {
  const coming = taught.filter(({ hasBegun }) => !hasBegun);
  const over = taught.filter(({ hasBegun, hasEnded }) => hasBegun && hasEnded);
  const running = taught.filter(goesOn);
  return (
    <Card title={<Text id="taughtCourses" />}>
      <TaughtRows taught={running} />
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
          <TaughtRows taught={coming} />
        </details>
      )}
      {over.length > 0 && (
        <details className={styles['more']}>
          <summary>
            <Text id="taughtBefore" values={{ count: over.length }} />
          </summary>
          <TaughtRows taught={over} />
        </details>
      )}
    </Card>
  );
}
