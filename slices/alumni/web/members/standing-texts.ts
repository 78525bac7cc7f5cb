import type { InvitationStanding } from '../../rules/invitation.ts';

export const STANDING_TEXTS = {
  READY: 'alumniStandingReady',
  JOINED: 'alumniStandingJoined',
  UNSUBSCRIBED: 'alumniStandingUnsubscribed',
  INVITED: 'alumniStandingInvited',
  REFUSED: 'alumniStandingRefused',
  CLOSED: 'alumniStandingClosed',
} as const satisfies Record<InvitationStanding, string>;
