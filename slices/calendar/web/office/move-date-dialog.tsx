import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Day } from '#kit/calendar/day.ts';
import { readClock } from '#kit/calendar/zone.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { TimeField } from '#kit/ui/date/time-field.tsx';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ShownEntryFragment } from '../calendar.graphql.generated.ts';
import styles from './events.module.css';

interface MoveDateDialogProps {
  entry: ShownEntryFragment;
  /** When the series begins on its days; empty for all day. */
  plannedTime: string;
  onMove: (to: { day: Day; time: string }) => Promise<boolean>;
  onClose: () => void;
}

/** One date of a series is held on another day or at another time; it lasts as long as ever. */
export function MoveDateDialog({ entry, plannedTime, onMove, onClose }: MoveDateDialogProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const [today] = useState(readerToday);
  const { startsAt, timeZone } = entry;
  const zone = useZoneName()(timeZone);
  const { day: heldOn, time: heldAt } = readClock(new Date(startsAt), timeZone);

  async function move({ movedDay = '', movedTime = '' }: Record<string, string>): Promise<boolean> {
    // A time that is that of the series follows it when the series is changed.
    const time = movedTime === plannedTime ? '' : movedTime;
    return onMove({ day: movedDay as Day, time });
  }

  return (
    <Modal isOpen title={<Text id="moveDate" />} onClose={onClose}>
      <p className={styles['lead']}>
        <Text
          id="moveDateLead"
          values={{ day: formatDate(startsAt, { weekday: 'long', day: 'numeric', month: 'long', timeZone }) }}
        />
      </p>
      <Form id="moveDate" submitLabel={text('moveNow')} onSubmit={move}>
        <DayField name="movedDay" label={text('newDay')} rules={{ today }} defaultDay={heldOn} required />
        {plannedTime !== '' && (
          <TimeField
            name="movedTime"
            label={text('eventStart')}
            help={text('timesAtCampus', { zone })}
            defaultTime={heldAt}
            required
          />
        )}
      </Form>
    </Modal>
  );
}
