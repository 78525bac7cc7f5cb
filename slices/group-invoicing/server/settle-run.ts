import type { AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { invoiceStatus } from '#slices/billing/rules/standing.ts';
import {
  findInvoice,
  listBillingCampuses,
  takeInvoiceBack,
  writeInvoice,
  type BillingCampus,
  type BookSource,
} from '#slices/billing/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import type { RunOutcome } from '../rules/run.ts';
import { findRun, listToSettle, storeOutcome, type RunRecord, type RunStudent } from './run.queries.ts';

const AT_ONCE = 100;

interface Settling {
  run: RunRecord;
  campus: BillingCampus;
  source: AuditSource;
}

/**
 * Invoices the students of a run, or takes their invoices back, each in a transaction of its own. Interrupted, it goes on where
 * it was; nobody is invoiced twice, since the outcome is stored with the invoice.
 */
export const settleRun = defineJob<{ runId: string; source: AuditSource }>({
  name: 'settleInvoiceRun',
  async run({ runId, source }, tools) {
    const run = await findRun(tools.db, runId);
    const [campus] = run ? await listBillingCampuses(tools.db, [run.regionId]) : [];
    if (!run || !campus) return;
    const errors: unknown[] = [];
    for (;;) {
      const waiting = await listToSettle(tools.db, runId, AT_ONCE);
      if (waiting.length === 0) break;
      for (const student of waiting) {
        tools.signal?.throwIfAborted();
        await settleOne(tools, { run, campus, source }, student).catch(async (error: unknown) => {
          // One who cannot be served must not keep the others waiting.
          errors.push(error);
          const place = { runId, personId: student.personId, from: student.outcome };
          const outcome = student.outcome === 'WAITING' ? 'FAILED' : 'KEPT';
          await tools.db.transaction().execute((tx) => storeOutcome(tx, place, outcome));
        });
      }
    }
    // Everybody is settled: the next try finds nothing to do, but what went wrong is on record.
    if (errors.length > 0) throw errors[0];
  },
});

const settleOne = (
  { db, services }: JobTools,
  settling: Settling,
  student: RunStudent & { outcome: RunOutcome },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockPerson(tx, student.personId);
    const { run, source: audit } = settling;
    const madeAt = services.now();
    if (student.outcome === 'WAITING')
      await issueOne(tx, { ...settling, booking: { audit, madeBy: run.askedBy, madeAt } }, student);
    else await takeBackOne(tx, { ...settling, booking: { audit, madeBy: audit.actorId, madeAt } }, student);
  });

type Booked = Settling & { booking: BookSource };

async function issueOne(tx: Tx, { run, campus, booking }: Booked, student: RunStudent): Promise<void> {
  const { personId, invoiceId, lines } = student;
  if (!(await storeOutcome(tx, { runId: run.id, personId, from: 'WAITING' }, 'ISSUED'))) return;
  const { title, note, dueOn } = run;
  // The currency of a campus may have changed since; what was shown is what is charged.
  const asShown = { ...campus, currency: run.currency };
  await writeInvoice(tx, booking, { campus: asShown, invoiceId, personId, title, note, dueOn, lines });
}

async function takeBackOne(tx: Tx, { run, booking }: Booked, student: RunStudent): Promise<void> {
  const { personId, invoiceId } = student;
  const invoice = await findInvoice(tx, invoiceId);
  const isUnpaid = invoice && invoiceStatus(invoice) === 'UNPAID';
  const outcome = isUnpaid || invoice?.isDeleted ? 'UNDONE' : 'KEPT';
  if (!(await storeOutcome(tx, { runId: run.id, personId, from: 'TO_UNDO' }, outcome))) return;
  if (isUnpaid) await takeInvoiceBack(tx, booking, { invoice, reason: run.undoReason });
}
