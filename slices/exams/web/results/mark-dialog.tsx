import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { StaffQuestion } from './staffed.ts';
import { MarkFields, type MarkField } from './mark-fields.tsx';
import { markAnswer } from './results.graphql.generated.ts';
import styles from './results.module.css';
import { useMarkReason } from './use-mark-reason.ts';

interface MarkDialogProps {
  attemptId: string;
  question: StaffQuestion;
  onClose: () => void;
  onMarked: () => void;
}

/** Points for one answer by hand; they stand above what the server would give. */
export function MarkDialog({ attemptId, question, onClose, onMarked }: MarkDialogProps) {
  const text = useText();
  const toastProblem = useProblemToast();

  const { isAsked, onPoints, askAfter } = useMarkReason(question.earned);

  async function mark({ points, comment, reason }: Record<MarkField, string>): Promise<void> {
    const marked = { points: Number(points), comment, reason: reason ?? null };
    try {
      await call(markAnswer, { attemptId, questionId: question._id, ...marked });
      showToast('success', text('answerMarked'));
      onClose();
      onMarked();
    } catch (problem) {
      askAfter(problem);
      toastProblem(problem);
    }
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
