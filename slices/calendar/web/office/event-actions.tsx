import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { changesFrom } from '../../rules/event.ts';
import type { ShownEntryFragment } from '../calendar.graphql.generated.ts';
import { EventDialog } from './event-dialog.tsx';
import { keptEvent } from './events.graphql.generated.ts';
import styles from './events.module.css';
import { MoveDateDialog } from './move-date-dialog.tsx';
import { useEventChanges } from './use-event-changes.ts';

interface EventActionsProps {
  entry: ShownEntryFragment;
  onClose: () => void;
  onChanged: () => void;
}

/** What those who keep an event do about it from a calendar: about one date of a series, or about all of them. */
export function EventActions({ entry, onClose, onChanged }: EventActionsProps) {
  const { changeDate, remove, isBusy } = useEventChanges({ onDone: onClose, onChanged });
  const [opened, setOpened] = useState<'edit' | 'move' | null>(null);
  const { data } = useQuery(keptEvent, { eventId: entry.eventId ?? '' }, { fresh: true });
  const event = data?.calendarEvent;
  const day = entry.eventDay;
  if (!event || !day) return null;
  const isSeries = event.rule !== '';
  const isMoved = changesFrom(event.changes).some((change) => change.day === day && change.movedTo);

  const forAll = (
    <>
      <Button tone="danger" disabled={isBusy} onClick={() => void remove(event)}>
        <Text id={isSeries ? 'deleteAllDates' : 'delete'} />
      </Button>
      <Button
        tone={isSeries ? 'default' : 'primary'}
        aria-haspopup="dialog"
        onClick={() => setOpened('edit')}
      >
        <Text id={isSeries ? 'editAllDates' : 'editEvent'} />
      </Button>
    </>
  );
  return (
    <>
      {!isSeries && forAll}
      {isSeries && (
        <div className={styles['series']}>
          <fieldset>
            <legend>
              <Text id="thisDate" />
            </legend>
            <Button tone="danger" disabled={isBusy} onClick={() => void changeDate(event, day, 'CANCELLED')}>
              <Text id="cancelDate" />
            </Button>
            {isMoved && (
              <Button disabled={isBusy} onClick={() => void changeDate(event, day, 'AS_PLANNED')}>
                <Text id="putDateBack" />
              </Button>
            )}
            <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpened('move')}>
              <Text id="moveDate" />
            </Button>
          </fieldset>
          <fieldset>
            <legend>
              <Text id="allDates" />
            </legend>
            {forAll}
          </fieldset>
        </div>
      )}
      {opened === 'move' && (
        <MoveDateDialog
          entry={entry}
          plannedTime={event.startTime}
          onMove={(to) => changeDate(event, day, to)}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'edit' && (
        <EventDialog
          stored={event}
          onClose={onClose}
          onSaved={() => {
            onChanged();
            onClose();
          }}
        />
      )}
    </>
  );
}
