import { useState } from 'react';
import { useIntl } from 'react-intl';
import { universalMidnight } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { calendarEvent as fields, changesFrom, writtenChanges } from '../../rules/event.ts';
import type { ShownEntryFragment } from '../calendar.graphql.generated.ts';
import { EventDialog } from './event-dialog.tsx';
import {
  createCalendarEvent,
  deleteCalendarEvent,
  keptEvent,
  updateCalendarEvent,
  type KeptEventFragment,
} from './events.graphql.generated.ts';

interface EventActionsProps {
  entry: ShownEntryFragment;
  onClose: () => void;
  onChanged: () => void;
}

/** What those who keep an event do about it from a calendar. */
export function EventActions({ entry, onClose, onChanged }: EventActionsProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const undoToast = useUndoToast();
  const { attempt, isBusy } = useMutation();
  const [isEditing, setIsEditing] = useState(false);
  const { data } = useQuery(keptEvent, { eventId: entry.eventId ?? '' }, { fresh: true });
  const event = data?.calendarEvent;
  if (!event) return null;

  async function save(from: KeptEventFragment, changes: string): Promise<KeptEventFragment | null> {
    const { _id: eventId, version } = from;
    const eventInput = { ...fieldValues(fields, from), changes };
    const saved = await attempt(() => call(updateCalendarEvent, { eventId, version, eventInput }));
    if (saved) onChanged();
    return saved?.updateCalendarEvent ?? null;
  }

  async function cancelDate(of: KeptEventFragment): Promise<void> {
    const day = entry.eventDay;
    if (!day) return;
    const others = changesFrom(of.changes).filter((change) => change.day !== day);
    const saved = await save(of, writtenChanges([...others, { day, movedTo: null }]));
    if (!saved) return;
    onClose();
    const written = formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' });
    undoToast(text('dateCancelled', { title: of.title, day: written }), () => void save(saved, of.changes));
  }

  async function remove(of: KeptEventFragment): Promise<void> {
    if (!(await attempt(() => call(deleteCalendarEvent, { eventId: of._id })))) return;
    onClose();
    onChanged();
    undoToast(text('recordDeleted', { name: of.title }), () => void restore(of));
  }

  async function restore(of: KeptEventFragment): Promise<void> {
    const eventInput = fieldValues(fields, of);
    if (await attempt(() => call(createCalendarEvent, { eventId: of._id, eventInput }))) onChanged();
  }

  return (
    <>
      <Button tone="danger" disabled={isBusy} onClick={() => void remove(event)}>
        <Text id="delete" />
      </Button>
      {event.rule !== '' && (
        <Button disabled={isBusy} onClick={() => void cancelDate(event)}>
          <Text id="cancelDate" />
        </Button>
      )}
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsEditing(true)}>
        <Text id="editEvent" />
      </Button>
      {isEditing && (
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
