import { useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { TERM_MAX, type TeachingValues } from '#slices/courses/rules/teaching.ts';

export type TeachingField = 'term' | 'firstDay' | 'lastDay';

export const teachingOf = ({ term, firstDay, lastDay }: Record<TeachingField, string>): TeachingValues => ({
  term,
  firstDay,
  lastDay: lastDay || null,
});

interface TeachingFieldsProps {
  /** The day it is on the campus of the group, or for the reader where groups of several campuses are chosen. */
  today: Day;
  teaching: TeachingValues | null;
}

/** Term and days of a course in a group. */
export function TeachingFields({ today, teaching }: TeachingFieldsProps) {
  const text = useText();
  const [firstDay, setFirstDay] = useState<Day | null>(teaching?.firstDay ?? null);
  return (
    <>
      <TextField
        name="term"
        label={text('teachingTerm')}
        defaultValue={teaching?.term ?? ''}
        maxLength={TERM_MAX}
        autoComplete="off"
      />
      <DayField
        name="firstDay"
        label={text('teachingFirstDay')}
        rules={{ today }}
        defaultDay={teaching?.firstDay ?? null}
        onChange={setFirstDay}
        required
      />
      <DayField
        name="lastDay"
        label={text('teachingLastDay')}
        rules={{ today, ...(firstDay && { min: firstDay }) }}
        defaultDay={teaching?.lastDay ?? null}
      />
    </>
  );
}
