import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Day } from '#kit/calendar/day.ts';
import { requireInstant, writtenInstant, type Instant } from '#kit/calendar/instant.ts';
import { dayIn, instantsShowing, readClock, type TimeOfDay } from '#kit/calendar/zone.ts';
import { RadioGroup } from '../choice/radio-group.tsx';
import { useZoneName } from '../field/use-time-zones.ts';
import { submittedValue } from '../form/form-problems.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { DayField } from './day-field.tsx';
import { readerZone } from './reader-zone.ts';
import { TimeField } from './time-field.tsx';
import type { DayRules } from './use-day-input.ts';
import styles from './date.module.css';

interface InstantFieldProps {
  name: string;
  legend: string;
  /** The zone whose clocks are meant: the campus's. */
  zone: string;
  /** The days it may lie on; today is the zone's own. */
  rules?: Omit<DayRules, 'today'>;
  required?: boolean;
  /** As the API writes it: 2026-03-01T09:30:00Z. */
  defaultInstant?: Instant | null;
}

const MINUTE_MS = 60_000;

const isMinuteOf = (minute: Date, instant: Instant): boolean =>
  Math.floor(Date.parse(instant) / MINUTE_MS) === Math.floor(minute.getTime() / MINUTE_MS);

/**
 * A day and a time on the clocks of a zone. It hands over the instant, as the API writes it. A time that those clocks
 * leave out is refused; for one they show twice the user chooses which is meant.
 */
export function InstantField(props: InstantFieldProps) {
  const { name, legend, zone, rules, required = false, defaultInstant = null } = props;
  const text = useText();
  const [today] = useState(() => dayIn(new Date(), zone));
  const { formatTime } = useIntl();
  const zoneName = useZoneName();
  const start = defaultInstant === null ? null : readClock(new Date(defaultInstant), zone);
  const [day, setDay] = useState<Day | null>(start?.day ?? null);
  const [time, setTime] = useState<TimeOfDay | null>(start?.time ?? null);
  // What was stored before, or chosen of a time that comes twice; else the first is meant.
  const [meant, setMeant] = useState(defaultInstant);

  const instants = day === null || time === null ? [] : instantsShowing(day, time, zone);
  const chosen = instants.find((instant) => meant !== null && isMinuteOf(instant, meant)) ?? instants[0];
  // What was stored may have seconds, which the fields do not show and must not lose.
  const exact = chosen && meant !== null && isMinuteOf(chosen, meant) ? new Date(meant) : chosen;
  const isSkipped = day !== null && time !== null && instants.length === 0;
  const shown = (instant: Date): string => formatTime(instant, { timeStyle: 'short', timeZone: zone });
  return (
    <fieldset className={styles['range']}>
      <legend>{legend}</legend>
      <DayField
        name={`${name}Day`}
        label={text('dayOfInstant')}
        rules={{ today, ...rules }}
        required={required || time !== null}
        defaultDay={day}
        onChange={setDay}
      />
      <TimeField
        name={`${name}Time`}
        label={text('timeOfInstant')}
        required={required || day !== null}
        defaultTime={time}
        problem={isSkipped ? text('timeSkipped') : ''}
        {...(zone !== readerZone() && { help: zoneName(zone) })}
        onChange={setTime}
      />
      {instants.length === 2 && (
        <div className={styles['twice']}>
          <RadioGroup
            name={`${name}Twice`}
            legend={<Text id="timeComesTwice" />}
            defaultValue={chosen ? writtenInstant(chosen) : ''}
            options={instants.map((instant) => ({
              value: writtenInstant(instant),
              label: `${shown(instant)}, ${zoneName(zone, instant)}`,
            }))}
            onChoose={(value) => setMeant(requireInstant(value))}
          />
        </div>
      )}
      <input type="hidden" name={name} {...submittedValue(exact?.toISOString() ?? '')} />
    </fieldset>
  );
}
