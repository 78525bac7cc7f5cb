import { useIntl } from 'react-intl';
import { Text } from '#kit/ui/text/text.tsx';

/** An instant as the clock of the campus shows it, and as the reader's does where that is another. */
export function CampusTime({ at, timeZone }: { at: string; timeZone: string }) {
  const { formatDate } = useIntl();
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const there = formatDate(at, { ...style, timeZone });
  const here = formatDate(at, style);
  return (
    <time dateTime={at} title={formatDate(at, { dateStyle: 'full', timeStyle: 'full', timeZone })}>
      {there}
      {here !== there && (
        <>
          {' ('}
          <Text id="yourTime" values={{ when: here }} />
          {')'}
        </>
      )}
    </time>
  );
}
