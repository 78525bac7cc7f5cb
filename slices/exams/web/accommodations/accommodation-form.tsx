import { useState } from 'react';
import { useIntl } from 'react-intl';
import { day, integer, optional, text as textKind, type ValuesOf } from '#kit/record/field.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
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

const GIVEN = {
  extraPercent: optional(integer({ min: 0, max: MAX_EXTRA_PERCENT, problem: 'accommodationRange' })),
  extraAttempts: optional(integer({ min: 0, max: MAX_EXTRA_ATTEMPTS, problem: 'accommodationRange' })),
  lastDay: optional(day({})),
  reason: textKind({ max: MAX_REASON, default: '', problem: 'examReason' }),
};

const PRESETS = [25, 50, 100];

/** What one student has in every exam. */
export function AccommodationForm({ personId, kept, onSaved }: AccommodationFormProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const [today] = useState(readerToday);
  const save = useSaveAccommodation(personId);

  async function submit({ extraPercent, extraAttempts, ...rest }: ValuesOf<typeof GIVEN>): Promise<void> {
    const given = { extraPercent: extraPercent ?? 0, extraAttempts: extraAttempts ?? 0, ...rest };
    if (await save(kept, given)) onSaved?.();
  }

  return (
    <div className={styles['form']}>
      <Note>{text('accommodationMeans')}</Note>
      <FieldsForm
        key={kept?.version ?? 0}
        id="accommodation"
        fields={GIVEN}
        initial={kept ?? {}}
        onSubmit={submit}
      >
        {({ control }) => (
          <>
            <PresetNumberField
              {...control('extraPercent')}
              label={text('extraTimeField')}
              unit="%"
              presets={PRESETS}
              written={(preset) => `+${formatNumber(preset / 100, { style: 'percent' })}`}
            />
            <div className={styles['pair']}>
              <NumberField {...control('extraAttempts')} label={text('extraAttemptsField')} />
              <DayField {...control('lastDay')} label={text('accommodationLastDay')} rules={{ today }} />
            </div>
            <TextArea {...control('reason')} label={text('accommodationNote')} rows={2} />
          </>
        )}
      </FieldsForm>
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
