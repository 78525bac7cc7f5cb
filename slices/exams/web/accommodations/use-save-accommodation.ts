import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  personAccommodation,
  saveAccommodation,
  type KeptAccommodationFragment,
  type SaveAccommodationMutationVariables,
} from './accommodation.graphql.generated.ts';
import { groupsOfExam } from '../scheduling/scheduling.graphql.generated.ts';
import { staffAttempt } from '../results/results.graphql.generated.ts';

export type GivenAccommodation = NonNullable<SaveAccommodationMutationVariables['accommodationInput']>;

const givenIn = (kept: KeptAccommodationFragment): GivenAccommodation => ({
  extraPercent: kept.extraPercent,
  extraAttempts: kept.extraAttempts,
  lastDay: kept.lastDay,
  reason: kept.reason,
});

/** Saves what a student has in every exam, or removes it, and offers to take that back. */
export function useSaveAccommodation(personId: string) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({
    stale: [personAccommodation, groupsOfExam, staffAttempt],
    afterRefusalToo: true,
  });

  async function save(
    kept: KeptAccommodationFragment | null,
    accommodationInput: GivenAccommodation | null,
  ): Promise<boolean> {
    const answer = await mutate(saveAccommodation, {
      personId,
      version: kept?.version ?? null,
      accommodationInput,
    });
    if (!answer) return false;
    const now = answer.saveAccommodation;
    undoToast(
      text(now ? 'accommodationSaved' : 'accommodationRemoved'),
      () => void save(now, kept && givenIn(kept)),
    );
    return true;
  }

  return save;
}
