import { useId, type KeyboardEvent } from 'react';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ANSWER_MAX } from '../../rules/evaluation.ts';
import { SCORES } from '../shown-answers.tsx';
import type { Answer, AskedCriterion } from './walked-student.ts';
import styles from './criterion-field.module.css';

interface CriterionFieldProps {
  criterion: AskedCriterion;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  /** Hears the keys of a scale. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** One criterion and its answer: a number from 1 to 5, or words. */
export function CriterionField(props: CriterionFieldProps) {
  const text = useText();
  const { criterion, answer, onAnswer } = props;
  if (criterion.kind === 'SCALE') return <ScaleField {...props} />;
  return (
    <TextArea
      name={criterion.criterionId}
      label={criterion.label}
      help={criterion.isOptional ? text('evaluationOptional') : undefined}
      rows={3}
      maxLength={ANSWER_MAX}
      defaultValue={answer?.text ?? ''}
      onChange={({ currentTarget }) => onAnswer({ score: null, text: currentTarget.value })}
    />
  );
}

function ScaleField({ criterion, answer, onAnswer, onKey }: CriterionFieldProps) {
  const text = useText();
  const name = useId();
  const { label, stepLabels, isOptional } = criterion;
  // With more than its ends said, each step has its words beside it.
  const isWorded = stepLabels.slice(1, -1).some((word) => word !== '');
  const chosen = answer?.score ?? null;
  return (
    <fieldset className={styles['scale']}>
      <legend>
        {label}
        {isOptional && (
          <small>
            <Text id="evaluationOptional" />
          </small>
        )}
      </legend>
      <div className={isWorded ? styles['worded'] : styles['scores']}>
        {!isWorded && <span className={styles['end']}>{stepLabels[0]}</span>}
        {SCORES.map((score) => (
          <label key={score} className={styles['one']}>
            <input
              type="radio"
              name={name}
              value={score}
              checked={score === chosen}
              onChange={() => onAnswer({ score, text: '' })}
              onKeyDown={onKey}
            />
            <span>{score}</span>
            {isWorded && stepLabels[score - 1] !== '' && <small>{stepLabels[score - 1]}</small>}
          </label>
        ))}
        {!isWorded && <span className={styles['end']}>{stepLabels.at(-1)}</span>}
        {isOptional && chosen !== null && (
          <IconButton
            icon="close"
            size="small"
            label={text('clearCriterion', { name: label })}
            onClick={() => onAnswer({ score: null, text: '' })}
          />
        )}
      </div>
    </fieldset>
  );
}
