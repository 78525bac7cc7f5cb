import { sql } from 'kysely';
import { definePaidInSteps } from '#slices/billing/server/api.ts';

/** An invoice of which a plan charges one payment after the other is not late. */
definePaidInSteps(
  (invoiceId) => sql<boolean>`exists (
    select from payment_plan p where p.invoice_id = ${invoiceId} and p.closed_at is null and p.disabled_at is null
      and exists (select from plan_instalment n where n.plan_id = p.id and n.status = 'PLANNED'))`,
);
