import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  addDays,
  firstOfWeek,
  universalMidnight,
  weekdayOf,
  type Day,
  type Weekday,
} from '#kit/calendar/day.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { weekStartIn } from '#kit/ui/date/week-start.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { repetitionFrom, writtenRule, type Frequency } from '../../rules/repetition.ts';
import styles from './events.module.css';

type Way = 'NEVER' | 'DAILY' | 'WEEKLY' | 'FORTNIGHTLY' | 'MONTHLY' | 'YEARLY' | 'OTHERWISE';

export const WAY_TEXTS: Readonly<Record<Way, MessageId>> = {
  NEVER: 'repeatsNever',
  DAILY: 'repeatsDaily',
  WEEKLY: 'repeatsWeekly',
  FORTNIGHTLY: 'repeatsFortnightly',
  MONTHLY: 'repeatsMonthly',
  YEARLY: 'repeatsYearly',
  OTHERWISE: 'repeatsOtherwise',
};

/** How a form and a list call the way in which an event comes round. */
export function wayOf(rule: string): Way {
  if (rule === '') return 'NEVER';
  const repetition = repetitionFrom(rule);
  if (!repetition) return 'OTHERWISE';
  if (repetition.interval === 1) return repetition.frequency;
  return repetition.frequency === 'WEEKLY' && repetition.interval === 2 ? 'FORTNIGHTLY' : 'OTHERWISE';
}

/** How an event comes round: never, or by a rule that the form puts together. */
export function RepetitionFields({ rule, firstDay }: { rule: string; firstDay: Day }) {
  const text = useText();
  const { locale, formatDate } = useIntl();
  const stored = repetitionFrom(rule);
  const [way, setWay] = useState(wayOf(rule));
  const [weekdays, setWeekdays] = useState<readonly Weekday[]>(stored?.weekdays ?? []);
  const [until, setUntil] = useState<Day | null>(stored?.until ?? null);
  const ways = (Object.keys(WAY_TEXTS) as Way[]).filter(
    (known) => known !== 'OTHERWISE' || wayOf(rule) === 'OTHERWISE',
  );
  const isWeekly = way === 'WEEKLY' || way === 'FORTNIGHTLY';
  // The day it begins on is one of them, whatever else is chosen.
  const chosen = [...new Set<Weekday>([weekdayOf(firstDay), ...weekdays])];
  const frequency: Frequency = isWeekly ? 'WEEKLY' : (way as Frequency);
  const composed = {
    frequency,
    interval: way === 'FORTNIGHTLY' ? 2 : 1,
    weekdays: isWeekly ? chosen : [],
    until,
  };
  const value = way === 'NEVER' ? '' : way === 'OTHERWISE' ? rule : writtenRule(composed);
  const monday = firstOfWeek(firstDay, weekStartIn(locale));
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead));
  return (
    <>
      <input type="hidden" name="rule" value={value} />
      <SelectField
        name="repeats"
        label={text('eventRepeats')}
        options={ways.map((known) => ({ value: known, label: text(WAY_TEXTS[known]) }))}
        value={way}
        onChange={({ target }) => setWay(target.value as Way)}
        hidesPlaceholder
      />
      {isWeekly && (
        <fieldset className={styles['weekdays']}>
          <legend>
            <Text id="repeatsOn" />
          </legend>
          {week.map((day) => {
            const weekday = weekdayOf(day);
            return (
              <Checkbox
                key={weekday}
                label={formatDate(universalMidnight(day), { weekday: 'short', timeZone: 'UTC' })}
                checked={chosen.includes(weekday)}
                disabled={weekday === weekdayOf(firstDay)}
                onChange={({ target }) =>
                  setWeekdays(
                    target.checked ? [...weekdays, weekday] : weekdays.filter((other) => other !== weekday),
                  )
                }
              />
            );
          })}
        </fieldset>
      )}
      {way !== 'NEVER' && way !== 'OTHERWISE' && (
        <DayField
          name="repeatsUntil"
          label={text('repeatsUntil')}
          help={text('repeatsUntilHelp')}
          rules={{ today: firstDay, min: firstDay }}
          defaultDay={until}
          onChange={setUntil}
        />
      )}
    </>
  );
}
