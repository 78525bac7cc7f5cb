import { useRef, useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { ShortcutKeys } from '#kit/ui/shortcut/shortcut-keys.tsx';
import { SavedChip } from '#kit/ui/saved-chip/saved-chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { COMMENT_MAX } from '../../rules/evaluation.ts';
import { useEvaluationActions } from '../use-evaluation-actions.ts';
import { CriterionField } from './criterion-field.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { savedVersionOf } from './pending-evaluations.ts';
import type { StudentCardProps } from './student-card-props.ts';
import { useCriterionKeys } from './use-criterion-keys.ts';
import type { Answer } from './walked-student.ts';
import styles from './walk.module.css';

/** A draft: saved as one writes, and published from here once nothing is missing. */
export function DraftForm({ student, today, walk, beginsInForm, onNext }: StudentCardProps) {
  const text = useText();
  const { criteria, words, missing, evaluation, personId } = student;
  const { publish, isBusy } = useEvaluationActions();
  const [isSaving, setIsSaving] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const answer = (criterionId: string, given: Answer): void =>
    walk.write(student, { answers: { ...words.answers, [criterionId]: given } });
  const hearArrow = useCriterionKeys({
    list,
    criteria,
    answers: words.answers,
    beginsInForm,
    onAnswer: answer,
  });

  async function publishNow(): Promise<void> {
    if (!evaluation) return;
    setIsSaving(true);
    const version = await savedVersionOf(evaluation._id, evaluation.version);
    setIsSaving(false);
    const published = version === null ? null : await publish({ ...evaluation, version });
    if (published) walk.note(personId, published);
  }

  return (
    <>
      <p className={styles['keys']}>
        <Text id="evaluationKeys" />
      </p>
      <ol ref={list} className={styles['criteria']}>
        {criteria.map((criterion) => (
          <li key={criterion.criterionId} data-criterion={criterion.criterionId}>
            <CriterionField
              criterion={criterion}
              answer={words.answers[criterion.criterionId]}
              onAnswer={(given) => answer(criterion.criterionId, given)}
              onKey={hearArrow}
            />
          </li>
        ))}
      </ol>
      <div className={styles['besides']}>
        <TextArea
          name="comment"
          label={text('evaluationComment')}
          help={text('evaluationOptional')}
          rows={4}
          maxLength={COMMENT_MAX}
          defaultValue={words.comment}
          onChange={({ currentTarget }) => walk.write(student, { comment: currentTarget.value })}
        />
        <div className={styles['day']}>
          <DayField
            name="day"
            label={text('evaluationDay')}
            rules={{ today, max: today }}
            defaultDay={words.day}
            onChange={(day) => day !== null && day <= today && walk.write(student, { day })}
          />
        </div>
      </div>
      <div className={styles['foot']}>
        <Button
          tone="primary"
          disabled={missing > 0 || !evaluation}
          isProcessing={isBusy || isSaving}
          onClick={publishNow}
        >
          <Text id="publishEvaluation" />
        </Button>
        {onNext && (
          <Button onClick={onNext}>
            <Text id="nextStudentToEvaluate" />
            <span className={styles['key']}>
              <ShortcutKeys keys="j" />
            </span>
          </Button>
        )}
        {evaluation && <DeleteDraft evaluation={evaluation} onDeleted={() => walk.note(personId, null)} />}
        {missing > 0 && (
          <span className={styles['quiet']}>
            <Text id="evaluationUnanswered" values={{ count: missing }} />
          </span>
        )}
        {walk.saved && (
          <span className={styles['saved']}>
            <SavedChip state={walk.saved} />
          </span>
        )}
      </div>
    </>
  );
}
