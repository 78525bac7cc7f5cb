import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readTime } from '#kit/calendar/read-time.ts';
import { instantAt, type TimeOfDay } from '#kit/calendar/zone.ts';
import { Field } from '../field/field.tsx';
import { submittedValue, HANDS_OVER } from '../form/form-problems.ts';
import { useText } from '../text/use-text.ts';
import styles from './date.module.css';

interface TimeFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  defaultTime?: TimeOfDay | null;
  /** What is wrong with a time that is one, in the reader's words; nothing if it may be had. */
  problem?: string;
  /** Hears of every time that is typed or chosen; of nothing when it is none. */
  onChange?: (time: TimeOfDay | null) => void;
}

/** Offered to those who would rather choose than type: every half hour of a day at college. */
const OFFERED = Array.from({ length: 32 }, (_, index) => new Date((6 * 60 + index * 30) * 60_000));

/** A time of day, typed in any common way. It hands over 09:30; help says in which zone it is meant. */
export function TimeField(props: TimeFieldProps) {
  const { name, label, help, required, defaultTime = null, problem = '', onChange } = props;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { formatTime } = useIntl();
  const written = (instant: Date): string => formatTime(instant, { timeStyle: 'short', timeZone: 'UTC' });
  const shown = (time: TimeOfDay): string => written(instantAt('1970-01-01', time, 'UTC'));

  function read(element: HTMLInputElement): TimeOfDay | null {
    const time = readTime(element.value);
    const isWrong = time === null && element.value.trim() !== '';
    element.setCustomValidity(isWrong ? text('timeExpected', { example: shown('09:30') }) : problem);
    element.setAttribute(HANDS_OVER, time ?? '');
    return time;
  }

  const hear = (element: HTMLInputElement): void => {
    const time = read(element);
    onChange?.(time);
  };

  const checkAgain = useEffectEvent(() => input.current && read(input.current));
  useEffect(
    function followTheProblem() {
      checkAgain();
    },
    [problem],
  );

  return (
    <Field name={name} label={label} help={help}>
      {(links) => (
        <span className={styles['box']}>
          <input
            {...links}
            {...submittedValue(defaultTime ?? '')}
            ref={input}
            type="text"
            autoComplete="off"
            name={name}
            required={required}
            list={`${links.id}-times`}
            defaultValue={defaultTime === null ? '' : shown(defaultTime)}
            onInput={({ currentTarget }) => hear(currentTarget)}
            onBlur={({ currentTarget }) => {
              const time = read(currentTarget);
              if (time !== null) currentTarget.value = shown(time);
            }}
          />
          <datalist id={`${links.id}-times`}>
            {OFFERED.map((instant) => (
              <option key={instant.getTime()}>{written(instant)}</option>
            ))}
          </datalist>
        </span>
      )}
    </Field>
  );
}
