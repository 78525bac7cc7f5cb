import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { Field } from '../field/field.tsx';
import { Floating } from '../floating/floating.tsx';
import { submittedValue } from '../form/form-problems.ts';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../text/use-text.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { useDayInput, type DayRules } from './use-day-input.ts';
import styles from './date.module.css';

interface DayFieldProps {
  name: string;
  label: string;
  rules: DayRules;
  help?: ReactNode;
  required?: boolean;
  defaultDay?: Day | null;
  /** Hears of every day that is typed or chosen; of nothing when it is none. */
  onChange?: (day: Day | null) => void;
}

/** A day, typed as the reader's language writes it or chosen from a calendar. It hands over 2026-03-01. */
export function DayField(props: DayFieldProps) {
  const { name, label, rules, help, required, defaultDay = null, onChange } = props;
  const text = useText();
  const { written, read } = useDayInput(rules);
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<{ chosen: Day | null } | null>(null);

  const checkAgain = useEffectEvent(() => input.current && read(input.current));
  useEffect(
    function followTheRules() {
      checkAgain();
    },
    [rules.min, rules.max],
  );

  function hear(element: HTMLInputElement): Day | null {
    const day = read(element);
    onChange?.(day);
    return day;
  }

  function choose(day: Day): void {
    if (!input.current) return;
    input.current.value = written(day);
    hear(input.current);
    // A form that guards against unsaved changes must hear of it too.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    close();
  }

  function close(): void {
    setOpen(null);
    input.current?.focus();
  }

  return (
    <Field name={name} label={label} help={help}>
      {(links) => (
        <span ref={box} className={styles['box']}>
          <input
            {...links}
            {...submittedValue(defaultDay ?? '')}
            ref={input}
            type="text"
            autoComplete="off"
            name={name}
            required={required}
            defaultValue={defaultDay === null ? '' : written(defaultDay)}
            onInput={({ currentTarget }) => hear(currentTarget)}
            onBlur={({ currentTarget }) => {
              const day = read(currentTarget);
              if (day !== null) currentTarget.value = written(day);
            }}
          />
          <button
            type="button"
            aria-label={text('chooseDay', { label })}
            aria-haspopup="dialog"
            aria-expanded={open !== null}
            onClick={() => setOpen(open ? null : { chosen: input.current ? read(input.current) : null })}
          >
            <Icon name="calendar" />
          </button>
          {open && (
            <Floating anchor={box} onDismiss={close}>
              <CalendarGrid {...rules} chosen={open.chosen} onChoose={choose} />
            </Floating>
          )}
        </span>
      )}
    </Field>
  );
}
