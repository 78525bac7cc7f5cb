import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Moment } from '../moment/moment.tsx';
import { useText } from '../text/use-text.ts';
import { Diff, type Change } from './diff.tsx';
import styles from './audit-trail.module.css';

export interface AuditEntry {
  id: string;
  actorName: string;
  actorPicture?: string | null;
  /** An instant as the API writes it. */
  at: string;
  /** What was done, in a few words that follow the name: "moved to Second year". */
  action: ReactNode;
  changes?: readonly Change[];
  /** The reason given by the user. */
  quote?: string;
}

interface AuditTrailProps {
  /** The newest first. */
  entries: readonly AuditEntry[];
}

/** Who changed what and when. It only shows; nobody can change the past. */
export function AuditTrail({ entries }: AuditTrailProps) {
  const text = useText();
  return (
    <ol className={styles['trail']} aria-label={text('history')}>
      {entries.map(({ id, actorName, actorPicture = null, at, action, changes = [], quote }) => (
        <li key={id}>
          <Avatar fullName={actorName} picture={actorPicture} />
          <div className={styles['entry']}>
            <div className={styles['line']}>
              <span>
                <b>{actorName}</b> {action}
              </span>
              <span className={styles['when']}>
                <Moment at={at} />
              </span>
            </div>
            {changes.map((change) => (
              <Diff key={change.field} {...change} />
            ))}
            {quote && <blockquote className={styles['quote']}>{quote}</blockquote>}
          </div>
        </li>
      ))}
    </ol>
  );
}
