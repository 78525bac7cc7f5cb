import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { RecordDialog, type OpenedRecord } from '#kit/client/records/record-dialog.tsx';
import { useSignedInUser } from '#kit/client/session/session.ts';
import type { Day } from '#kit/calendar/day.ts';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { TimeField } from '#kit/ui/date/time-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { calendarEvent as fields } from '../../rules/event.ts';
import { calendarAround, calendarOfDays } from '../calendar.graphql.generated.ts';
import { ChangedDates } from './changed-dates.tsx';
import {
  calendarEvents,
  campusesOfEvents,
  createCalendarEvent,
  groupsOfEvents,
  keptEvent,
  updateCalendarEvent,
  type KeptEventFragment,
} from './events.graphql.generated.ts';
import { RepetitionFields } from './repetition-fields.tsx';

/** The fields of an event. A new one is all day today at the reader's own campus. */
export function EventDialog({ stored: event, onClose, onSaved }: OpenedRecord<KeptEventFragment>) {
  const text = useText();
  const { roles } = useSignedInUser();
  const campuses = useQuery(campusesOfEvents, {});
  const [today] = useState(readerToday);
  const [kind, setKind] = useState(event?.kind ?? 'EVENT');
  const [firstDay, setFirstDay] = useState<Day | null>(event?.firstDay ?? today);
  const open = campuses.data?.regions ?? [];
  const mayKeepForAll = roles?.includes('superadmin') === true;
  const kinds = [
    { value: 'EVENT', label: text('kindEvent') },
    { value: 'HOLIDAY', label: text('kindHoliday') },
  ];
  return (
    <RecordDialog
      id="calendarEvent"
      title={<Text id={event ? 'editEvent' : 'newEvent'} />}
      fields={fields}
      stored={event}
      initial={{ firstDay: today, lastDay: today, regionId: open[0]?._id ?? null }}
      waitsFor={campuses}
      save={(eventInput, { id: eventId, version }) =>
        version === null
          ? call(createCalendarEvent, { eventId, eventInput })
          : call(updateCalendarEvent, { eventId, version, eventInput })
      }
      nameOf={({ title }) => title}
      stale={[calendarEvents, calendarAround, calendarOfDays]}
      onSaved={onSaved}
      reload={async (eventId) => (await call(keptEvent, { eventId })).calendarEvent}
      onClose={onClose}
    >
      {({ control, choice, day }, known) => (
        <>
          <TextField {...control('title')} label={text('eventTitle')} autoComplete="off" autoFocus />
          <SelectField
            {...choice('kind')}
            label={text('eventKind')}
            options={kinds}
            onChange={({ target }) => setKind(target.value as typeof kind)}
            hidesPlaceholder
          />
          <DayField
            {...day('firstDay')}
            label={text('eventFirstDay')}
            rules={{ today }}
            onChange={setFirstDay}
          />
          <DayField
            {...day('lastDay')}
            label={text('eventLastDay')}
            rules={{ today, ...(firstDay && { min: firstDay }) }}
          />
          {kind === 'HOLIDAY' ? (
            <>
              <input type="hidden" name="startTime" value="" />
              <input type="hidden" name="endTime" value="" />
            </>
          ) : (
            <>
              <TimeField
                name="startTime"
                label={text('eventStart')}
                help={text('eventTimesHelp')}
                defaultTime={timeFrom(known?.startTime)}
              />
              <TimeField name="endTime" label={text('eventEnd')} defaultTime={timeFrom(known?.endTime)} />
            </>
          )}
          <RepetitionFields rule={known?.rule ?? ''} firstDay={firstDay ?? today} />
          <ChangedDates stored={known?.changes ?? ''} />
          <SelectField
            {...choice('regionId')}
            label={text('eventFor')}
            options={[
              ...open.map(({ _id, name }) => ({ value: _id, label: name })),
              ...(mayKeepForAll ? [{ value: '', label: text('eventForEverybody') }] : []),
            ]}
            hidesPlaceholder
          />
          <Combobox
            name="groupId"
            label={text('eventGroup')}
            help={text('eventGroupHelp')}
            source={findGroups}
            defaultChosen={known?.groupId ? { value: known.groupId, label: known.groupName ?? '' } : null}
          />
          <TextField {...control('place')} label={text('eventPlace')} autoComplete="off" />
          <TextArea {...control('description')} label={text('eventText')} />
        </>
      )}
    </RecordDialog>
  );
}

/** What lasts all day has no times. */
const timeFrom = (stored = ''): string | null => (stored === '' ? null : stored);

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsOfEvents, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};
