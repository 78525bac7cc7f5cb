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
    return [
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
     select $1, $2, r.id, 2026, counted.count, $4, $5, $6, r.currency, '2026-11-01', '2026-12-01', 49000, 1000, 50000, $7, now()
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
