import { useIntl } from 'react-intl';

interface MomentProps {
  /** An instant as the API writes it: 2026-03-01T09:30:00Z. */
  at: string;
  /** To the minute, to the second where the order of actions counts, or only the day it fell on. */
  shows?: keyof typeof TIMES;
}

const TIMES = { minute: { timeStyle: 'short' }, second: { timeStyle: 'medium' }, day: {} } as const;

/** An instant in the reader's language and zone, which is named on hover. */
export function Moment({ at, shows = 'minute' }: MomentProps) {
  const { formatDate } = useIntl();
  const inFull = formatDate(at, { dateStyle: 'full', timeStyle: 'full' });
  return (
    <time dateTime={at} title={inFull}>
      {formatDate(at, { dateStyle: 'medium', ...TIMES[shows] })}
    </time>
  );
}
