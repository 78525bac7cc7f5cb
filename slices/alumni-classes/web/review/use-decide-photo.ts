import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { PhotoDecision } from '../../rules/class-photo.ts';
import {
  classPhotosToDecide,
  decideClassPhoto,
  undoClassPhotoDecision,
  type PhotoToDecideFragment,
} from './review.graphql.generated.ts';

/** Decides about a photo; what was there before comes back by Undo. */
export function useDecidePhoto({ _id: photoId, version }: PhotoToDecideFragment) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [classPhotosToDecide], afterRefusalToo: true });

  /** Whether it was done. */
  async function decide(status: PhotoDecision, reason: string): Promise<boolean> {
    const answer = await mutate(decideClassPhoto, { photoId, version, status, reason });
    if (!answer) return false;
    const { version: decided } = answer.decideClassPhoto;
    const undo = () => mutate(undoClassPhotoDecision, { photoId, version: decided });
    undoToast(
      text(status === 'APPROVED' ? 'classPhotoWasApproved' : 'classPhotoWasRefused'),
      () => void undo(),
    );
    return true;
  }

  return { decide, isBusy };
}
