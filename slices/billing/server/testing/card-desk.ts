import { randomUUID } from 'node:crypto';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import type { College } from '#testing/college.ts';
import { sweepCardPayments } from '../cards/sweep-card-payments.ts';
import { BillingDesk } from './billing-desk.ts';

export interface Step {
  attempt: { _id: string; status: string; failure: string | null; amount: number; isClosed: boolean };
  clientSecret: string | null;
}

const STEP = 'attempt { _id status failure amount isClosed } clientSecret';

interface Payment {
  attemptId?: string;
  savesCard?: boolean;
  savedCardId?: string | null;
}

/** What students do with their cards, at a campus that takes them. */
export class CardDesk {
  readonly desk: BillingDesk;

  private constructor(desk: BillingDesk) {
    this.desk = desk;
  }

  static async open(college: College, slug: string): Promise<CardDesk> {
    const desk = await BillingDesk.open(college, slug);
    await college.database.owner.query('update region set card_payments_enabled = true where id = $1', [
      desk.regionId,
    ]);
    return new CardDesk(desk);
  }

  pay(who: Browser, invoiceId: string, amount: number, payment: Payment = {}) {
    const { attemptId = randomUUID(), savesCard = false, savedCardId = null } = payment;
    return who.call(
      `mutation p($attemptId: ID!, $invoiceId: ID!, $amount: MinorUnits!, $savesCard: Boolean!, $savedCardId: ID) {
        payByCard(attemptId: $attemptId, invoiceId: $invoiceId, amount: $amount, savesCard: $savesCard,
          savedCardId: $savedCardId) { ${STEP} } }`,
      { attemptId, invoiceId, amount, savesCard, savedCardId },
    );
  }

  /** Begins a payment, which has to succeed. */
  async begin(who: Browser, invoiceId: string, amount: number, payment: Payment = {}): Promise<Step> {
    const { data, errors } = await this.pay(who, invoiceId, amount, payment);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data?.['payByCard'] as Step;
  }

  async check(who: Browser, attemptId: string): Promise<Step> {
    const { data, errors } = await who.call(
      `mutation c($id: ID!) { checkCardPayment(attemptId: $id) { ${STEP} } }`,
      { id: attemptId },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data?.['checkCardPayment'] as Step;
  }

  /** What the browser says to the sandbox. */
  async say(clientSecret: string | null, step: { card: string } | { accepts: boolean }): Promise<void> {
    await fetch(`${this.desk.college.url}/sandbox-cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app' },
      body: JSON.stringify({ clientSecret, ...step }),
    });
  }

  /** Pays by a test card from beginning to end, as a page does. */
  async payWith(card: string, who: Browser, invoiceId: string, amount: number, payment: Payment = {}) {
    const { attempt, clientSecret } = await this.begin(who, invoiceId, amount, payment);
    await this.say(clientSecret, { card });
    return this.check(who, attempt._id);
  }

  async savedCard(who: Browser): Promise<Record<string, unknown> | null> {
    const { data } = await who.call('{ ownSavedCard { _id brand lastDigits expiryMonth expiryYear } }');
    return data?.['ownSavedCard'] as Record<string, unknown> | null;
  }

  /** As if it had been begun earlier; the sessions of those who pay go on. */
  async makeOlder(attemptId: string, ms: number): Promise<void> {
    await this.rows(
      `update payment_attempt set begun_at = begun_at - $2 * interval '1 ms', next_check_at = next_check_at - $2 * interval '1 ms'
       where id = $1`,
      [attemptId, ms],
    );
  }

  /** Looks after what was interrupted, as the college does every minute. */
  async sweep(): Promise<void> {
    const { appPool, services } = this.desk.college.served.state;
    await sweepCardPayments.run({}, { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 });
  }

  async rows(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const { rows } = await this.desk.college.database.owner.query<Record<string, unknown>>(statement, values);
    return rows;
  }

  /** The payments and refunds by card in the books, and what the audit log says of them. */
  async booked(invoiceId: string): Promise<{ type: string; amount: number; audits: number }[]> {
    const rows = await this.rows(
      `select e.type, e.amount::int as amount, (select count(*)::int from audit a where a.entity_id = e.id) as audits
       from ledger_entry e where e.invoice_id = $1 and e.method = 'CARD' order by e.made_at, e.type`,
      [invoiceId],
    );
    return rows as { type: string; amount: number; audits: number }[];
  }
}
