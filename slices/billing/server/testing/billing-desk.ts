import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

type SignedIn = Browser & { person: TestPerson };

export const INVOICE = `_id number title status total subtotal tax amount paid balance dueOn issuedOn
  currency { value decimals } balanceSteps { name amount } lines { particulars quantity price taxRate amount tax }`;
export const TRANSACTION = `_id type method amount day reference reason reverses isReversed refunds refunded invoiceId`;

/** A campus that charges its students: its admin, and students. */
export class BillingDesk {
  readonly college: College;
  readonly admin: SignedIn;
  readonly regionId: string;

  private constructor(college: College, admin: SignedIn, regionId: string) {
    this.college = college;
    this.admin = admin;
    this.regionId = regionId;
  }

  static async open(college: College, slug: string): Promise<BillingDesk> {
    const { id: regionId } = await college.region({ name: `Campus ${slug}`, slug, timeZone: 'Asia/Jakarta' });
    const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
    return new BillingDesk(college, admin, regionId);
  }

  student(): Promise<SignedIn> {
    return this.college.signedIn({ regionIds: [this.regionId] });
  }

  /** An invoice of one line over so many cents, due in a month. */
  async invoice(personId: string, price = 84_000, input: Record<string, unknown> = {}): Promise<string> {
    const invoiceId = randomUUID();
    const { errors } = await this.issue({ invoiceId, personId, invoiceInput: this.input(price, input) });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return invoiceId;
  }

  /** On the campus. */
  today(): Day {
    return dayIn(this.college.now(), 'Asia/Jakarta');
  }

  /** As if an invoice had been due so many days ago. */
  async asIfDueAgo(invoiceId: string, days: number): Promise<string> {
    const due = addDays(this.today(), -days);
    for (const set of [
      'update invoice set issued_on = $2, due_on = $2 where id = $1',
      'update open_invoice set due_on = $2 where invoice_id = $1',
    ])
      await this.college.database.owner.query(set, [invoiceId, due]);
    return invoiceId;
  }

  input(price: number, input: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      title: 'Second year tuition',
      dueOn: addDays(this.today(), 30),
      lines: [{ particulars: 'Tuition', quantity: 1, price, taxRate: 0 }],
      ...input,
    };
  }

  issue(variables: Record<string, unknown>, who: Browser = this.admin) {
    return who.call(
      `mutation i($invoiceId: ID!, $personId: ID!, $regionId: ID!, $invoiceInput: InvoiceInput!) {
        issueInvoice(invoiceId: $invoiceId, personId: $personId, regionId: $regionId, invoiceInput: $invoiceInput) { ${INVOICE} } }`,
      { regionId: this.regionId, ...variables },
    );
  }

  pay(invoiceId: string, amount: number, { transactionId = randomUUID(), ...input }: Paid = {}) {
    return this.admin.call(
      `mutation p($transactionId: ID!, $invoiceId: ID!, $paymentInput: PaymentInput!) {
        recordPayment(transactionId: $transactionId, invoiceId: $invoiceId, paymentInput: $paymentInput) { ${TRANSACTION} } }`,
      { transactionId, invoiceId, paymentInput: { amount, method: 'CASH', day: this.today(), ...input } },
    );
  }

  /** Changes the account of a student by a mutation of the books, under a new id unless one is given. */
  change(name: Change, variables: Record<string, unknown>, who: Browser = this.admin) {
    const { types, id }: { types: Record<string, string>; id: string } = CHANGES[name];
    const args = Object.keys(types);
    return who.call(
      `mutation c(${args.map((arg) => `$${arg}: ${types[arg]}`).join(', ')}) {
        ${name}(${args.map((arg) => `${arg}: $${arg}`).join(', ')}) { ${TRANSACTION} } }`,
      { [id]: randomUUID(), ...variables },
    );
  }

  async read(invoiceId: string, who: Browser = this.admin): Promise<Record<string, unknown> | null> {
    const { data } = await who.call(`query i($id: ID!) { invoice(_id: $id) { ${INVOICE} } }`, {
      id: invoiceId,
    });
    return data?.['invoice'] as Record<string, unknown> | null;
  }
}

const CREDIT = { transactionId: 'ID!', invoiceId: 'ID!', amount: 'MinorUnits!' };
const CHANGES = {
  refundPayment: {
    id: 'transactionId',
    types: {
      transactionId: 'ID!',
      paymentId: 'ID!',
      amount: 'MinorUnits!',
      reason: 'String!',
      isReduced: 'Boolean!',
    },
  },
  creditInvoice: { id: 'transactionId', types: { ...CREDIT, kind: 'CreditKind!', reason: 'String!' } },
  payFromCredit: { id: 'transactionId', types: CREDIT },
  recordAdvance: {
    id: 'transactionId',
    types: { transactionId: 'ID!', personId: 'ID!', regionId: 'ID!', paymentInput: 'PaymentInput!' },
  },
  reverseTransaction: {
    id: 'reversalId',
    types: { reversalId: 'ID!', transactionId: 'ID!', reason: 'String!' },
  },
} satisfies Record<string, { id: string; types: Record<string, string> }>;
type Change = keyof typeof CHANGES;

interface Paid {
  transactionId?: string;
  method?: 'CASH' | 'TRANSFER';
  day?: string;
  reference?: string;
}
