import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { balanceOf } from '#slices/billing/rules/standing.ts';
import { findInvoice, findInvoices, type InvoiceRecord } from '#slices/billing/server/api.ts';
import { openInstalments, planStatus, type OpenInstalment, type PlanStatus } from '../rules/plan.ts';
import { findPlan, type PlanRecord } from './plan.queries.ts';

/** A plan with what the books say of its invoice. */
export interface PlanView extends PlanRecord {
  invoice: InvoiceRecord;
  status: PlanStatus;
  /** What is still planned, with what of it is left, in its order. */
  open: OpenInstalment[];
  /** On the campus. */
  today: Day;
}

export function viewOf(plan: PlanRecord, invoice: InvoiceRecord, now: Date): PlanView {
  const open = openInstalments(plan.instalments, balanceOf(invoice));
  const status = planStatus(plan.disabledAt !== null, open);
  return { ...plan, invoice, open, status, today: dayIn(now, invoice.timeZone) };
}

export async function findPlanView(
  db: Db | Tx,
  by: Parameters<typeof findPlan>[1],
  now: Date,
): Promise<PlanView | undefined> {
  const plan = await findPlan(db, by);
  const invoice = plan && (await findInvoice(db, plan.invoiceId));
  return plan && invoice && viewOf(plan, invoice, now);
}

/** Some plans, each with its invoice. */
export async function viewsOf(db: Db | Tx, plans: readonly PlanRecord[], now: Date): Promise<PlanView[]> {
  const found = await findInvoices(
    db,
    plans.map(({ invoiceId }) => invoiceId),
  );
  const invoices = new Map(found.map((invoice) => [invoice.id, invoice]));
  return plans.flatMap((plan) => {
    const invoice = invoices.get(plan.invoiceId);
    return invoice ? [viewOf(plan, invoice, now)] : [];
  });
}
