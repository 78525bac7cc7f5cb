import { dayIn } from '#kit/calendar/zone.ts';
import { Chip } from '../chip/chip.tsx';
import { readerZone } from '../date/reader-zone.ts';
import { asOf } from '../moment/as-of.ts';
import { Moment } from '../moment/moment.tsx';
import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';

interface DueChipProps {
  /** An instant as the API writes it. */
  at: string;
  /** That of the campus. */
  timeZone?: string;
  shows?: 'minute' | 'day';
  /** A sentence with {when}: Closes {when}. */
  label: MessageId;
  /** The same for a day that is over: Overdue since {when}. */
  lateLabel?: MessageId;
}

/** Until when something is to be done; in amber on the last day, and after it. */
export function DueChip({
  at,
  timeZone = readerZone(),
  shows = 'minute',
  label,
  lateLabel = label,
}: DueChipProps) {
  const [day, today] = [dayIn(new Date(at), timeZone), dayIn(asOf(), timeZone)];
  return (
    <Chip tone={day <= today ? 'warning' : 'neutral'}>
      {/* One piece: the parts of a chip stand apart. */}
      <span>
        <Text
          id={day < today ? lateLabel : label}
          values={{ when: <Moment at={at} timeZone={timeZone} shows={shows} /> }}
        />
      </span>
    </Chip>
  );
}
