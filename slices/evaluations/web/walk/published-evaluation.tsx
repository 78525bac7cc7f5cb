import { Button } from '#kit/ui/button/button.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useDayText } from '#slices/hours/web/api.ts';
import type { WrittenEvaluationFragment } from '../office/evaluations.graphql.generated.ts';
import { ReplyOf } from '../reply-of.tsx';
import { ShownAnswers } from '../shown-answers.tsx';
import { useEvaluationActions } from '../use-evaluation-actions.ts';
import styles from './walk.module.css';

interface PublishedEvaluationProps {
  evaluation: WrittenEvaluationFragment;
  onChanged: (now: WrittenEvaluationFragment) => void;
  onNext: (() => void) | null;
}

/** What the student can read already, and the way to take it back. */
export function PublishedEvaluation({ evaluation, onChanged, onNext }: PublishedEvaluationProps) {
  const dayText = useDayText();
  const actions = useEvaluationActions();
  const { day, studentName, acknowledgedAt } = evaluation;
  const name = studentName.split(' ')[0] ?? studentName;

  async function withdraw(): Promise<void> {
    const draft = await actions.withdraw(evaluation);
    if (draft) onChanged(draft);
  }

  return (
    <>
      <p className={styles['quiet']}>{dayText(day)}</p>
      <Note tone="info">
        <Text id={acknowledgedAt === null ? 'evaluationIsRead' : 'evaluationIsClosed'} values={{ name }} />
      </Note>
      <ShownAnswers evaluation={evaluation} />
      <ReplyOf evaluation={evaluation} />
      <div className={styles['foot']}>
        {acknowledgedAt === null && (
          <Button isProcessing={actions.isBusy} onClick={withdraw}>
            <Text id="withdrawEvaluation" />
          </Button>
        )}
        {onNext && (
          <Button onClick={onNext}>
            <Text id="nextStudentToEvaluate" />
          </Button>
        )}
      </div>
    </>
  );
}
