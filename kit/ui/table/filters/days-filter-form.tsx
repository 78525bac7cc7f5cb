import { daySpanFrom, writtenDaySpan } from '#kit/calendar/day-span.ts';
import type { Day } from '#kit/calendar/day.ts';
import { DayRangeField } from '../../date/day-range-field.tsx';
import { Form } from '../../form/form.tsx';
import { useText } from '../../text/use-text.ts';
import styles from './filter-bar.module.css';

interface DaysFilterFormProps {
  name: string;
  label: string;
  today: Day;
  value: string;
  onApply: (value: string) => void;
}

/** Asks for the first and the last day to filter by. Either may stay open. */
export function DaysFilterForm({ name, label, today, value, onApply }: DaysFilterFormProps) {
  const text = useText();
  return (
    <div className={styles['form']}>
      <Form
        id={`filter-${name}`}
        submitLabel={text('applyFilter')}
        submitTone="default"
        onSubmit={({ first, last }) => onApply(writtenDaySpan(daySpanFrom(`${first}..${last}`)))}
      >
        <DayRangeField
          names={['first', 'last']}
          legend={label}
          rules={{ today }}
          defaultRange={daySpanFrom(value)}
        />
      </Form>
    </div>
  );
}
