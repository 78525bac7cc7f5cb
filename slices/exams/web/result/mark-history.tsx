import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { MarkChangeText } from '../results/mark-change-text.tsx';
import type { ShownAttempt } from './shown-attempt.ts';
import styles from './result.module.css';

/** Who changed points of an attempt after they were given, when and, once the answers may be seen, which and why. */
export const MarkHistory = ({ changes }: { changes: ShownAttempt['markChanges'] }) => (
  <section className={styles['changes']}>
    <h3>
      <Text id="marksChanged" />
    </h3>
    <ol>
      {changes.map((change) => (
        <li key={change._id}>
          <Moment at={change.changedAt} /> <MarkChangeText change={change} />
        </li>
      ))}
    </ol>
  </section>
);
