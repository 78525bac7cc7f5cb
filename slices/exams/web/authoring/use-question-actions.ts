import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { movedTo } from '#slices/exams/rules/authoring/question-order.ts';
import { reorderQuestions, retireQuestion } from './authoring.graphql.generated.ts';

export interface QuestionActions {
  move: (from: number, to: number) => Promise<unknown>;
  retire: (questionId: string, retired: boolean) => Promise<unknown>;
}

/** What can be done with the questions of an exam. What can be taken back is offered to be. */
export function useQuestionActions(
  examId: string,
  questions: readonly { _id: string }[],
  onChanged: () => void,
): QuestionActions {
  const text = useText();
  const undoToast = useUndoToast();

  const attempt = useAttempt(onChanged, { afterRefusalToo: true });

  const arrange = (questionIds: readonly string[], before: readonly string[]): Promise<boolean> =>
    attempt(async () => {
      await call(reorderQuestions, { examId, questionIds });
      undoToast(text('questionsReordered'), () => void arrange(before, questionIds));
    });

  const retire = (questionId: string, retired: boolean): Promise<boolean> =>
    attempt(async () => {
      await call(retireQuestion, { questionId, retired });
      undoToast(
        text(retired ? 'questionRetired' : 'questionIsBack'),
        () => void retire(questionId, !retired),
      );
    });

  return {
    move(from, to) {
      const order = questions.map(({ _id }) => _id);
      const next = movedTo(order, from, to);
      return next.join() === order.join() ? Promise.resolve() : arrange(next, order);
    },
    retire,
  };
}
