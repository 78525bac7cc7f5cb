import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { calendarEvent as fields, changesWith, type DateOutcome } from '../../rules/event.ts';
import {
  createCalendarEvent,
  deleteCalendarEvent,
  updateCalendarEvent,
  type KeptEventFragment,
} from './events.graphql.generated.ts';
import { useWrittenDay } from './use-written-day.ts';

/** What is done about an event from a calendar. Each of it can be taken back. */
export function useEventChanges({ onDone, onChanged }: { onDone: () => void; onChanged: () => void }) {
  const text = useText();
  const written = useWrittenDay();
  const undoToast = useUndoToast();
  const { attempt, isBusy } = useMutation();

  async function save(event: KeptEventFragment, changes: string): Promise<KeptEventFragment | null> {
    const { _id: eventId, version } = event;
    const eventInput = { ...fieldValues(fields, event), changes };
    const saved = await attempt(() => call(updateCalendarEvent, { eventId, version, eventInput }));
    if (saved) onChanged();
    return saved?.updateCalendarEvent ?? null;
  }

  /** False where the date could not be changed, which was told. */
  async function changeDate(event: KeptEventFragment, day: Day, outcome: DateOutcome): Promise<boolean> {
    const saved = await save(event, changesWith(event.changes, day, outcome));
    if (!saved) return false;
    onDone();
    const { title } = event;
    const words =
      outcome === 'CANCELLED'
        ? text('dateCancelled', { title, day: written(day) })
        : outcome === 'AS_PLANNED'
          ? text('datePutBack', { title, day: written(day) })
          : text('dateMoved', { title, day: written(outcome.day) });
    undoToast(words, () => void save(saved, event.changes));
    return true;
  }

  async function remove(event: KeptEventFragment): Promise<void> {
    if (!(await attempt(() => call(deleteCalendarEvent, { eventId: event._id })))) return;
    onDone();
    onChanged();
    undoToast(text('recordDeleted', { name: event.title }), () => void restore(event));
  }

  async function restore(event: KeptEventFragment): Promise<void> {
    const eventInput = fieldValues(fields, event);
    if (await attempt(() => call(createCalendarEvent, { eventId: event._id, eventInput }))) onChanged();
  }

  return { changeDate, remove, isBusy };
}
