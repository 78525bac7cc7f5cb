import { Icon } from '#kit/ui/icon/icon.tsx';
import type { PlacedEntry } from './placed-entry.ts';
import styles from './calendar.module.css';
import { LOOKS } from './entry-look.ts';
import { EntryWay } from './entry-way.tsx';
import { useEntryText } from './use-entry-text.ts';

interface EntryLineProps {
  entry: PlacedEntry;
  /** Shows what there is to say about an entry that leads to no other screen. */
  onOpen?: (entry: PlacedEntry) => void;
}

/** An entry in a list: its time, its mark, what it is. */
export function EntryLine({ entry, onOpen }: EntryLineProps) {
  const { titleOf, timeOf, aboutOf } = useEntryText();
  const { icon, tone } = LOOKS[entry.kind];
  const about = aboutOf(entry);
  return (
    <EntryWay entry={entry} onOpen={onOpen} className={styles['line']}>
      <span className={styles['time']}>{timeOf(entry)}</span>
      <span className={styles['words']} data-tone={tone}>
        <strong>
          <Icon name={entry.isDone ? 'check' : icon} size="small" />
          {titleOf(entry)}
        </strong>
        {about !== '' && <small>{about}</small>}
      </span>
    </EntryWay>
  );
}
