import { useState } from 'react';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import {
  CRITERION_LABEL_MAX,
  SCALE_STEPS,
  SCALE_WORDS_MAX,
  type ScaleStep,
} from '../../../rules/evaluation-form.ts';
import styles from '../../evaluations.module.css';
import { hasMoreWords, type EditedCriterion } from './edited-form.ts';

interface CriterionEditorProps {
  criterion: EditedCriterion;
  place: { at: number; of: number };
  locale: string;
  onChange: (changed: EditedCriterion) => void;
  /** To which place; null takes it away. */
  onMove: (to: number | null) => void;
}

/** One criterion of a form: what is asked, and what the ends of its scale mean. */
export function CriterionEditor({ criterion, place, locale, onChange, onMove }: CriterionEditorProps) {
  const text = useText();
  const { criterionId, kind, isOptional } = criterion;
  // Only as it begins: what is typed does not open and close it.
  const [hasWordsAtFirst] = useState(() => hasMoreWords(criterion));
  const { at, of } = place;
  const number = at + 1;
  const field = (part: 'labels' | ScaleStep, label: string, maxLength: number, isNeeded = true) => (
    <TextField
      key={`${part} ${locale}`}
      name={`${part} ${criterionId}`}
      label={label}
      value={criterion[part][locale] ?? ''}
      placeholder={criterion[part][DEFAULT_LOCALE]}
      maxLength={maxLength}
      autoComplete="off"
      required={isNeeded && locale === DEFAULT_LOCALE}
      onChange={({ currentTarget }) =>
        onChange({ ...criterion, [part]: { ...criterion[part], [locale]: currentTarget.value } })
      }
    />
  );
  return (
    <li>
      <fieldset className={styles['criterion']} aria-label={text('criterionNumbered', { number })}>
        <div className={styles['head']}>
          <span className={styles['chips']}>
            <strong>{number}</strong>
            <Chip>
              <Text id={kind === 'SCALE' ? 'criterionIsScale' : 'criterionIsText'} />
            </Chip>
          </span>
          <span>
            <IconButton
              icon="chevronUp"
              label={text('moveCriterionUp', { number })}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              icon="chevronDown"
              label={text('moveCriterionDown', { number })}
              disabled={at === of - 1}
              onClick={() => onMove(at + 1)}
            />
            <IconButton
              icon="trash"
              label={text('removeCriterion', { number })}
              disabled={of === 1}
              onClick={() => onMove(null)}
            />
          </span>
        </div>
        {field('labels', text('criterionQuestion'), CRITERION_LABEL_MAX)}
        {kind === 'SCALE' && (
          <>
            <div className={styles['pair']}>
              {field('lows', text('criterionLow'), SCALE_WORDS_MAX)}
              {field('highs', text('criterionHigh'), SCALE_WORDS_MAX)}
            </div>
            <details className={styles['more']} open={hasWordsAtFirst}>
              <summary>
                <Text id="moreScaleWords" />
              </summary>
              <div className={styles['pair']}>
                {SCALE_STEPS.slice(1, -1).map((step, index) =>
                  field(step, text('criterionStep', { number: index + 2 }), SCALE_WORDS_MAX, false),
                )}
              </div>
            </details>
          </>
        )}
        <Checkbox
          name={`optional ${criterionId}`}
          label={text('evaluationOptional')}
          checked={isOptional}
          onChange={({ currentTarget }) => onChange({ ...criterion, isOptional: currentTarget.checked })}
        />
      </fieldset>
    </li>
  );
}
