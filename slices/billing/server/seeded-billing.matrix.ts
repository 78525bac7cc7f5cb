import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix } from '#testing/matrix/slice-matrix.ts';

/** What billing.matrix.ts aims at: an invoice of which something was paid and given back, and money in advance. */
export const matrix: SliceMatrix = {
  reads: {},
  async seed(fixture) {
    if (!fixture.regionId || fixture.subject.kind !== 'person') return [];
    const invoice = await seedInvoice(fixture);
    const charge = { type: 'INVOICE', account: 'INCOME', amount: 50_000, invoice };
    const charged = await seedEntry(fixture, 'charge', charge);
    const paid = { type: 'PAYMENT', method: 'CASH', account: 'CASH', amount: -20_000, invoice };
    const payment = await seedEntry(fixture, 'payment', paid);
    const given = { type: 'REFUND', method: 'CASH', account: 'CASH', amount: 500, invoice, refunds: payment };
    const refund = await seedEntry(fixture, 'refund', given);
    const wrong = await seedEntry(fixture, 'wrong', { ...paid, amount: -700 });
    const undone = { ...paid, amount: 700, reverses: wrong };
    const reversal = await seedEntry(fixture, 'reversal', undone);
    const early = { type: 'PAYMENT', method: 'CASH', account: 'CASH', amount: -5_000, invoice: null };
    const advance = await seedEntry(fixture, 'advance', early);
    const byCard = { ...paid, method: 'CARD', account: 'CARD', amount: -30 };
    const cardPayment = await seedEntry(fixture, 'cardPayment', byCard);
    await seedAttempt(fixture, { id: cardPayment, invoice, key: `key ${cardPayment}`, isPaid: true });
    await seedCardRefund(fixture, cardPayment);
    return [
      ...(await seedCards(fixture, invoice)),
      { name: 'cardPayment', id: cardPayment },
      { name: 'invoice', id: invoice },
      { name: 'charge', id: charged },
      { name: 'payment', id: payment },
      { name: 'refund', id: refund },
      { name: 'wrong', id: wrong },
      { name: 'reversal', id: reversal },
      { name: 'advance', id: advance },
    ];
  },
};

/** A free registrant is told of nobody else (C6), so what is theirs names only themselves. */
const makerOf = ({ subject, personId, registrarId }: Fixture): string | null =>
  subject.key === 'registrant' ? personId : registrarId;

async function seedInvoice(fixture: Fixture): Promise<string> {
  const { owner, personId, regionId, mark } = fixture;
  const id = randomUUID();
  await owner.query(
    `with counted as (
       insert into invoice_count (region_id, year, count) values ($3, 2026, 1)
       on conflict (region_id, year) do update set count = invoice_count.count + 1 returning count)
     insert into invoice (id, person_id, region_id, year, count, number, title, note, currency, issued_on, due_on, subtotal,
       tax, total, issued_by, issued_at)
     select $1, $2, r.id, 2026, counted.count, $4, $5, $6, r.currency, '2026-11-01', '2026-11-02', 49000, 1000, 50000, $7, now()
     from region r, counted where r.id = $3`,
    [
      id,
      personId,
      regionId,
      mark('invoice', 'number'),
      mark('invoice', 'title'),
      mark('invoice', 'note'),
      makerOf(fixture),
    ],
  );
  await owner.query(
    `insert into invoice_line (invoice_id, position, person_id, region_id, particulars, quantity, price, tax_rate, amount, tax)
     values ($1, 0, $2, $3, $4, 1, 49000, 0, 49000, 1000)`,
    [id, personId, regionId, mark('invoice', 'particulars')],
  );
  return id;
}

interface Seeded {
  type: string;
  method?: string;
  /** The other side. */
  account: string;
  /** What comes to the student's side. */
  amount: number;
  invoice: string | null;
  refunds?: string;
  reverses?: string;
}

async function seedEntry(fixture: Fixture, name: string, entry: Seeded): Promise<string> {
  const { owner, personId, regionId, mark } = fixture;
  const { type, method = null, account, amount, invoice, refunds = null, reverses = null } = entry;
  const id = randomUUID();
  const said = type === 'PAYMENT' ? -amount : amount;
  await owner.query(
    `with made as (
       insert into ledger_entry (id, person_id, region_id, type, invoice_id, currency, amount, method, reference, reason, refunds,
         reverses, day, made_by, made_at)
       select $1, $2, r.id, $4, $5, r.currency, $6, $7, $8, $9, $10, $11, '2026-11-02', $12, now() from region r where r.id = $3)
     insert into posting (entry_id, position, person_id, region_id, account, invoice_id, amount)
     values ($1, 0, $2, $3, case when $5::uuid is null then 'ADVANCE' else 'RECEIVABLE' end, $5, $13),
       ($1, 1, $2, $3, $14, null, -$13::bigint)`,
    [
      id,
      personId,
      regionId,
      type,
      invoice,
      said,
      method,
      mark(name, 'reference'),
      mark(name, 'reason'),
      refunds,
      reverses,
      makerOf(fixture),
      amount,
      account,
    ],
  );
  return id;
}

/** A campus that takes cards; a card that was saved, one that is being saved, and a payment that was begun. */
async function seedCards(fixture: Fixture, invoice: string): Promise<{ name: string; id: string }[]> {
  const { owner, personId, regionId } = fixture;
  const [savedCard, setup, attempt] = [randomUUID(), randomUUID(), randomUUID()];
  const mine = `key ${attempt}`;
  await owner.query('update region set card_payments_enabled = true where id = $1', [regionId]);
  await owner.query(
    `insert into sandbox_customer (id, person_key, email, created_at) values ($1, $1, $1, now()) on conflict do nothing`,
    [personId],
  );
  await owner.query(
    `insert into sandbox_card (id, customer_id, test_card, brand, last_digits, expiry_month, expiry_year, created_at)
     values ($1, $2, 'succeeds', 'visa', '4242', 1, 2030, now())`,
    [savedCard, personId],
  );
  await owner.query(
    `insert into card_customer (person_id, processor, ref, made_at) values ($1::uuid, 'sandbox', $1::uuid::text, now())
     on conflict do nothing`,
    [personId],
  );
  await owner.query('update saved_card set removed_at = now() where person_id = $1 and removed_at is null', [
    personId,
  ]);
  await owner.query(
    `insert into saved_card (id, person_id, processor, customer_ref, ref, brand, last_digits, expiry_month, expiry_year, saved_at)
     values ($1::uuid, $2::uuid, 'sandbox', $2::uuid::text, $1::uuid::text, 'visa', '4242', 1, 2030, now())`,
    [savedCard, personId],
  );
  await owner.query(
    `insert into card_setup (id, person_id, processor, key, begun_at, next_check_at)
     values ($1, $2, 'sandbox', $3, now(), now())`,
    [setup, personId, `key ${setup}`],
  );
  await owner.query(
    `insert into sandbox_intent (id, kind, key, client_secret, amount_minor, currency, decimals, invoice_id, saves_card, status, created_at)
     select $1, 'payment', $1, $2, 30, r.currency, c.decimals, $3, false, 'needsCard', now()
     from region r join currency c on c.value = r.currency where r.id = $4`,
    [mine, `secret ${attempt}`, invoice, regionId],
  );
  await seedAttempt(fixture, { id: attempt, invoice, key: mine, isPaid: false });
  return [
    { name: 'savedCard', id: savedCard },
    { name: 'setup', id: setup },
    { name: 'attempt', id: attempt },
  ];
}

/** A payment that was made, or one whose card was declined and that is gone on with. */
async function seedAttempt(
  { owner, personId, regionId }: Fixture,
  { id, invoice, key, isPaid }: { id: string; invoice: string; key: string; isPaid: boolean },
): Promise<void> {
  await owner.query(
    `insert into payment_attempt (id, person_id, region_id, invoice_id, currency, amount, processor, key, processor_ref, saves_card,
       is_off_session, status, failure, card_brand, card_last_digits, begun_by, begun_at, next_check_at, closed_at)
     select $1, $2, r.id, $3, r.currency, 30, 'sandbox', $4, $4, false, false,
       case when $6 then 'SUCCEEDED' else 'FAILED' end, case when $6 then null else 'declined' end, case when $6 then 'visa' end,
       case when $6 then '4242' end, $2, now(), case when $6 then null else now() end, case when $6 then now() end
     from region r where r.id = $5`,
    [id, personId, invoice, key, regionId, isPaid],
  );
}

/** A refund to a card that its bank did not take. */
async function seedCardRefund({ owner, personId, regionId }: Fixture, paymentId: string): Promise<void> {
  await owner.query(
    `insert into card_refund (id, person_id, region_id, payment_id, amount, reason, is_reduced, key, status, failure, begun_at, closed_at)
     values ($1::uuid, $2, $3, $4, 10, 'Proof', false, 'refund ' || $1::uuid, 'FAILED', 'declined', now(), now())`,
    [randomUUID(), personId, regionId, paymentId],
  );
}
