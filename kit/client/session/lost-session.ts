import { storedValue } from '../storage/stored-value.ts';

/** Says to the login page of this tab that whoever comes to it was signed in and did not leave by themselves. */
export const lostSession = storedValue(
  'sessionLost',
  (stored) => (stored === true ? true : null),
  () => sessionStorage,
);
