import { useIntl } from 'react-intl';

interface MomentProps {
  /** An instant as the API writes it: 2026-03-01T09:30:00Z. */
  at: string;
  /** To the second, or only the day it fell on. */
  shows?: 'second' | 'day';
}

/** An instant in the reader's language and zone, which is named on hover. */
export function Moment({ at, shows = 'second' }: MomentProps) {
  const { formatDate } = useIntl();
  const time = shows === 'second' ? ({ timeStyle: 'medium' } as const) : {};
  const inFull = formatDate(at, { dateStyle: 'full', timeStyle: 'full' });
  return (
    <time dateTime={at} title={inFull}>
      {formatDate(at, { dateStyle: 'medium', ...time })}
    </time>
  );
}
