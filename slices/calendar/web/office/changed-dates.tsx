import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { changesFrom, changesWith } from '../../rules/event.ts';
import styles from './events.module.css';
import { useWrittenDay } from './use-written-day.ts';

/** The dates of a series that were cancelled or moved, each of which can be put back with the form. */
export function ChangedDates({ stored }: { stored: string }) {
  const written = useWrittenDay();
  const [changes, setChanges] = useState(stored);
  if (stored === '') return null;
  return (
    <fieldset className={styles['changed']}>
      <legend>
        <Text id="changedDates" />
      </legend>
      <input type="hidden" name="changes" value={changes} />
      <ul>
        {changesFrom(changes).map(({ day, movedTo }) => (
          <li key={day}>
            {movedTo ? (
              <Text
                id="dateIsMoved"
                values={{ day: written(day), moved: written(movedTo.day, movedTo.time) }}
              />
            ) : (
              <Text id="dateIsCancelled" values={{ day: written(day) }} />
            )}
            <Button onClick={() => setChanges(changesWith(changes, day, 'AS_PLANNED'))}>
              <Text id="putDateBack" />
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
