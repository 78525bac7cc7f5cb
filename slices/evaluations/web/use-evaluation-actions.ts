import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  deleteEvaluation,
  evaluation as shownEvaluation,
  evaluations,
  publishEvaluation,
  withdrawEvaluation,
  type WrittenEvaluationFragment,
} from './office/evaluations.graphql.generated.ts';

/** Everything on the screens of managers in which a change shows. */
export const SHOWN_EVALUATIONS = [
  evaluations,
  shownEvaluation,
  { operationName: 'evaluationWalk' },
  { operationName: 'evaluationsAbout' },
];

export type Changed = Pick<WrittenEvaluationFragment, '_id' | 'version' | 'studentName'>;

/** What can be done with an evaluation as a whole. Each answers how it is now, or null where it was refused. */
export function useEvaluationActions() {
  const text = useText();
  const tellUndo = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: SHOWN_EVALUATIONS, afterRefusalToo: true });

  async function publishSilently({ _id: evaluationId, version }: Changed) {
    return (await mutate(publishEvaluation, { evaluationId, version }))?.publishEvaluation ?? null;
  }

  async function withdraw({ _id: evaluationId, version, studentName: name }: Changed) {
    const done = await mutate(withdrawEvaluation, { evaluationId, version });
    if (done) showToast('success', text('evaluationWasWithdrawn', { name }));
    return done?.withdrawEvaluation ?? null;
  }

  async function publish(evaluation: Changed) {
    const published = await publishSilently(evaluation);
    if (published)
      tellUndo(
        text('evaluationWasPublished', { name: published.studentName }),
        () => void withdraw(published),
      );
    return published;
  }

  async function remove({ _id: evaluationId, version, studentName: name }: Changed): Promise<boolean> {
    const done = await mutate(deleteEvaluation, { evaluationId, version });
    if (done) showToast('success', text('evaluationWasDeleted', { name }));
    return done !== null;
  }

  return { isBusy, publish, publishSilently, withdraw, remove };
}
