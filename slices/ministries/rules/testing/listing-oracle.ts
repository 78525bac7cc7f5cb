import { isAdmin, type Act, type Who } from './listing-history.ts';

/** What happened: an act that was allowed, and which version it was about. */
export interface Happened {
  act: Act;
  /** Who owned the listing then. */
  owner: Who;
  /** Of a decision, the version; of an undo, which decision of all, counted from zero. */
  number?: number;
  decision?: number;
  /** Of a decision that said nothing new: it was not noted. */
  isNoted?: boolean;
}

/**
 * What others may see, from what happened alone and without the rules: of all that an admin who did not own the listing
 * has approved, and nobody has since refused or taken back, what was written last; and nothing while its owner hides it
 * or it is deleted.
 */
export function mayBeSeen(history: readonly Happened[]): number | null {
  const decisions = history
    .filter(({ act, isNoted }) => act.kind === 'decide' && isNoted !== false)
    .map(({ act, number = 0, owner }) => ({
      number,
      isFair: isAdmin(act.by) && act.by !== owner,
      isApproval: act.kind === 'decide' && act.status === 'APPROVED',
    }));
  const undone = new Set(history.flatMap(({ decision }) => (decision === undefined ? [] : [decision])));
  const standing = new Map<number, boolean>();
  decisions.forEach(({ number, isFair, isApproval }, index) => {
    if (!undone.has(index)) standing.set(number, isFair && isApproval);
  });
  const approved = [...standing].filter(([, isApproved]) => isApproved).map(([number]) => number);
  const lastOf = (...kinds: Act['kind'][]) =>
    history.findLast(({ act }) => kinds.includes(act.kind))?.act.kind;
  if (lastOf('hide', 'show') === 'hide' || lastOf('delete', 'restore') === 'delete') return null;
  return approved.length === 0 ? null : Math.max(...approved);
}
