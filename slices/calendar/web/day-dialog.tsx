import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import type { PlacedEntry } from './placed-entry.ts';
import { EntryLine } from './entry-line.tsx';
import styles from './grids.module.css';

interface DayDialogProps {
  day: Day;
  entries: readonly PlacedEntry[];
  onOpen: (entry: PlacedEntry) => void;
  onClose: () => void;
}

/** Everything on a day that has more than fits into a month. */
export function DayDialog({ day, entries, onOpen, onClose }: DayDialogProps) {
  const { formatDate } = useIntl();
  const title = formatDate(universalMidnight(day), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <ul className={styles['whole']}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <EntryLine entry={entry} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
