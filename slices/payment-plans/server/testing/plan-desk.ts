import { randomUUID } from 'node:crypto';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { instantAt } from '#kit/calendar/zone.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Job } from '#kit/jobs/define-job.ts';
import { CardDesk } from '#slices/billing/server/testing/card-desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';
import { chargeDueInstalments, chargePlan } from '../charge-plans.ts';
import { listDuePlans } from '../plan.queries.ts';
import { tellOfExpiringCards } from '../tell-of-expiring-cards.ts';

type SignedIn = Browser & { person: TestPerson };

const PLAN = `_id frequency status isEnabled disabledBy successfulPaymentsCount remainingPaymentsCount
  nextPaymentDueDate consecutiveFailedPaymentsCount needsNewCard savedCard { brand lastDigits }
  instalments { _id dueOn tryOn amount left state failure } history { kind amount dayBefore day failure reason }
  paymentsIfEnabled { dueOn amount }`;

const CHANGES = {
  disablePaymentPlan: { planId: 'ID!', reason: 'String!' },
  enablePaymentPlan: { planId: 'ID!' },
  skipInstalment: { instalmentId: 'ID!', reason: 'String!' },
  moveInstalment: { instalmentId: 'ID!', dueOn: 'Day!', reason: 'String!' },
} satisfies Record<string, Record<string, string>>;

/** What students and staff do with payment plans, at a campus that takes cards. */
export class PlanDesk {
  readonly cards: CardDesk;

  private constructor(cards: CardDesk) {
    this.cards = cards;
  }

  static async open(college: College, slug: string): Promise<PlanDesk> {
    return new PlanDesk(await CardDesk.open(college, slug));
  }

  rows(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.cards.rows(statement, values);
  }

  /** So many days from now, on the campus. */
  day(days: number): Day {
    return addDays(this.cards.desk.today(), days);
  }

  /** A student who owes so many cents and has saved a card. */
  async owing(
    cents: number,
    { card = 'succeeds' }: { card?: string | null } = {},
  ): Promise<{ student: SignedIn; invoiceId: string }> {
    const student = await this.cards.desk.student();
    if (card !== null) await this.saveCard(student, card);
    return { student, invoiceId: await this.cards.desk.invoice(student.person.id, cents) };
  }

  async saveCard(who: Browser, card: string): Promise<void> {
    const setupId = randomUUID();
    const ask = async () => {
      const { data } = await who.call(
        'mutation s($id: ID!) { saveOwnCard(setupId: $id) { isSaved clientSecret } }',
        { id: setupId },
      );
      return data?.['saveOwnCard'] as { isSaved: boolean; clientSecret: string | null };
    };
    const { clientSecret } = await ask();
    await this.cards.say(clientSecret, { card });
    if (!(await ask()).isSaved) throw new Error(`The card ${card} was not saved.`);
  }

  async setUp(who: Browser, invoiceId: string, input: Record<string, unknown> = {}) {
    const [row] = await this.rows('select total::int as total from invoice where id = $1', [invoiceId]);
    return who.call(
      `mutation s($planId: ID!, $invoiceId: ID!, $planInput: PaymentPlanInput!) {
        setUpPaymentPlan(planId: $planId, invoiceId: $invoiceId, planInput: $planInput) { ${PLAN} } }`,
      {
        planId: randomUUID(),
        invoiceId,
        planInput: {
          frequency: 'WEEKLY',
          instalments: 3,
          firstDay: this.day(1),
          total: row?.['total'],
          ...input,
        },
      },
    );
  }

  change(who: Browser, name: keyof typeof CHANGES, variables: Record<string, unknown>) {
    const types: Record<string, string> = CHANGES[name];
    const args = Object.keys(types);
    return who.call(
      `mutation c(${args.map((arg) => `$${arg}: ${types[arg]}`).join(', ')}) {
        ${name}(${args.map((arg) => `${arg}: $${arg}`).join(', ')}) { ${PLAN} } }`,
      variables,
    );
  }

  enable(who: Browser, planId: string) {
    return this.change(who, 'enablePaymentPlan', { planId });
  }

  async read(who: Browser, invoiceId: string): Promise<Record<string, unknown>> {
    const { data, errors } = await who.call(
      `query i($id: ID!) { invoice(_id: $id) { paymentPlan { ${PLAN} } } }`,
      {
        id: invoiceId,
      },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    const invoice = data?.['invoice'] as { paymentPlan: Record<string, unknown> | null } | null;
    return invoice?.paymentPlan ?? {};
  }

  async ids(invoiceId: string): Promise<{ planId: string; instalmentIds: string[] }> {
    const rows = await this.rows(
      `select i.id, i.plan_id as "planId" from plan_instalment i join payment_plan p on p.id = i.plan_id
       where p.invoice_id = $1 order by i.due_on`,
      [invoiceId],
    );
    return { planId: String(rows[0]?.['planId']), instalmentIds: rows.map(({ id }) => String(id)) };
  }

  /** As if the plan were so many days older; the sessions of those who pay go on. */
  async asIfDaysPassed(invoiceId: string, days: number): Promise<void> {
    await this.rows(
      `update plan_instalment i set due_on = i.due_on - $2::int, try_on = i.try_on - $2::int
       from payment_plan p where p.id = i.plan_id and p.invoice_id = $1`,
      [invoiceId, days],
    );
  }

  /** Charges what is due, whatever time it is on the campus. */
  async chargeAll(): Promise<void> {
    const { appPool } = this.cards.desk.college.served.state;
    const db = openDatabase(appPool, WHOLE_COLLEGE);
    const due = { regionId: this.cards.desk.regionId, today: this.day(0), after: null, max: 100 };
    for (const planId of await listDuePlans(db, due)) await this.#run(chargePlan, { planId });
  }

  /** Looks for what is due at a time of this day on the campus. */
  async chargeAt(time: string): Promise<void> {
    const at = instantAt(this.day(0), time, 'Asia/Jakarta');
    await this.#run(chargeDueInstalments, {}, () => at);
  }

  async tellOfExpiring(): Promise<void> {
    await this.#run(tellOfExpiringCards, {});
  }

  async #run<Payload>(job: Job<Payload>, payload: Payload, now?: () => Date): Promise<void> {
    const { appPool, services } = this.cards.desk.college.served.state;
    const db = openDatabase(appPool, WHOLE_COLLEGE);
    await job.run(payload, { db, services: now ? { ...services, now } : services, earlierTries: 0 });
  }
}
