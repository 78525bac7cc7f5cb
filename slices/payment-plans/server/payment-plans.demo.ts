import { addDays, monthOf, yearOf, type Day } from '#kit/calendar/day.ts';
import type { TestCardName } from '#kit/cards/test-cards.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantIn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import { formatAmount, storedAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import {
  seedCardPayments,
  type DemoCardPayment,
  type DemoSavedCard,
} from '#slices/billing/server/cards/card-payments.demo.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';
import { chargeKey } from '../rules/plan.ts';
import { PLANS_TAB } from '../rules/plan-pages.ts';
import { scheduleOf } from '../rules/schedule.ts';
import type { NewEvent } from './plan.queries.ts';

interface Owed {
  invoiceId: string;
  number: string;
  personId: string;
  name: string;
  email: string;
  regionId: string;
  timeZone: string;
  currency: Currency;
  balance: MinorUnits;
  /** When the last thing was booked on it. */
  since: Day;
  adminId: string | null;
}

/** How a plan stands. */
type Fate = 'GOING' | 'EXPIRING' | 'RETRYING' | 'FAILED' | 'STOPPED' | 'COMPLETED';
const FATES: readonly Fate[] = ['GOING', 'COMPLETED', 'RETRYING', 'GOING', 'FAILED', 'STOPPED'];

const WEEK = 7;
const CHARGED_AT = '06:23';

/** So many days later a payment was moved. */
const MOVED_BY = 2;

interface Made {
  plan: Record<string, unknown>;
  instalments: Record<string, unknown>[];
  events: Record<string, unknown>[];
  card: DemoSavedCard;
  payments: DemoCardPayment[];
  notices: DemoNotice[];
}

/** Plans in every state: what was charged is in the books, and what failed was told. */
export async function seedPaymentPlans(demo: Demo): Promise<DemoNotice[]> {
  const random = demo.random.branch('payment plans');
  const owed = await listOwed(demo);
  let turn = 0;
  const made = owed.flatMap((one) => {
    const own = FATES_OF_ACCOUNTS[one.email];
    // The other accounts have no card yet, so that saving the first can be tried.
    if (!own && (one.email.endsWith('@berea.test') || random.int(1, 5) > 1)) return [];
    const fate = own ?? FATES[turn++ % FATES.length] ?? 'GOING';
    return [makePlan(one, fate, random, demo)];
  });
  await seedCardPayments(demo, {
    cards: made.map(({ card }) => card),
    payments: made.flatMap(({ payments }) => payments),
  });
  await bulkInsert(demo.client, 'paymentPlan', made.map(({ plan }) => plan) as never);
  await bulkInsert(demo.client, 'planInstalment', made.flatMap(({ instalments }) => instalments) as never);
  await bulkInsert(demo.client, 'planEvent', made.flatMap(({ events }) => events) as never);
  return made.flatMap(({ notices }) => notices);
}

const FATES_OF_ACCOUNTS: Readonly<Record<string, Fate>> = {
  'owing@berea.test': 'FAILED',
  'freshman@berea.test': 'EXPIRING',
};

/** One open invoice of each student of today, at campuses that take cards. */
async function listOwed({ client }: Demo): Promise<Owed[]> {
  const { rows } = await client.query<
    Omit<Owed, 'currency' | 'balance'> & { currency: string; decimals: number; balance: string }
  >(
    `select distinct on (i.person_id) i.id as "invoiceId", i.number, i.person_id as "personId", p.email,
       p.first_name || ' ' || p.last_name as name, i.region_id as "regionId", r.time_zone as "timeZone", i.currency, c.decimals,
       o.balance, greatest(i.issued_on, o.last_day)::text as since,
       (select a.id from person a where 'admin' = any (a.roles) and r.id = any (a.region_ids) and a.status = 'ACTIVE'
         order by a.created_at, a.id limit 1) as "adminId"
     from invoice i join person p on p.id = i.person_id join region r on r.id = i.region_id
     join currency c on c.value = i.currency
     cross join lateral (select sum(o.amount) as balance, max(e.day) as last_day from posting o
       join ledger_entry e on e.id = o.entry_id where o.invoice_id = i.id) o
     where r.card_payments_enabled and o.balance > 0 and p.status = 'ACTIVE'
       and exists (select from group_member m where m.person_id = i.person_id and m.last_day is null)
     order by i.person_id, i.issued_on desc, i.id`,
  );
  return rows.map(({ currency, decimals, balance, ...one }) => ({
    ...one,
    currency: { value: currency, decimals },
    balance: storedAmount(balance),
  }));
}

const COUNT = 6;
const COMPLETED_COUNT = 3;

function makePlan(owed: Owed, wanted: Fate, random: Random, { today, now }: Demo): Made {
  const { personId, regionId, invoiceId, timeZone, currency, adminId, email } = owed;
  let weeks = 0;
  while (weeks <= COMPLETED_COUNT && addDays(owed.since, WEEK * (weeks + 1) + 2) <= today) weeks += 1;
  const fate = wanted === 'COMPLETED' && weeks <= COMPLETED_COUNT ? 'GOING' : wanted;
  const isCompleted = fate === 'COMPLETED';
  const count = isCompleted ? COMPLETED_COUNT : COUNT;
  const done = isCompleted ? count : Math.min(fate === 'FAILED' ? 0 : 2, Math.max(0, weeks - 1));
  // The day of the first that has not been charged: in days to come, or when it began to fail.
  const next = addDays(
    today,
    fate === 'FAILED' ? -4 : fate === 'RETRYING' ? 0 : isCompleted ? -1 : random.int(1, 6),
  );
  const firstDay = addDays(next, -WEEK * done);
  const setUpAt = instantIn(timeZone, addDays(firstDay, -1), '19:10');
  const planId = random.id(setUpAt);
  const whose = { planId, personId, regionId };
  const card = cardOf(owed, fate, { id: random.id(setUpAt), savedAt: setUpAt, today });
  const payments: DemoCardPayment[] = [];
  const events: Record<string, unknown>[] = [];
  const notices: DemoNotice[] = [];
  const note = (event: NewEvent): void => {
    const nothing = {
      instalmentId: null,
      amount: null,
      dayBefore: null,
      day: null,
      failure: null,
      reason: '',
    };
    events.push({ ...nothing, id: random.id(event.madeAt), ...whose, ...event });
  };
  const tell = (to: string, notice: Omit<DemoNotice, 'personId' | 'regionId' | 'at'>, at: Date): void =>
    void notices.push({ personId: to, regionId, at, ...notice });
  note({ kind: 'SET_UP', amount: owed.balance, day: firstDay, madeBy: personId, madeAt: setUpAt });

  const instalments = scheduleOf({ frequency: 'WEEKLY', instalments: count, firstDay }, owed.balance).map(
    ({ dueOn: firstDueOn, amount }, index) => {
      const id = random.id(setUpAt);
      const isMoved = fate === 'EXPIRING' && index === count - 1;
      const dueOn = isMoved ? addDays(firstDueOn, MOVED_BY) : firstDueOn;
      if (isMoved) {
        const [movedAt, reason] = [instantIn(timeZone, addDays(today, -1), '10:05'), 'Paid on Fridays'];
        note({
          kind: 'MOVED',
          instalmentId: id,
          dayBefore: firstDueOn,
          day: dueOn,
          reason,
          madeBy: adminId,
          madeAt: movedAt,
        });
        const facts = { change: 'MOVED', invoice: owed.number, day: dueOn, reason };
        tell(personId, { name: 'planChanged', facts, path: PLANS_TAB }, movedAt);
      }
      const charge = (day: Day, tries: number, isPaid: boolean): { paymentId: string; at: Date } => {
        const usual = instantIn(timeZone, day, CHARGED_AT);
        const at = usual < now ? usual : new Date(now.getTime() - 60_000);
        const paymentId = random.id(at);
        const about = { personId, regionId, invoiceId, amount, currency };
        payments.push({ ...about, id: paymentId, key: chargeKey({ id, tries }), isPaid, at, day });
        return { paymentId, at };
      };
      const planned = {
        id,
        ...whose,
        dueOn,
        tryOn: dueOn,
        amount,
        status: 'PLANNED',
        tries: 0,
        failure: null,
      };
      const open = { ...planned, paymentId: null, settledAt: null };
      if (index < done) {
        const { paymentId, at } = charge(dueOn, 0, true);
        note({ kind: 'CHARGED', instalmentId: id, amount, day: dueOn, madeBy: null, madeAt: at });
        return { ...planned, status: 'PAID', paymentId, settledAt: at };
      }
      const failures = index > done ? 0 : fate === 'FAILED' ? 3 : fate === 'RETRYING' ? 1 : 0;
      for (let tries = 0; tries < failures; tries += 1) {
        const { at } = charge(addDays(dueOn, tries), tries, false);
        const day = addDays(dueOn, tries + 1);
        note({
          kind: 'FAILED',
          instalmentId: id,
          amount,
          day,
          failure: 'declined',
          madeBy: null,
          madeAt: at,
        });
        const facts = {
          amount: formatAmount(amount, currency, 'en-US'),
          invoice: owed.number,
          failure: 'declined',
        };
        if (tries < 2)
          tell(personId, { name: 'paymentFailed', facts: { ...facts, retryDay: day }, path: PLANS_TAB }, at);
        else {
          tell(personId, { name: 'planDisabled', facts, path: PLANS_TAB }, at);
          const told = { studentName: owed.name, invoice: owed.number };
          const path = `/users/${personId}?tab=finances`;
          if (adminId !== null) tell(adminId, { name: 'studentPlanDisabled', facts: told, path }, at);
          note({ kind: 'DISABLED', instalmentId: id, amount, failure: 'declined', madeBy: null, madeAt: at });
        }
      }
      return failures === 0
        ? open
        : { ...open, tries: failures, failure: 'declined', tryOn: addDays(dueOn, failures) };
    },
  );
  const stopped = fate === 'STOPPED' ? instantIn(timeZone, addDays(today, -1), '11:20') : null;
  const failed = fate === 'FAILED' ? instantIn(timeZone, addDays(next, 2), CHARGED_AT) : null;
  const reason = stopped ? 'A sponsor pays from now on' : '';
  if (stopped) {
    note({ kind: 'DISABLED', reason, madeBy: adminId, madeAt: stopped });
    const facts = { change: 'DISABLED', invoice: owed.number, day: '', reason };
    tell(personId, { name: 'planChanged', facts, path: PLANS_TAB }, stopped);
  }
  if (fate === 'EXPIRING')
    tell(
      personId,
      {
        name: 'cardExpiring',
        facts: {
          card: 'Visa 4242',
          lastDay: lastOfMonth(today),
          lastPayment: addDays(next, WEEK * (COUNT - done - 1)),
        },
        path: '/student/transactions/card',
      },
      new Date(now.getTime() - 7_200_000),
    );
  return {
    plan: {
      id: planId,
      personId,
      regionId,
      invoiceId,
      frequency: 'WEEKLY',
      firstDay,
      consecutiveFailures: fate === 'FAILED' ? 3 : fate === 'RETRYING' ? 1 : 0,
      disabledAt: stopped ?? failed,
      disabledBy: stopped ? 'STAFF' : failed ? 'FAILURES' : null,
      disabledReason: reason,
      expiryTold: fate === 'EXPIRING' ? card.id : null,
      setUpAt,
    },
    instalments,
    events,
    card: { ...card, email },
    payments,
    notices,
  };
}

const lastOfMonth = (day: Day): Day => {
  let last = day;
  while (monthOf(addDays(last, 1)) === monthOf(day)) last = addDays(last, 1);
  return last;
};

function cardOf(
  { personId, email }: Owed,
  fate: Fate,
  { id, savedAt, today }: { id: string; savedAt: Date; today: Day },
): DemoSavedCard {
  const card: TestCardName = fate === 'FAILED' || fate === 'RETRYING' ? 'savesThenDeclines' : 'succeeds';
  const year = yearOf(today);
  const expiry =
    fate === 'EXPIRING'
      ? { expiryMonth: monthOf(today), expiryYear: year }
      : { expiryMonth: 4, expiryYear: year + 3 };
  return { id, personId, email, card, savedAt, ...expiry };
}
