import { byItself, writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import {
  findInvoice,
  onPaymentAttempt,
  onSponsoredRefund,
  type PaymentAttempt,
} from '#slices/billing/server/api.ts';
import { mailReceipt, mailRefund, mailStudent } from './mail-sponsors.ts';
import { findSponsor, type SponsorRecord } from './sponsor-payment.queries.ts';

const SOURCE = byItself('followSponsors');

/** What a sponsor has paid is told to both, in the transaction that books it. */
onPaymentAttempt(async (tx, services, attempt) => {
  if (!attempt.isSponsored || attempt.status !== 'SUCCEEDED') return;
  const known = await sponsorOf(tx, attempt);
  if (!known) return;
  await note(tx, known.sponsor, 'paySponsored', { transactionId: attempt.id, amount: attempt.amount });
  await mailReceipt(tx, services, { ...known, attempt });
  await mailStudent(tx, services, attempt);
});

onSponsoredRefund(async (tx, services, { attempt, amount }) => {
  const known = await sponsorOf(tx, attempt);
  if (!known) return;
  await note(tx, known.sponsor, 'refundSponsored', { transactionId: attempt.id, amount });
  // Their address is forgotten after some years.
  if (known.sponsor.sponsorEmail !== '') await mailRefund(tx, services, { ...known, attempt, amount });
});

async function sponsorOf(
  tx: Tx,
  { id, invoiceId }: PaymentAttempt,
): Promise<{ sponsor: SponsorRecord; timeZone: string } | null> {
  const [sponsor, invoice] = [await findSponsor(tx, id), await findInvoice(tx, invoiceId)];
  return sponsor && invoice ? { sponsor, timeZone: invoice.timeZone } : null;
}

/** Without names: the audit log is never altered, and sponsors are forgotten. */
const note = (
  tx: Tx,
  { linkId, personId, regionId }: SponsorRecord,
  action: 'paySponsored' | 'refundSponsored',
  paid: { transactionId: string; amount: MinorUnits },
): Promise<void> =>
  writeAudit(tx, SOURCE, {
    action,
    entity: 'sponsorLink',
    entityId: linkId,
    regionId,
    after: { personId, ...paid },
  });
