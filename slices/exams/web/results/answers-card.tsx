import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { Staffed, StaffQuestion } from './staffed.ts';
import { AttemptPicture, useAnswerTexts } from '../answered-question.tsx';
import styles from './results.module.css';
import { MarkFields, type MarkField } from './mark-fields.tsx';
import { markAnswer, staffAttempt } from './results.graphql.generated.ts';
import { useMarkReason } from './use-mark-reason.ts';

export function AnswersCard({ attempt, mayMark }: { attempt: Staffed['attempt']; mayMark: boolean }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const said = useAnswerTexts();
  const wordsOf = (question: StaffQuestion, answer: StaffQuestion['answer']): string =>
    said(question, answer).join(question.kind === 'FILL_IN' ? ' / ' : '; ');
  const [marked, setMarked] = useState<StaffQuestion | null>(null);
  const isOver = attempt.result.ending !== null;
  return (
    <Card title={<Text id="attemptAnswers" />}>
      <ol className={styles['answers']}>
        {attempt.questions.map((question) => (
          <li key={question._id}>
            <p className={styles['asked']}>{question.words}</p>
            <AttemptPicture attemptId={attempt._id} image={question.image} />
            <p className={styles['given']}>
              {wordsOf(question, question.answer) || <em>{text('answerMissing')}</em>}
            </p>
            {question.right && question.kind !== 'ESSAY' && (
              <p className={styles['right']}>
                <Text id="answerRight" />: {wordsOf(question, question.right)}
              </p>
            )}
            {question.comment && <p className={styles['right']}>{question.comment}</p>}
            <p className={styles['points']}>
              <Text
                id="staffPointsOf"
                values={{
                  points: question.earned === null ? '–' : formatNumber(question.earned ?? 0),
                  outOf: question.points,
                }}
              />
              {isOver && mayMark && (
                <Button tone="quiet" aria-haspopup="dialog" onClick={() => setMarked(question)}>
                  <Text id="changePoints" />
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {marked && <MarkDialog attemptId={attempt._id} question={marked} onClose={() => setMarked(null)} />}
    </Card>
  );
}

interface MarkDialogProps {
  attemptId: string;
  question: StaffQuestion;
  onClose: () => void;
}

/** Points for one answer by hand; they stand above what the server would give. */
function MarkDialog({ attemptId, question, onClose }: MarkDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [staffAttempt] });

  const { isAsked, onPoints, askForIt } = useMarkReason(question.earned);

  async function mark({ points, comment, reason }: Record<MarkField, string>): Promise<void> {
    const marked = { points: Number(points), comment, reason: reason ?? null };
    if (
      !(await mutate(
        markAnswer,
        { attemptId, questionId: question._id, ...marked },
        { markReason: askForIt },
      ))
    )
      return;
    showToast('success', text('answerMarked'));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="changePoints" />} onClose={onClose}>
      <p className={styles['window']}>{question.words}</p>
      <Form<MarkField> id="mark" onSubmit={mark}>
        <MarkFields
          max={question.points}
          given={{ points: question.earned, comment: question.comment ?? '' }}
          isReasonAsked={isAsked}
          onPoints={onPoints}
        />
      </Form>
    </Modal>
  );
}
