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

/** A text as its owner has handled it: whether it was taken back, and how many decisions about it stand. */
interface Word {
  isPublic: boolean;
  isTakenBack: boolean;
  decisions: number;
}

/**
 * What the world outside the alumni may see: what alumni see, if that text says it is for the world and what its owner has
 * said last and not taken back says so too.
 */
export function worldMaySee(history: readonly Happened[]): number | null {
  const words = wordsOf(history);
  const said = words.findLast(({ isTakenBack }) => !isTakenBack) ?? words.at(-1);
  const seen = mayBeSeen(history);
  return seen !== null && words[seen - 1]?.isPublic && said?.isPublic ? seen : null;
}

function wordsOf(history: readonly Happened[]): Word[] {
  const words: Word[] = [{ isPublic: true, isTakenBack: false, decisions: 0 }];
  const decided: Word[] = [];
  const undone = new Set<number>();
  const takeBack = () => {
    for (const word of words) if (word.decisions === 0) word.isTakenBack = true;
  };
  for (const { act, number = 0, decision = -1, isNoted } of history) {
    const [word, last] = [words[number - 1], words.at(-1)];
    if (act.kind === 'edit' || act.kind === 'withdraw') takeBack();
    if (act.kind === 'edit') words.push({ isPublic: act.isPublic, isTakenBack: false, decisions: 0 });
    if (act.kind === 'sendAgain' && last) last.isTakenBack = false;
    if (act.kind === 'decide' && isNoted && word) {
      word.decisions += 1;
      decided.push(word);
    }
    const undoneWord = undone.has(decision) ? undefined : decided[decision];
    if (act.kind === 'undo' && undoneWord) {
      undoneWord.decisions -= 1;
      undone.add(decision);
    }
  }
  return words;
}
