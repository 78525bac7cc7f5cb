import { useState } from 'react';
import { parseDay, requireDay, type Day } from '#kit/calendar/day.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { TERM_MAX, type CourseOfferingValues } from '#slices/courses/rules/course-offering.ts';

export type CourseOfferingField = 'term' | 'firstDay' | 'lastDay';

export const courseOfferingOf = ({
  term,
  firstDay,
  lastDay,
}: Record<CourseOfferingField, string>): CourseOfferingValues => ({
  term,
  firstDay: requireDay(firstDay),
  lastDay: parseDay(lastDay),
});

interface CourseOfferingFieldsProps {
  /** The day it is on the campus of the group, or for the reader where groups of several campuses are chosen. */
  today: Day;
  courseOffering: CourseOfferingValues | null;
}

/** Term and days of a course in a group. */
export function CourseOfferingFields({ today, courseOffering }: CourseOfferingFieldsProps) {
  const text = useText();
  const [firstDay, setFirstDay] = useState<Day | null>(courseOffering?.firstDay ?? null);
  return (
    <>
      <TextField
        name="term"
        label={text('teachingTerm')}
        defaultValue={courseOffering?.term ?? ''}
        maxLength={TERM_MAX}
        autoComplete="off"
      />
      <DayField
        name="firstDay"
        label={text('teachingFirstDay')}
        rules={{ today }}
        defaultDay={courseOffering?.firstDay ?? null}
        onChange={setFirstDay}
        required
      />
      <DayField
        name="lastDay"
        label={text('teachingLastDay')}
        rules={{ today, ...(firstDay && { min: firstDay }) }}
        defaultDay={courseOffering?.lastDay ?? null}
      />
    </>
  );
}
