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
import { PictureOf } from './picture-of.tsx';
import styles from './results.module.css';
import { MarkFields, type MarkField } from './mark-fields.tsx';
import { markAnswer, staffAttempt } from './results.graphql.generated.ts';
import { useMarkReason } from './use-mark-reason.ts';

export function AnswersCard({ attempt, mayMark }: { attempt: Staffed['attempt']; mayMark: boolean }) {
  const { formatNumber } = useIntl();
  const wordsOf = useAnswerText();
  const [marked, setMarked] = useState<StaffQuestion | null>(null);
  const isOver = attempt.result.ending !== null;
  return (
    <Card title={<Text id="attemptAnswers" />}>
      <ol className={styles['answers']}>
        {attempt.questions.map((question) => (
          <li key={question._id}>
            <p className={styles['asked']}>{question.words}</p>
            <PictureOf attemptId={attempt._id} image={question.image} />
            <p className={styles['given']}>
              {wordsOf(question, question.answer) || (
                <em>
                  <Text id="answerMissing" />
                </em>
              )}
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

type Answer = StaffQuestion['answer'];

function useAnswerText(): (question: StaffQuestion, answer: Answer) => string {
  const text = useText();
  return ({ kind, options, matches }, answer) => {
    if (!answer) return '';
    const named = (choices: StaffQuestion['options'], name: string): string =>
      choices.find((choice) => choice.name === name)?.words ?? '';
    switch (kind) {
      case 'TRUE_FALSE':
        return text(answer.isTrue ? 'answerTrue' : 'answerFalse');
      case 'MATCHING':
        return answer.pairs
          .map(({ option, match }) => `${named(options, option)} → ${named(matches, match)}`)
          .join('; ');
      case 'SINGLE_CHOICE':
      case 'MULTIPLE_CHOICE':
        return answer.options.map((name) => named(options, name)).join('; ');
      case 'FILL_IN':
      case 'ESSAY':
        return answer.words.join(' / ');
    }
  };
}
