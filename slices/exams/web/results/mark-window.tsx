import { call } from '#kit/client/call.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { StaffQuestion } from './staffed.ts';
import { markAnswer } from './results.graphql.generated.ts';

interface MarkWindowProps {
  attemptId: string;
  question: StaffQuestion;
  onClose: () => void;
  onMarked: () => void;
}

/** Points for one answer by hand; they stand above what the server would give. */
export function MarkWindow({ attemptId, question, onClose, onMarked }: MarkWindowProps) {
  const text = useText();
  const toastProblem = useProblemToast();

  async function mark({ points, comment }: Record<'points' | 'comment', string>): Promise<void> {
    try {
      await call(markAnswer, { attemptId, questionId: question._id, points: Number(points), comment });
      showToast('success', text('answerMarked'));
      onClose();
      onMarked();
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <Modal isOpen title={<Text id="changePoints" />} onClose={onClose}>
      <p>{question.words}</p>
      <Form<'points' | 'comment'> id="mark" onSubmit={mark}>
        <NumberField
          name="points"
          label={text('markPointsField', { most: question.points })}
          required
          rules={{ least: 0, most: question.points, decimals: 2 }}
          defaultValue={question.earned ?? null}
        />
        <TextArea
          name="comment"
          label={text('markCommentField')}
          rows={2}
          maxLength={4_000}
          defaultValue={question.comment ?? ''}
        />
      </Form>
    </Modal>
  );
}
