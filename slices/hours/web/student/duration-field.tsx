import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import { Field } from '#kit/ui/field/field.tsx';
import { HANDS_OVER, submittedValue } from '#kit/ui/form/form-problems.ts';
import { parseNumber } from '#kit/ui/number/parse-number.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../hours.module.css';

interface DurationFieldProps {
  /** Of the control that hands over the minutes in all. */
  name: string;
  defaultMinutes: number | null;
  max: number;
}

const HOUR = 60;
const QUARTERS = [0, 15, 30, 45];
const OFFERED = [15, 30, 60];

/** How long something took: to the minute, in hours and minutes, and in steps of a quarter of an hour for those who press. */
export function DurationField({ name, defaultMinutes, max }: DurationFieldProps) {
  const text = useText();
  const { locale, formatNumber } = useIntl();
  const hours = useRef<HTMLInputElement>(null);
  const minutes = useRef<HTMLInputElement>(null);

  const numberIn = (input: HTMLInputElement | null): number | null =>
    input === null || input.value.trim() === '' ? 0 : parseNumber(input.value, locale);

  function read(): number | null {
    const [whole, rest] = [numberIn(hours.current), numberIn(minutes.current)];
    const total = whole === null || rest === null ? null : Math.round(whole * HOUR + rest);
    const isRight = total !== null && total >= 1 && total <= max;
    minutes.current?.setCustomValidity(isRight ? '' : text('hourMinutesInvalid'));
    minutes.current?.setAttribute(HANDS_OVER, isRight ? String(total) : '');
    return total;
  }

  /** A box that was left empty stays so as long as it says the same. */
  function put(input: HTMLInputElement | null, value: number): void {
    if (input && (value !== 0 || input.value.trim() !== '')) input.value = String(value);
  }

  function show(total: number): void {
    put(hours.current, Math.floor(total / HOUR));
    put(minutes.current, total % HOUR);
  }

  function add(step: number): void {
    show(Math.min(max, (read() ?? 0) + step));
    // A form that guards against unsaved changes must hear of it too.
    minutes.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Half an hour typed as 0.5, or 90 minutes, is shown as what it is. */
  function tidy(): void {
    const total = read();
    if (total !== null && total >= 1 && total <= max) show(total);
  }

  const readAtFirst = useEffectEvent(read);
  useEffect(function knowThatNothingIsTyped() {
    readAtFirst();
  }, []);

  const box = {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    onInput: read,
    onBlur: tidy,
  } as const;
  const shown = (value: number): string => (defaultMinutes === null ? '' : String(value));
  return (
    <div className={styles['duration']}>
      <Field name={`${name}.hours`} label={text('hourHours')}>
        {(links) => (
          <span className={styles['box']}>
            <input
              {...box}
              {...links}
              ref={hours}
              name={`${name}.hours`}
              defaultValue={shown(Math.floor((defaultMinutes ?? 0) / HOUR))}
            />
          </span>
        )}
      </Field>
      <Field name={name} label={text('hourMinutes')}>
        {(links) => (
          <span className={styles['box']}>
            <input
              {...box}
              {...links}
              {...submittedValue(String(defaultMinutes ?? ''))}
              ref={minutes}
              name={name}
              list={`${links.id}-quarters`}
              defaultValue={shown((defaultMinutes ?? 0) % HOUR)}
            />
            <datalist id={`${links.id}-quarters`}>
              {QUARTERS.map((quarter) => (
                <option key={quarter}>{quarter}</option>
              ))}
            </datalist>
          </span>
        )}
      </Field>
      <div className={styles['offers']}>
        {OFFERED.map((step) => (
          <Button key={step} onClick={() => add(step)}>
            {`+${formatNumber(step < HOUR ? step : step / HOUR, {
              style: 'unit',
              unit: step < HOUR ? 'minute' : 'hour',
              unitDisplay: 'short',
            })}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
