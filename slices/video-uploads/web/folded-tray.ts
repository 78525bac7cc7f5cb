import { personalChoices } from '#kit/client/storage/stored-choices.ts';

/** Why the list of uploads is folded: a user did it, or they went to another page. Null while it is open. */
type Folded = 'byHand' | 'byItself' | null;

const isFolded = (value: unknown): boolean => [null, 'byHand', 'byItself'].includes(value as Folded);

const choices = personalChoices<{ folded: Folded }>('uploadTray', { folded: null }, { folded: isFolded });

export const useFolded = (): boolean => choices.use().folded !== null;

export const foldByHand = (isWanted: boolean): void => choices.change({ folded: isWanted ? 'byHand' : null });

/** A user who goes to another page wants to see that page. */
export function foldByItself(): void {
  if (choices.get().folded === null) choices.change({ folded: 'byItself' });
}

/** A user who sends something sees that it has begun, unless they have folded the list themselves. */
export function unfoldForNew(): void {
  if (choices.get().folded === 'byItself') choices.change({ folded: null });
}
