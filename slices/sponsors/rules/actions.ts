/** What the audit log records of this slice. */
export type SponsorsAction =
  | 'createSponsorLink'
  | 'sendSponsorLink'
  | 'revokeSponsorLink'
  | 'paySponsored'
  | 'refundSponsored';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<SponsorsAction, true> {}
}
