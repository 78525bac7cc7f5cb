import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { movedTo } from '#slices/exams/rules/authoring/question-order.ts';
import { reorderQuestions, retireQuestion, writtenExam } from './authoring.graphql.generated.ts';

export interface QuestionActions {
  move: (from: number, to: number) => Promise<unknown>;
  retire: (questionId: string, retired: boolean) => Promise<unknown>;
}

export function useQuestionActions(examId: string, questions: readonly { _id: string }[]): QuestionActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [writtenExam], afterRefusalToo: true });

  async function arrange(questionIds: readonly string[], before: readonly string[]): Promise<void> {
    if (!(await mutate(reorderQuestions, { examId, questionIds }))) return;
    undoToast(text('questionsReordered'), () => void arrange(before, questionIds));
  }

  async function retire(questionId: string, retired: boolean): Promise<void> {
    if (!(await mutate(retireQuestion, { questionId, retired }))) return;
    undoToast(text(retired ? 'questionRetired' : 'questionIsBack'), () => void retire(questionId, !retired));
  }

  return {
    move(from, to) {
      const order = questions.map(({ _id }) => _id);
      const next = movedTo(order, from, to);
      return next.join() === order.join() ? Promise.resolve() : arrange(next, order);
    },
    retire,
  };
}
