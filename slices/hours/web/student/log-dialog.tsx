import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { DAY_MINUTES, hourEntry } from '../../rules/hour-entry.ts';
import { daysToLog } from './days-to-log.ts';
import { DurationField } from './duration-field.tsx';
import {
  ownHourEntries,
  ownHours,
  saveHourEntry,
  type OwnHourEntryFragment,
  type OwnHoursQuery,
} from './own-hours.graphql.generated.ts';

interface LogDialogProps {
  hours: OwnHoursQuery['ownHours'];
  /** What is changed; null for a new one. */
  stored: OwnHourEntryFragment | null;
  onClose: () => void;
}

/** Logs hours, or changes what nobody has confirmed yet (HOURS-01) (HOURS-02). */
export function LogDialog({ hours, stored, onClose }: LogDialogProps) {
  const text = useText();
  const rules = rulesFor(hours, stored?.day);
  const groupId = stored?.groupId ?? hours.groupId ?? '';
  return (
    <RecordDialog
      id="hours"
      title={<Text id={stored ? 'changeHours' : 'logHours'} />}
      fields={hourEntry}
      stored={stored}
      initial={{ day: rules.max }}
      submitLabel={stored ? undefined : text('logHours')}
      save={(input, { id: entryId, version }) =>
        call(saveHourEntry, { entryId, version, input: { ...input, groupId } })
      }
      stale={[ownHours, ownHourEntries]}
      onSaved={() => showToast('success', text(stored ? 'hoursChanged' : 'hoursLogged'))}
      reload={async (id) => {
        const month = stored?.day.slice(0, 7) ?? null;
        const { ownHourEntries: now } = await call(ownHourEntries, {
          groupId,
          month,
          first: 100,
          after: null,
        });
        return now.rows.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={onClose}
    >
      {({ control, choice, day }, known) => (
        <>
          <DayField {...day('day')} label={text('hourDay')} rules={rules} />
          <SelectField
            {...choice('categoryId')}
            label={text('hourCategory')}
            options={categoriesOf(hours, stored)}
          />
          <DurationField name="minutes" defaultMinutes={known?.minutes ?? null} max={DAY_MINUTES} />
          <TextField {...control('place')} label={text('hourPlace')} help={text('hourOptional')} />
          <TextArea {...control('note')} label={text('hourNote')} help={text('hourOptional')} rows={3} />
        </>
      )}
    </RecordDialog>
  );
}

/** From when to when; what was logged in time may keep its day. */
function rulesFor(hours: LogDialogProps['hours'], stored?: Day) {
  const today = hours.today ?? stored ?? '2000-01-01';
  const { min, max } = daysToLog(hours) ?? { min: stored ?? today, max: stored ?? today };
  return { today, min: stored && stored < min ? stored : min, max: stored && stored > max ? stored : max };
}

/** A category that is not offered any more may stay. */
function categoriesOf(hours: LogDialogProps['hours'], stored: OwnHourEntryFragment | null) {
  const offered = hours.offered.map(({ _id: value, name: label }) => ({ value, label }));
  return stored && !offered.some(({ value }) => value === stored.categoryId)
    ? [...offered, { value: stored.categoryId, label: stored.categoryName }]
    : offered;
}
