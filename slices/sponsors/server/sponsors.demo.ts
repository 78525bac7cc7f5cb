import { demoIntent, seedSandbox } from '#kit/cards/sandbox.demo.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { shareOf, storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { paymentPostings } from '#slices/billing/rules/ledger.ts';

const DAY_MS = 86_400_000;

/** Who was asked by the student with an account, and what became of it. Parts of what is owed are in percent. */
const ASKED = [
  { state: 'OPEN', daysAgo: 3, sentTo: '', maxPercent: null },
  { state: 'SETTLED', daysAgo: 12, sentTo: 'friends@gracechapel.test', maxPercent: 1 },
  { state: 'REVOKED', daysAgo: 20, sentTo: 'uncle.ben@families.test', maxPercent: 25 },
  { state: 'EXPIRED', daysAgo: 45, sentTo: '', maxPercent: null },
] as const;

interface DemoSponsor {
  by: (typeof ASKED)[number]['state'];
  name: string;
  email: string;
  locale: string;
  isNamed: boolean;
  note: string;
  percent: number;
  daysAgo: number;
}

const PAID: readonly DemoSponsor[] = [
  {
    by: 'OPEN',
    percent: 2,
    daysAgo: 2,
    locale: 'en',
    isNamed: true,
    name: 'Ruth Meyer',
    email: 'ruth.meyer@gracechapel.test',
    note: 'So glad you are there. Keep going!',
  },
  {
    by: 'SETTLED',
    percent: 1,
    daysAgo: 10,
    locale: 'de_DE',
    isNamed: false,
    name: 'Hannah Berg',
    email: 'hannah.berg@families.test',
    note: '',
  },
];

interface Owed {
  invoiceId: string;
  personId: string;
  regionId: string;
  timeZone: string;
  currency: Currency;
  balance: MinorUnits;
}

/** Links in every state for an invoice, and what two sponsors have paid by them. */
export async function seedSponsors(demo: Demo): Promise<void> {
  const owed = await findOwed(demo);
  if (!owed) return;
  const random = demo.random.branch('sponsors');
  const { personId, regionId, invoiceId, timeZone, currency, balance } = owed;
  const whose = { personId, regionId };
  const before = (days: number): Date => new Date(demo.now.getTime() - days * DAY_MS);
  const partOf = (percent: number): MinorUnits => shareOf(balance, percent, 100);
  const links = ASKED.map(({ state, daysAgo, sentTo, maxPercent }) => {
    const createdAt = before(daysAgo);
    return {
      id: random.id(createdAt),
      ...whose,
      invoiceId,
      maxAmount: maxPercent === null ? null : partOf(maxPercent),
      takesParts: true,
      sentTo,
      createdBy: personId,
      createdAt,
      expiresAt: before(daysAgo - 30),
      revokedAt: state === 'REVOKED' ? before(daysAgo - 1) : null,
    };
  });
  await bulkInsert(demo.client, 'sponsorLink', links);
  const paid = PAID.map(({ by, daysAgo, percent, ...sponsor }) => {
    const at = before(daysAgo);
    const id = random.id(at);
    const linkId = links[ASKED.findIndex(({ state }) => state === by)]?.id ?? '';
    return { ...sponsor, id, linkId, at, key: `invoice:${invoiceId}:${id}`, amount: partOf(percent) };
  });
  await seedSandbox(demo, {
    cards: [],
    charges: paid.map((one) => ({ ...one, personId, invoiceId, currency, isPaid: true, isByVisitor: true })),
  });
  await bulkInsert(
    demo.client,
    'paymentAttempt',
    paid.map(({ id, key, amount, at }) => ({
      id,
      ...whose,
      invoiceId,
      currency: currency.value,
      amount,
      processor: 'sandbox' as const,
      key,
      processorRef: demoIntent(key),
      savesCard: false,
      isOffSession: false,
      isSponsored: true,
      status: 'SUCCEEDED' as const,
      cardBrand: 'visa',
      cardLastDigits: '4242',
      begunAt: at,
      closedAt: at,
    })),
  );
  await bulkInsert(
    demo.client,
    'sponsorPayment',
    paid.map(
      ({ id, linkId, name: sponsorName, email: sponsorEmail, locale, isNamed, note, at: begunAt }) => ({
        id,
        linkId,
        ...whose,
        sponsorName,
        sponsorEmail,
        locale,
        isNamed,
        note,
        begunAt,
      }),
    ),
  );
  await bulkInsert(
    demo.client,
    'ledgerEntry',
    paid.map(({ id, key, amount, at: madeAt }) => ({
      id,
      ...whose,
      invoiceId,
      type: 'PAYMENT' as const,
      method: 'CARD' as const,
      currency: currency.value,
      amount,
      processorRef: demoIntent(key),
      day: dayIn(madeAt, timeZone),
      madeAt,
    })),
  );
  await bulkInsert(
    demo.client,
    'posting',
    paid.flatMap(({ id: entryId, amount }) =>
      paymentPostings(invoiceId, 'CARD', amount).map((posting, position) => ({
        entryId,
        position,
        ...whose,
        ...posting,
      })),
    ),
  );
}

/** The open invoice of the student whose dues are overdue. */
async function findOwed({ client }: Demo): Promise<Owed | null> {
  const { rows } = await client.query<
    Omit<Owed, 'currency' | 'balance'> & { currency: string; decimals: number; balance: string }
  >(
    `select i.id as "invoiceId", i.person_id as "personId", i.region_id as "regionId", r.time_zone as "timeZone", i.currency,
       c.decimals, o.balance
     from invoice i join person p on p.id = i.person_id join region r on r.id = i.region_id
     join currency c on c.value = i.currency
     cross join lateral (select sum(o.amount) as balance from posting o where o.invoice_id = i.id) o
     where p.email = 'owing@berea.test' and r.card_payments_enabled and o.balance > 0 order by i.issued_on desc limit 1`,
  );
  const [row] = rows;
  if (!row) return null;
  const { currency: value, decimals, balance, ...owed } = row;
  return { ...owed, currency: { value, decimals }, balance: storedAmount(balance) };
}
