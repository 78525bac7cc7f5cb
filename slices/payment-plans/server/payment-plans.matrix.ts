import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

// Staff of other campuses have lists of their own.
const staff: Who = ['admin', 'superadmin'];
const overseers: Who = ['adminThere', 'superadmin'];
const keepers: Who = [
  ['adminThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
const readers: Who = ['self', ...overseers];

const instalment = (target: Target) => ({ instalmentId: target.id('instalment'), reason: 'Proof' });

export const matrix: SliceMatrix = {
  reads: {
    Query: { paymentPlans: staff },
    Invoice: { paymentPlan: readers },
    PaymentPlan: {
      '_id consecutiveFailedPaymentsCount currency disabledAt disabledBy disabledReason frequency': readers,
      history: readers,
      'instalments invoiceId isEnabled needsNewCard nextPaymentDueDate paymentsIfEnabled personId': readers,
      'remainingPaymentsCount savedCard status successfulPaymentsCount today': readers,
    },
    PlanCard: { 'brand expiryMonth expiryYear lastDigits': readers },
    PlanEvent: { '_id amount day dayBefore failure kind madeAt madeByName reason': readers },
    PlanInstalment: { '_id amount dueOn failure left state tryOn': readers },
    PlannedPayment: { 'amount dueOn': readers },
  },
  asks: { 'Query.paymentPlans': () => [{ first: 5, after: undefined, filter: undefined }, { first: 1 }] },
  namesOthers: { 'PlanEvent.madeByName': readers },
  writes: {
    setUpPaymentPlan: {
      cases: [
        {
          who: [['self', 'inPerson']],
          at: (target) => ({
            planId: target.id('person') && randomUUID(),
            invoiceId: target.id('planlessInvoice'),
            planInput: {
              frequency: 'MONTHLY',
              instalments: 3,
              firstDay: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
              total: 30_000,
            },
          }),
        },
      ],
    },
    enablePaymentPlan: {
      cases: [{ who: [['self', 'inPerson']], at: (target) => ({ planId: target.id('failedPlan') }) }],
    },
    disablePaymentPlan: {
      cases: [{ who: keepers, at: (target) => ({ planId: target.id('plan'), reason: 'Proof' }) }],
    },
    skipInstalment: { cases: [{ who: keepers, at: instalment }] },
    moveInstalment: {
      cases: [
        {
          who: keepers,
          at: (target) => ({
            ...instalment(target),
            dueOn: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
          }),
        },
      ],
    },
  },
  async seed(fixture) {
    const { owner, personId, regionId, registrarId, mark, subject } = fixture;
    if (!regionId || subject.kind !== 'person') return [];
    const maker = subject.key === 'registrant' ? personId : registrarId;
    await owner.query('update region set card_payments_enabled = true where id = $1', [regionId]);
    const invoiceOf = async (): Promise<string> => {
      const id = randomUUID();
      const { rows } = await owner.query<{ count: number }>(
        `insert into invoice_count (region_id, year, count) values ($1, 2026, 1)
         on conflict (region_id, year) do update set count = invoice_count.count + 1 returning count`,
        [regionId],
      );
      await owner.query(
        `insert into invoice (id, person_id, region_id, year, count, number, title, currency, issued_on, due_on, subtotal, tax,
           total, issued_at)
         select $1::uuid, $2::uuid, r.id, 2026, $4::integer, 'Proof ' || $4::integer, 'Proof', r.currency, '2026-11-01', '2026-12-01', 30000, 0, 30000, now()
         from region r where r.id = $3`,
        [id, personId, regionId, rows[0]?.count],
      );
      await owner.query(
        `with made as (
           insert into ledger_entry (id, person_id, region_id, type, invoice_id, currency, amount, day, made_at)
           select $4::uuid, $2::uuid, r.id, 'INVOICE', $1::uuid, r.currency, 30000, '2026-11-01', now() from region r where r.id = $3)
         insert into posting (entry_id, position, person_id, region_id, account, invoice_id, amount)
         values ($4::uuid, 0, $2::uuid, $3::uuid, 'RECEIVABLE', $1::uuid, 30000), ($4::uuid, 1, $2::uuid, $3::uuid, 'INCOME', null, -30000)`,
        [id, personId, regionId, randomUUID()],
      );
      return id;
    };
    const planFor = async (
      isFailed: boolean,
    ): Promise<{ plan: string; instalment: string; invoice: string }> => {
      const [plan, planned, invoice] = [randomUUID(), randomUUID(), await invoiceOf()];
      await owner.query(
        `insert into payment_plan (id, person_id, region_id, invoice_id, frequency, first_day, consecutive_failures, disabled_at,
           disabled_by, disabled_reason, set_up_at)
         values ($1, $2, $3, $4, 'MONTHLY', '2090-01-31', $5, case when $6::boolean then '2026-01-01'::timestamptz end,
           case when $6::boolean then 'FAILURES' end, $7, now())`,
        [plan, personId, regionId, invoice, isFailed ? 3 : 0, isFailed, mark('payment_plan', 'reason')],
      );
      await owner.query(
        `insert into plan_instalment (id, plan_id, person_id, region_id, due_on, try_on, amount, tries, failure)
         values ($1, $2, $3, $4, '2090-01-31', '2090-01-31', 30000, 1, 'declined')`,
        [planned, plan, personId, regionId],
      );
      await owner.query(
        `insert into plan_event (plan_id, person_id, region_id, instalment_id, kind, amount, day_before, day, failure, reason,
           made_by, made_at)
         values ($1, $2, $3, $4, 'MOVED', 30000, '2090-01-30', '2090-01-31', 'declined', $5, $6, now())`,
        [plan, personId, regionId, planned, mark('plan_event', 'reason'), maker],
      );
      return { plan, instalment: planned, invoice };
    };
    const going = await planFor(false);
    const failed = await planFor(true);
    return [
      { name: 'planlessInvoice', id: await invoiceOf() },
      { name: 'plan', id: going.plan },
      { name: 'instalment', id: going.instalment },
      { name: 'failedPlan', id: failed.plan },
      { name: 'plannedInvoice', id: going.invoice },
      { name: 'invoiceOfFailedPlan', id: failed.invoice },
    ];
  },
};
