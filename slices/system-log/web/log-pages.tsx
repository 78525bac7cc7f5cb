import { Link } from 'react-router';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './system-log.module.css';

interface LogPagesProps {
  /** The addresses of the first page and of the next; null where there is none to go to. */
  newest: string | null;
  older: string | null;
}

/** The ways to other pages of the log. The back button leads to newer ones. */
export function LogPages({ newest, older }: LogPagesProps) {
  if (newest === null && older === null) return null;
  return (
    <p className={styles['pages']}>
      {newest !== null && (
        <Link to={newest}>
          <Text id="newestEntries" />
        </Link>
      )}
      {older !== null && (
        <Link to={older}>
          <Text id="olderEntries" />
        </Link>
      )}
    </p>
  );
}
