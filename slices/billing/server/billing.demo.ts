import { addDays, daysBetween, yearOf, type Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantIn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import { minus, negative, plus, shareOf } from '#kit/money/amounts.ts';
import { minorUnits, type MinorUnits } from '#kit/money/minor-units.ts';
import { hundredths } from '#kit/percent/percent.ts';
import { calculate, invoiceNumber, type InvoiceLine, type InvoiceSums } from '../rules/invoice.ts';
import {
  chargePostings,
  creditNotePostings,
  paymentPostings,
  refundPostings,
  reversedPostings,
  type MoneyMethod,
  type Posting,
} from '../rules/ledger.ts';
import type { NewEntry } from './ledger.queries.ts';
import { PRICES, REDUCTIONS, REFUND_REASONS, YEAR_TITLES } from './price-list.demo.ts';

interface Charged {
  personId: string;
  regionId: string;
  slug: string;
  timeZone: string;
  currency: string;
  takesCards: boolean;
  studyYear: number | null;
  firstDay: Day;
  isOver: boolean;
  adminId: string | null;
  email: string;
}

interface Invoice extends InvoiceSums, Charged {
  id: string;
  title: string;
  issuedOn: Day;
  dueOn: Day;
  lines: readonly InvoiceLine[];
}

/** What became of an invoice, out of a hundred. */
type Fate = 'PAID' | 'PART' | 'OPEN' | 'OVER' | 'PARTLY_BACK' | 'BACK' | 'GIVEN_UP' | 'REDUCED' | 'DELETED';
const FATES_NOW: readonly [Fate, number][] = [
  ['PAID', 46],
  ['PART', 24],
  ['OPEN', 18],
  ['OVER', 3],
  ['PARTLY_BACK', 2],
  ['BACK', 1],
  ['REDUCED', 4],
  ['DELETED', 2],
];
const FATES_BEFORE: readonly [Fate, number][] = [
  ['PAID', 90],
  ['OVER', 2],
  ['PARTLY_BACK', 2],
  ['BACK', 1],
  ['GIVEN_UP', 2],
  ['REDUCED', 3],
];

type Entry = NewEntry & { postings: readonly Posting[] };

/** A year's tuition for everybody who is or was in a class, with what they have paid since. */
export async function seedBilling(demo: Demo): Promise<void> {
  const random = demo.random.branch('billing');
  const charged = await listCharged(demo);
  const invoices = charged
    .map((one) => invoiceOf(one, random, demo))
    .toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1));
  const counts = new Map<string, number>();
  const rows = invoices.map((invoice) => {
    const year = yearOf(invoice.issuedOn);
    const key = `${invoice.regionId} ${year}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { ...invoice, year, count };
  });
  await bulkInsert(
    demo.client,
    'invoice',
    rows.map(({ id, personId, regionId, year, count, slug, title, currency, ...invoice }) => ({
      id,
      personId,
      regionId,
      year,
      count,
      number: invoiceNumber({ slug, year, count }),
      title,
      note: '',
      currency,
      issuedOn: invoice.issuedOn,
      dueOn: invoice.dueOn,
      subtotal: invoice.subtotal,
      tax: invoice.tax,
      total: invoice.total,
      issuedBy: invoice.adminId,
      issuedAt: instantIn(invoice.timeZone, invoice.issuedOn, '09:00'),
    })),
  );
  await bulkInsert(
    demo.client,
    'invoiceLine',
    rows.flatMap(({ id: invoiceId, personId, regionId, lines }) =>
      lines.map((line, position) => ({ invoiceId, position, personId, regionId, ...line })),
    ),
  );
  await bulkInsert(
    demo.client,
    'invoiceCount',
    [...counts].map(([key, count]) => ({
      regionId: key.split(' ')[0] ?? '',
      year: Number(key.split(' ')[1]),
      count,
    })),
  );
  const entries = rows.flatMap((invoice) => entriesOf(invoice, random, demo));
  await bulkInsert(
    demo.client,
    'ledgerEntry',
    entries.map((entry) => {
      const { postings: _, reference = '', reason = '', reverses = null, refunds = null, ...rest } = entry;
      return { ...rest, reference, reason, reverses, refunds };
    }),
  );
  await bulkInsert(
    demo.client,
    'posting',
    entries.flatMap(({ id: entryId, personId, regionId, postings }) =>
      postings.map(({ account, invoiceId, amount }, position) => ({
        entryId,
        position,
        personId,
        regionId,
        account,
        invoiceId,
        amount,
      })),
    ),
  );
}

async function listCharged({ client }: Demo): Promise<Charged[]> {
  const { rows } = await client.query<Charged>(
    `select m.person_id as "personId", r.id as "regionId", r.slug, r.time_zone as "timeZone", r.currency,
       r.card_payments_enabled as "takesCards", g.study_year as "studyYear", m.first_day::text as "firstDay",
       m.last_day is not null as "isOver", p.email,
       (select a.id from person a where 'admin' = any (a.roles) and r.id = any (a.region_ids) and a.status = 'ACTIVE'
         order by a.created_at, a.id limit 1) as "adminId"
     from group_member m join student_group g on g.id = m.group_id join region r on r.id = m.region_id
     join person p on p.id = m.person_id
     where g.study_year is not null
     order by m.first_day, m.region_id, m.person_id, g.id`,
  );
  return rows;
}

function invoiceOf(charged: Charged, random: Random, { today, now }: Demo): Invoice {
  const [tuition, books, registration, early] = PRICES[charged.currency] ?? PRICES['USD'] ?? [0, 0, 0, 0];
  const line = (particulars: string, price: number, taxRate = 0) => ({
    particulars,
    quantity: 1,
    price: minorUnits(price),
    taxRate: hundredths(taxRate),
  });
  const year = charged.studyYear ?? 1;
  const written = calculate([
    line(`Tuition, year ${year}`, tuition),
    line('Books and outlines', books),
    line('Registration', registration),
    ...(random.int(1, 10) <= 3 ? [line('Early sign-up', -early)] : []),
  ]);
  const wanted = addDays(charged.firstDay, -random.int(5, 12));
  const issuedOn = wanted < today ? wanted : addDays(today, -1);
  return {
    ...charged,
    ...written,
    id: random.id(
      instantIn(charged.timeZone, issuedOn < today ? issuedOn : addDays(today, -1), '09:00') ?? now,
    ),
    title: YEAR_TITLES[year - 1] ?? 'Tuition',
    issuedOn,
    dueOn: addDays(issuedOn, 30),
  };
}

function fateOf({ email, isOver }: Charged, random: Random): Fate {
  let drawn = random.int(1, 100);
  if (email === 'owing@berea.test') return isOver ? 'PART' : 'OPEN';
  if (email === 'student@berea.test') return isOver ? 'PAID' : 'PART';
  for (const [fate, share] of isOver ? FATES_BEFORE : FATES_NOW) if ((drawn -= share) <= 0) return fate;
  return 'PAID';
}

const THIRD = 3;

/** The charge, and what followed from it. */
function entriesOf(invoice: Invoice, random: Random, { today }: Demo): Entry[] {
  const { id: invoiceId, personId, regionId, currency, timeZone, adminId, total, issuedOn } = invoice;
  const span = Math.max(1, Math.min(120, daysBetween(issuedOn, today)));
  let day = issuedOn;
  const entries: Entry[] = [];
  const book = (
    entry: Pick<NewEntry, 'type' | 'method' | 'amount'> & Partial<NewEntry>,
    postings: readonly Posting[],
  ): Entry => {
    const madeAt = instantIn(timeZone, day, `${random.int(10, 15)}:${random.int(10, 59)}`);
    const facts = { personId, regionId, invoiceId, currency, madeBy: adminId, madeAt, day };
    const made = { ...facts, id: random.id(madeAt), ...entry, postings };
    entries.push(made);
    return made;
  };
  const later = (): void => {
    const next = addDays(day, random.int(1, Math.min(30, span)));
    day = next < today ? next : addDays(today, -1) > day ? addDays(today, -1) : day;
  };
  const pay = (amount: MinorUnits): Entry => {
    later();
    const method: MoneyMethod = random.int(1, 10) <= 6 ? 'TRANSFER' : 'CASH';
    const reference =
      method === 'CASH' ? `Receipt ${random.int(100, 999)}` : `Bank statement ${random.int(1, 60)}`;
    return book({ type: 'PAYMENT', method, amount, reference }, paymentPostings(invoiceId, method, amount));
  };
  const giveBack = ({ id: refunds, method }: Entry, amount: MinorUnits): void => {
    later();
    const reason = random.pick(REFUND_REASONS);
    book(
      { type: 'REFUND', method, amount, refunds, reason },
      refundPostings(invoiceId, method as MoneyMethod, amount),
    );
  };
  const credit = (kind: 'REDUCTION' | 'WRITE_OFF', amount: MinorUnits, reason: string): void => {
    later();
    const postings = creditNotePostings(invoiceId, { kind, amount, charged: invoice });
    book({ type: 'CREDIT_NOTE', method: kind, amount, reason }, postings);
  };
  const charge = book({ type: 'INVOICE', method: null, amount: total }, chargePostings(invoiceId, invoice));
  const third = shareOf(total, 1, THIRD);
  const rest = minus(total, third);
  switch (fateOf(invoice, random)) {
    case 'PAID':
      if (random.int(1, 2) === 1) pay(total);
      else {
        pay(third);
        pay(rest);
      }
      break;
    case 'PART':
      pay(third);
      break;
    case 'OVER':
      pay(plus(total, shareOf(total, 1, 20)));
      break;
    case 'PARTLY_BACK':
      giveBack(pay(total), shareOf(total, 1, 4));
      credit('REDUCTION', shareOf(total, 1, 4), random.pick(REDUCTIONS));
      break;
    case 'BACK':
      giveBack(pay(total), total);
      credit('REDUCTION', total, random.pick(REDUCTIONS));
      break;
    case 'GIVEN_UP':
      pay(third);
      credit('WRITE_OFF', rest, 'Could not be reached since leaving');
      break;
    case 'REDUCED':
      credit('REDUCTION', shareOf(total, 1, 10), random.pick(REDUCTIONS));
      pay(minus(total, shareOf(total, 1, 10)));
      break;
    case 'DELETED':
      later();
      book(
        {
          type: 'INVOICE',
          method: null,
          amount: negative(total),
          reverses: charge.id,
          reason: 'Entered twice',
        },
        reversedPostings(charge.postings),
      );
      break;
    case 'OPEN':
      break;
  }
  return entries;
}
