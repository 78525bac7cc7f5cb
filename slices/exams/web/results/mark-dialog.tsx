import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { StaffQuestion } from './staffed.ts';
import { MarkFields, type MarkField } from './mark-fields.tsx';
import { markAnswer, staffAttempt } from './results.graphql.generated.ts';
import styles from './results.module.css';
import { useMarkReason } from './use-mark-reason.ts';

interface MarkDialogProps {
  attemptId: string;
  question: StaffQuestion;
  onClose: () => void;
}

/** Points for one answer by hand; they stand above what the server would give. */
export function MarkDialog({ attemptId, question, onClose }: MarkDialogProps) {
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
