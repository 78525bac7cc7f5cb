import { useSignedInUser } from '#kit/client/session/session.ts';

/** Whether an administrator views the site as another person: nothing is written or published in that person’s name. */
export const useIsInAnothersPlace = (): boolean => useSignedInUser().impersonatingUser !== null;
