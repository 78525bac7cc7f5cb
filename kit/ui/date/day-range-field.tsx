import { useState } from 'react';
import type { DaySpan } from '#kit/calendar/day-span.ts';
import type { Day } from '#kit/calendar/day.ts';
import { useText } from '../text/use-text.ts';
import { DayField } from './day-field.tsx';
import type { DayRules } from './use-day-input.ts';
import styles from './date.module.css';

interface DayRangeFieldProps {
  /** The names of the two fields. */
  names: readonly [first: string, last: string];
  legend: string;
  rules: DayRules;
  required?: boolean;
  defaultRange?: DaySpan;
}

/** The days from one to another, both counted. The last cannot lie before the first. */
export function DayRangeField({ names, legend, rules, required = false, defaultRange }: DayRangeFieldProps) {
  const text = useText();
  const [first, setFirst] = useState<Day | null>(defaultRange?.first ?? null);
  return (
    <fieldset className={styles['range']}>
      <legend>{legend}</legend>
      <DayField
        name={names[0]}
        label={text('fromDay')}
        rules={rules}
        required={required}
        defaultDay={defaultRange?.first ?? null}
        onChange={setFirst}
      />
      <DayField
        name={names[1]}
        label={text('toDay')}
        rules={{ ...rules, min: first ?? rules.min }}
        required={required}
        defaultDay={defaultRange?.last ?? null}
      />
    </fieldset>
  );
}
