import { yearOf, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { writeAudit } from '#kit/db/audit/audit.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { calculate, draftProblem, invoiceNumber, type DraftLine } from '../rules/invoice.ts';
import { chargePostings } from '../rules/ledger.ts';
import { can } from '../rules/permissions.ts';
import { findCampusesOf, type BillingCampus } from './account.queries.ts';
import { findInvoice, insertInvoice, takeNextCount, type InvoiceRecord } from './invoice.queries.ts';
import { newEntryId, notFound, sourceOf, type BookSource } from './keep-books.ts';
import { insertEntry } from './ledger.queries.ts';

export interface InvoiceOrder {
  invoiceId: string;
  personId: string;
  title: string;
  note: string;
  dueOn: Day;
  lines: readonly DraftLine[];
}

/** Charges a student. The id comes from the form, so that a form which is sent twice charges once. */
export async function issueInvoice(
  ctx: Context,
  { regionId, ...order }: InvoiceOrder & { regionId: string },
): Promise<InvoiceRecord> {
  const { invoiceId, personId } = order;
  const actor = actorOf(ctx);
  if (!can.keep(actor, { personId, regionId })) throw notFound();
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const known = await findInvoice(tx, invoiceId);
    if (known && (known.personId !== personId || known.regionId !== regionId)) throw notFound();
    if (known) return known;
    // The campuses of a student are not all in the caller's reach; this one is.
    const everywhere = ctx.unscopedWithin(tx, 'the campuses of a student who is charged');
    const campus = (await findCampusesOf(everywhere, personId)).find((one) => one.regionId === regionId);
    if (!campus) throw notFound();
    return writeInvoice(tx, sourceOf(ctx), { ...order, campus });
  });
}

/** Writes an invoice under the next number of its campus, books it and tells the student. */
export async function writeInvoice(
  tx: Tx,
  { audit, madeBy: issuedBy, madeAt: issuedAt }: BookSource,
  { campus, invoiceId: id, personId, ...order }: InvoiceOrder & { campus: BillingCampus },
): Promise<InvoiceRecord> {
  const { regionId, timeZone, slug } = campus;
  const issuedOn = dayIn(issuedAt, timeZone);
  const draft = { ...order, title: order.title.trim(), note: order.note.trim(), issuedOn };
  const refused = draftProblem(draft);
  if (refused) {
    const { problem, field, max } = refused;
    throw new RuleError(problem, 'BAD_USER_INPUT', max === undefined ? {} : { max }, { field });
  }
  const tidy = order.lines.map((line) => ({ ...line, particulars: line.particulars.trim() }));
  const sums = calculate(tidy);
  const year = yearOf(issuedOn);
  const count = await takeNextCount(tx, { regionId, year });
  const number = invoiceNumber({ slug, year, count });
  const currency = campus.currency.value;
  const written = {
    ...draft,
    ...sums,
    id,
    personId,
    regionId,
    year,
    count,
    number,
    currency,
    issuedBy,
    issuedAt,
  };
  await insertInvoice(tx, written);
  const charge = { type: 'INVOICE', method: null, invoiceId: id, amount: sums.total } as const;
  const entry = { ...charge, id: newEntryId(), personId, regionId, currency, day: issuedOn };
  await insertEntry(tx, { ...entry, madeBy: issuedBy, madeAt: issuedAt }, chargePostings(id, sums));
  await writeAudit(tx, audit, {
    action: 'issueInvoice',
    entity: 'invoice',
    entityId: id,
    regionId,
    after: { personId, number, title: draft.title, total: sums.total, currency, dueOn: draft.dueOn },
  });
  await notify(tx, {
    name: 'invoiceIssued',
    facts: {},
    path: `/student/transactions/${id}`,
    recipients: [{ personId, regionId }],
  });
  const invoice = await findInvoice(tx, id);
  if (!invoice) throw notFound();
  return invoice;
}
