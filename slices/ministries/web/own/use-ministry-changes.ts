import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { OWN_MINISTRIES_PAGE } from '../../rules/ministry-pages.ts';
import {
  ministryById,
  ministryMap,
  ministryRegistry,
  newestMinistries,
} from '../ministries.graphql.generated.ts';
import { ministryQueue } from '../queue/queue.graphql.generated.ts';
import {
  deleteMinistry,
  hideMinistry,
  offerMinistry,
  ownMinistries,
  restoreMinistry,
  withdrawMinistry,
} from './own-ministries.graphql.generated.ts';

/** Everything that shows what stands in the registry, or in what order. */
export const SHOWN_MINISTRIES = [
  ownMinistries,
  ministryById,
  ministryRegistry,
  ministryMap,
  newestMinistries,
  ministryQueue,
];

interface Subject {
  _id: string;
  name: string;
}

/** What is done with a listing at once; what might be regretted can be undone. */
export function useMinistryChanges({ _id: ministryId, name }: Subject) {
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: SHOWN_MINISTRIES, afterRefusalToo: true });

  async function hide(isHidden: boolean): Promise<void> {
    if (await mutate(hideMinistry, { ministryId, isHidden }))
      undoToast(
        text(isHidden ? 'ministryWasHidden' : 'ministryWasShown', { name }),
        () => void hide(!isHidden),
      );
  }

  async function withdraw(isWithdrawn: boolean): Promise<void> {
    if (!(await mutate(withdrawMinistry, { ministryId, isWithdrawn }))) return;
    if (isWithdrawn) undoToast(text('ministryWasWithdrawn'), () => void withdraw(false));
    else showToast('success', text('ministrySent'));
  }

  async function restore(): Promise<void> {
    if (await mutate(restoreMinistry, { ministryId }))
      showToast('success', text('ministryWasRestored', { name }));
  }

  /** Leads away from the page of what is gone, unless the reader goes on in a list. */
  async function remove(goesTo: string | null = OWN_MINISTRIES_PAGE): Promise<void> {
    if (!(await mutate(deleteMinistry, { ministryId }))) return;
    undoToast(text('ministryWasDeleted', { name }), () => void restore());
    if (goesTo !== null) void navigate(goesTo);
  }

  async function takeOfferBack(): Promise<void> {
    if (await mutate(offerMinistry, { ministryId, userId: null }))
      showToast('success', text('offerWasTakenBack'));
  }

  return { hide, withdraw, remove, takeOfferBack, isBusy };
}
