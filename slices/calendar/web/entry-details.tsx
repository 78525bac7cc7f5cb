import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { ReactNode } from 'react';
import type { EntryKind } from '../rules/entries.ts';
import type { PlacedEntry } from './placed-entry.ts';
import styles from './calendar-page.module.css';
import { useEntryText } from './use-entry-text.ts';

const KINDS: Readonly<Partial<Record<EntryKind, MessageId>>> = {
  CLASS: 'kindClass',
  EVENT: 'kindEvent',
  HOLIDAY: 'kindHoliday',
  GROUP_CALENDAR: 'kindGroupCalendar',
  OWN_CALENDAR: 'kindOwnCalendar',
};

interface EntryDetailsProps {
  entry: PlacedEntry;
  actions: ReactNode;
  onClose: () => void;
}

/** Everything about an entry that has no screen of its own. */
export function EntryDetails({ entry, actions, onClose }: EntryDetailsProps) {
  const { titleOf, ownTimeOf } = useEntryText();
  const { formatDateTimeRange, formatDate } = useIntl();
  const { startsAt, endsAt, allDay, timeZone, detail, note, kind, campus, namesCampus } = entry;
  const where = [detail, namesCampus && campus].filter(Boolean).join(' · ');
  const kindName = KINDS[kind];
  const own = ownTimeOf(entry);
  const [first, last] = [
    startsAt,
    endsAt === null ? startsAt : new Date(Date.parse(endsAt) - 1).toISOString(),
  ].map((at) => universalMidnight(dayIn(new Date(at), timeZone)));
  const when = allDay
    ? formatDateTimeRange(first ?? 0, last ?? 0, { dateStyle: 'full', timeZone: 'UTC' })
    : endsAt === null
      ? formatDate(startsAt, { dateStyle: 'full', timeStyle: 'short', timeZone })
      : formatDateTimeRange(Date.parse(startsAt), Date.parse(endsAt), {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone,
        });
  return (
    <Modal isOpen title={titleOf(entry)} onClose={onClose} actions={actions}>
      <dl className={styles['facts']}>
        <dt>
          <Text id="entryWhen" />
        </dt>
        <dd>
          {when}
          {own !== '' && <small>{own}</small>}
        </dd>
        {where !== '' && (
          <>
            <dt>
              <Text id="entryWhere" />
            </dt>
            <dd>{where}</dd>
          </>
        )}
      </dl>
      {note !== '' && <p className={styles['note']}>{note}</p>}
      {kindName && (
        <p className={styles['note']}>
          <Chip>
            <Text id={kindName} />
          </Chip>
        </p>
      )}
    </Modal>
  );
}
