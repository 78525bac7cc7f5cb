import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { SponsorsAction } from './actions.ts';

export const historyMessages = {
  didCreateSponsorLink: did('made a link for a sponsor'),
  didSendSponsorLink: did('sent a link to a sponsor'),
  didRevokeSponsorLink: did('revoked a link for a sponsor'),
  didPaySponsored: did('noted what a sponsor has paid'),
  didRefundSponsored: did('noted what was given back to a sponsor'),
  auditKindSponsorLink: kind('Link for a sponsor'),
} satisfies HistoryTexts<SponsorsAction, 'sponsorLink'>;
