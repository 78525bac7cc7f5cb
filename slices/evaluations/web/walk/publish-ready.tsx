import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useEvaluationActions } from '../use-evaluation-actions.ts';
import { useIsInAnothersPlace } from '../use-is-in-anothers-place.ts';
import { savedVersionOf } from './pending-evaluations.ts';
import type { Walk } from './use-walk.ts';
import type { WalkedStudent } from './walked-student.ts';

interface PublishReadyProps {
  students: readonly WalkedStudent[];
  onPublished: Walk['note'];
}

/** Publishes all that is complete. It asks first, as each student is sent a message. */
export function PublishReady({ students, onPublished }: PublishReadyProps) {
  const text = useText();
  const { publishSilently } = useEvaluationActions();
  const isInAnothersPlace = useIsInAnothersPlace();
  const [isAsking, setIsAsking] = useState(false);
  const ready = students.filter(({ state, evaluation }) => state === 'READY' && evaluation !== null);
  const count = ready.length;

  async function publishAll(): Promise<void> {
    let done = 0;
    for (const { personId, evaluation } of ready) {
      if (!evaluation) continue;
      const version = await savedVersionOf(evaluation._id, evaluation.version);
      const published = version === null ? null : await publishSilently({ ...evaluation, version });
      // What was refused has been told; the rest would be refused for the same reason, or asked about again.
      if (!published) break;
      onPublished(personId, published);
      done += 1;
    }
    setIsAsking(false);
    if (done > 0) showToast('success', text('evaluationsWerePublished', { count: done }));
  }

  // Why not stands on the card.
  if (isInAnothersPlace || (count === 0 && !isAsking)) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Text id="publishReadyCounted" values={{ count }} />
      </Button>
      <Confirm
        isOpen={isAsking}
        isUndoable
        title={<Text id="publishReadyTitle" values={{ count }} />}
        action={<Text id="publishReadyTitle" values={{ count }} />}
        onConfirm={publishAll}
        onCancel={() => setIsAsking(false)}
      >
        <Text id="publishReadyQuestion" />
      </Confirm>
    </>
  );
}
