import { storedValue } from '#kit/client/storage/stored-value.ts';

const STATE = 'oauthState';

/** Kept as the bare text under the name the specification gives it. */
export const oauthState = {
  read: (): string | null => localStorage.getItem(STATE),
  keep: (state: string): void => localStorage.setItem(STATE, state),
  forget: (): void => localStorage.removeItem(STATE),
};

/** Where the person wanted to go before the identity provider's pages came between. */
export const oauthDestination = storedValue('oauthDestination', (stored) =>
  typeof stored === 'string' ? stored : null,
);

export interface CallbackParameters {
  code: string | null;
  state: string | null;
  storedState: string | null;
}

/** What is wrong with an identity provider's answer. The state is looked at first: a foreign code is never tried. */
export function callbackProblem({
  code,
  state,
  storedState,
}: CallbackParameters): 'workAccountInvalidState' | 'workAccountNoCode' | null {
  const isOurs = Boolean(state) && state === storedState;
  const isBare = !state && !storedState && !code;
  if (!isOurs && !isBare) return 'workAccountInvalidState';
  return code ? null : 'workAccountNoCode';
}
