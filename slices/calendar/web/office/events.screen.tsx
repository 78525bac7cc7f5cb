import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { RecordList } from '#kit/client/records/record-list.tsx';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import type { Column } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { calendarEvent as fields } from '../../rules/event.ts';
import { EventDialog } from './event-dialog.tsx';
import {
  calendarEvents,
  createCalendarEvent,
  deleteCalendarEvent,
  type KeptEventFragment,
} from './events.graphql.generated.ts';
import { WAY_TEXTS, wayOf } from './repetition-fields.tsx';
import { useWrittenDay } from './use-written-day.ts';

/** The events that a user keeps, for groups, campuses or everybody. */
export function EventsScreen() {
  const answer = useQuery(calendarEvents, {});
  const columns = useEventColumns();
  return (
    <RecordList
      title="manageEvents"
      lead="manageEventsLead"
      newLabel="newEvent"
      searchLabel="searchEvents"
      emptyTitle="noEvents"
      counted="eventsCounted"
      icon="calendar"
      answer={{ ...answer, data: answer.data?.calendarEvents }}
      columns={columns}
      nameOf={({ title }) => title}
      remove={({ _id: eventId }) => call(deleteCalendarEvent, { eventId })}
      restore={(event) =>
        call(createCalendarEvent, { eventId: event._id, eventInput: fieldValues(fields, event) })
      }
      dialog={EventDialog}
    />
  );
}

function useEventColumns(): Column<KeptEventFragment>[] {
  const text = useText();
  const written = useWrittenDay();
  const forWhom = ({ groupName, regionName }: KeptEventFragment): string =>
    groupName ? `${groupName} · ${regionName ?? ''}` : (regionName ?? text('eventForEverybody'));
  const repeats = ({ rule }: KeptEventFragment): string => text(WAY_TEXTS[wayOf(rule)]);
  const when = ({ firstDay, lastDay, startTime }: KeptEventFragment): string =>
    lastDay === firstDay ? written(firstDay, startTime) : `${written(firstDay)} – ${written(lastDay)}`;
  const kindOf = ({ kind }: KeptEventFragment): string =>
    text(kind === 'HOLIDAY' ? 'kindHoliday' : 'kindEvent');
  return [
    {
      id: 'title',
      header: text('eventTitle'),
      sortKey: 'title',
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'kind',
      header: text('eventKind'),
      sortKey: 'kind',
      cell: (event) => <Chip tone={event.kind === 'HOLIDAY' ? 'success' : 'neutral'}>{kindOf(event)}</Chip>,
      csv: kindOf,
    },
    {
      id: 'firstDay',
      header: text('entryWhen'),
      cell: when,
      csv: ({ firstDay, startTime }) => `${firstDay} ${startTime}`.trim(),
    },
    { id: 'repeats', header: text('eventRepeats'), cell: repeats, csv: ({ rule }) => rule },
    { id: 'for', header: text('eventFor'), sortKey: 'for', cell: forWhom, csv: forWhom },
  ];
}
