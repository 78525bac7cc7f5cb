/** Nobody is invited again before so many days have gone by. */
export const INVITED_AGAIN_AFTER_DAYS = 30;

const DAY_MS = 86_400_000;

/** Invitations from before this moment do not keep somebody from being invited. */
export const invitedLatelySince = (now: Date): Date =>
  new Date(now.getTime() - INVITED_AGAIN_AFTER_DAYS * DAY_MS);

/**
 * Whether a graduate is invited, or why not; the first that holds. JOINED has answered the welcome, UNSUBSCRIBED wants no mail for
 * alumni, REFUSED has an address that took no mail the last time.
 */
export const INVITATION_STANDINGS = [
  'READY',
  'JOINED',
  'UNSUBSCRIBED',
  'INVITED',
  'REFUSED',
  'CLOSED',
] as const;
export type InvitationStanding = (typeof INVITATION_STANDINGS)[number];
