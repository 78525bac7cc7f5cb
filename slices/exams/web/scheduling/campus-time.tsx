import { useIntl } from 'react-intl';

interface CampusTimeProps {
  at: string;
  zone: string;
}

/** An instant on the clocks of a campus, whose zone stands behind it. */
export function CampusTime({ at, zone }: CampusTimeProps) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={at}>
      {formatDate(at, {
        timeZone: zone,
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      })}
    </time>
  );
}
