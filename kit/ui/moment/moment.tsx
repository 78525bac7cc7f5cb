import { useIntl } from 'react-intl';

interface MomentProps {
  /** An instant as the API writes it: 2026-03-01T09:30:00Z. */
  at: string;
}

/** An instant to the second, in the reader's language and zone. */
export function Moment({ at }: MomentProps) {
  const { formatDate } = useIntl();
  return <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' })}</time>;
}
