import { useState } from 'react';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useEvaluationActions, type Changed } from '../use-evaluation-actions.ts';
import { savedVersionOf } from './pending-evaluations.ts';

interface DeleteDraftProps {
  evaluation: Changed;
  onDeleted: () => void;
}

/** Asks first: what was written cannot be brought back. */
export function DeleteDraft({ evaluation, onDeleted }: DeleteDraftProps) {
  const text = useText();
  const { remove } = useEvaluationActions();
  const [isAsking, setIsAsking] = useState(false);

  async function deleteIt(): Promise<void> {
    const version = await savedVersionOf(evaluation._id, evaluation.version);
    const isDone = version !== null && (await remove({ ...evaluation, version }));
    setIsAsking(false);
    if (isDone) onDeleted();
  }

  return (
    <>
      <IconButton
        icon="trash"
        label={text('deleteEvaluation')}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      />
      <Confirm
        isOpen={isAsking}
        title={<Text id="deleteEvaluation" />}
        action={<Text id="deleteEvaluation" />}
        onConfirm={deleteIt}
        onCancel={() => setIsAsking(false)}
      >
        <Text id="deleteEvaluationQuestion" values={{ name: evaluation.studentName }} />
      </Confirm>
    </>
  );
}
