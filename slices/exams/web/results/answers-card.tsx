import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { Staffed, StaffQuestion } from './staffed.ts';
import { verdictOf } from '#slices/exams/rules/results/verdict.ts';
import { AttemptPicture, useAnswerTexts } from '../answered-question.tsx';
import { AnswerParts, VerdictMark } from '../verdict-mark.tsx';
import styles from './results.module.css';
import { MARK, MarkFields, shownMark, type Mark } from './mark-fields.tsx';
import { markAnswer, staffAttempt } from './results.graphql.generated.ts';
import { useMarkReason } from './use-mark-reason.ts';

export function AnswersCard({ attempt, mayMark }: { attempt: Staffed['attempt']; mayMark: boolean }) {
  const { formatNumber } = useIntl();
  const wordsOf = useAnswerTexts();
  const [marked, setMarked] = useState<string | null>(null);
  const toMark = attempt.questions.filter(({ kind, earned }) => kind === 'ESSAY' && earned === null);
  const opened = attempt.questions.find(({ _id }) => _id === marked);
  const next = toMark.find(({ _id }) => _id !== marked)?._id ?? null;
  const isOver = attempt.result.ending !== null;
  return (
    <Card title={<Text id="attemptAnswers" />}>
      <ol className={styles['answers']}>
        {attempt.questions.map((question) => (
          <li key={question._id}>
            <p className={styles['asked']}>{question.words}</p>
            <AttemptPicture attemptId={attempt._id} image={question.image} />
            <div className={styles['given']}>
              <AnswerParts question={question} answer={question.answer} right={question.right} />
            </div>
            {question.right && question.kind !== 'ESSAY' && verdictOf(question) !== 'right' && (
              <p className={styles['right']}>
                <Text id="rightAnswer" />:{' '}
                {wordsOf(question, question.right).join(question.kind === 'FILL_IN' ? ' / ' : '; ')}
              </p>
            )}
            {question.comment && <p className={styles['right']}>{question.comment}</p>}
            <p className={styles['points']}>
              {isOver && <Verdict question={question} />}
              <Text
                id="staffPointsOf"
                values={{
                  points: question.earned === null ? '–' : formatNumber(question.earned ?? 0),
                  outOf: question.points,
                }}
              />
              {isOver && mayMark && (
                <Button
                  tone={question.earned === null ? 'default' : 'quiet'}
                  aria-haspopup="dialog"
                  onClick={() => setMarked(question._id)}
                >
                  <Text id={question.earned === null ? 'markThisAnswer' : 'changePoints'} />
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {opened && (
        <MarkDialog
          key={opened._id}
          attemptId={attempt._id}
          question={opened}
          leadsOn={next !== null}
          onMarked={() => setMarked(next)}
          onClose={() => setMarked(null)}
        />
      )}
    </Card>
  );
}

function Verdict({ question }: { question: StaffQuestion }) {
  const verdict = verdictOf(question);
  return verdict && <VerdictMark verdict={verdict} />;
}

interface MarkDialogProps {
  attemptId: string;
  question: StaffQuestion;
  /** Another essay of the attempt waits to be marked. */
  leadsOn: boolean;
  onMarked: () => void;
  onClose: () => void;
}

/** Points for one answer by hand; they stand above what the server would give. */
function MarkDialog({ attemptId, question, leadsOn, onMarked, onClose }: MarkDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [staffAttempt] });

  const { isAsked, onPoints, askForIt } = useMarkReason(question.earned);

  async function mark(typed: Mark): Promise<void> {
    const marked = { attemptId, questionId: question._id, ...typed };
    if (!(await mutate(markAnswer, marked, { markReason: askForIt }))) return;
    showToast('success', text('answerMarked'));
    onMarked();
  }

  return (
    <Modal
      isOpen
      title={<Text id={question.earned === null ? 'markThisAnswer' : 'changePoints'} />}
      onClose={onClose}
    >
      <p className={styles['window']}>{question.words}</p>
      {question.kind === 'ESSAY' && (
        <blockquote className={styles['essay']}>
          <AnswerParts question={question} answer={question.answer} right={null} />
        </blockquote>
      )}
      <FieldsForm
        id="mark"
        fields={MARK}
        initial={shownMark(question.earned, question.comment ?? '')}
        onSubmit={mark}
        {...(leadsOn && { submitLabel: text('saveAndNext') })}
      >
        {({ control }) => (
          <MarkFields control={control} max={question.points} isReasonAsked={isAsked} onPoints={onPoints} />
        )}
      </FieldsForm>
    </Modal>
  );
}
