import { useState } from 'react';
import { useIntl } from 'react-intl';
import { parseDay } from '#kit/calendar/day.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MAX_EXTRA_PERCENT } from '#slices/exams/rules/scheduling/accommodation.ts';
import { MAX_EXTRA_ATTEMPTS, MAX_REASON } from '#slices/exams/rules/scheduling/grant.ts';
import type { KeptAccommodationFragment } from './accommodation.graphql.generated.ts';
import { PresetNumberField } from './preset-number-field.tsx';
import { useSaveAccommodation } from './use-save-accommodation.ts';
import styles from './accommodations.module.css';

interface AccommodationFormProps {
  personId: string;
  kept: KeptAccommodationFragment | null;
  onSaved?: () => void;
}

type Field = 'extraPercent' | 'extraAttempts' | 'lastDay' | 'reason';

const PRESETS = [25, 50, 100];

/** What one student has in every exam. */
export function AccommodationForm({ personId, kept, onSaved }: AccommodationFormProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const [today] = useState(readerToday);
  const save = useSaveAccommodation(personId);

  async function submit(values: Record<Field, string>): Promise<void> {
    const given = {
      extraPercent: Number(values.extraPercent || 0),
      extraAttempts: Number(values.extraAttempts || 0),
      lastDay: parseDay(values.lastDay),
      reason: values.reason,
    };
    if (await save(kept, given)) onSaved?.();
  }

  return (
    <div className={styles['form']}>
      <Note>{text('accommodationMeans')}</Note>
      <Form<Field> key={kept?.version ?? 0} id="accommodation" onSubmit={submit}>
        <PresetNumberField
          name="extraPercent"
          label={text('extraTimeField')}
          unit="%"
          max={MAX_EXTRA_PERCENT}
          presets={PRESETS}
          written={(preset) => `+${formatNumber(preset / 100, { style: 'percent' })}`}
          defaultValue={kept?.extraPercent ?? null}
        />
        <div className={styles['pair']}>
          <NumberField
            name="extraAttempts"
            label={text('extraAttemptsField')}
            rules={{ min: 0, max: MAX_EXTRA_ATTEMPTS }}
            defaultValue={kept?.extraAttempts ?? null}
          />
          <DayField
            name="lastDay"
            label={text('accommodationLastDay')}
            rules={{ today }}
            defaultDay={kept?.lastDay ?? null}
          />
        </div>
        <TextArea
          name="reason"
          label={text('accommodationNote')}
          rows={2}
          maxLength={MAX_REASON}
          defaultValue={kept?.reason ?? ''}
        />
      </Form>
      {kept && (
        <div className={styles['foot']}>
          <span className={styles['by']}>
            {kept.isOver && <Chip>{text('accommodationEnded')}</Chip>}{' '}
            <Text
              id="accommodationBy"
              values={{ name: kept.grantedByName, when: <Moment at={kept.grantedAt} /> }}
            />
          </span>
          <Button
            tone="danger"
            onClick={async () => {
              if (await save(kept, null)) onSaved?.();
            }}
          >
            <Text id="removeAccommodation" />
          </Button>
        </div>
      )}
    </div>
  );
}
