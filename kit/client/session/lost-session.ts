import { storedValue } from '../storage/stored-value.ts';

/** Tells the login page of this tab that the user was signed in and did not sign out. */
export const lostSession = storedValue(
  'sessionLost',
  (stored) => (stored === true ? true : null),
  () => sessionStorage,
);
