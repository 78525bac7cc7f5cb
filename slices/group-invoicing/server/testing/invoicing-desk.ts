import { randomUUID } from 'node:crypto';
import { addDays } from '#kit/calendar/day.ts';
import { BillingDesk } from '#slices/billing/server/testing/billing-desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

type SignedIn = Browser & { person: TestPerson };

export interface Plan {
  charged: { _id: string; total: number; reductions: { particulars: string; amount: number }[] }[];
  leftOut: { _id: string; reason: string }[];
  total: number;
}

export interface Run {
  counts: Record<'waiting' | 'issued' | 'failed' | 'toUndo' | 'undone' | 'kept', number>;
  total: number;
}

const RUN = `_id total undoReason counts { waiting issued failed toUndo undone kept }`;

/** A campus with a group whose students are invoiced together. */
export class InvoicingDesk {
  readonly college: College;
  readonly billing: BillingDesk;
  readonly groupId: string;

  private constructor(college: College, billing: BillingDesk, groupId: string) {
    this.college = college;
    this.billing = billing;
    this.groupId = groupId;
  }

  static async open(college: College, slug: string): Promise<InvoicingDesk> {
    const billing = await BillingDesk.open(college, slug);
    const { id } = await college.group({ regionId: billing.regionId });
    return new InvoicingDesk(college, billing, id);
  }

  async students(count: number): Promise<string[]> {
    const people: string[] = [];
    for (let at = 0; at < count; at++) {
      const { id } = await this.college.person({
        regionIds: [this.billing.regionId],
        groupIds: [this.groupId],
      });
      people.push(id);
    }
    return people;
  }

  order(about: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      regionId: this.billing.regionId,
      groupIds: [this.groupId],
      title: 'Tuition 2026',
      dueOn: addDays(this.billing.today(), 30),
      lines: [
        { particulars: 'Tuition', quantity: 1, price: 84_000, taxRate: 0 },
        { particulars: 'Books', quantity: 2, price: 3_000, taxRate: 20 },
      ],
      ...about,
    };
  }

  async said<Data>(document: string, variables: Record<string, unknown>, who: Browser = this.billing.admin) {
    const { data, errors } = await who.call(document, variables);
    const [error] = errors as { extensions: { problem?: string } }[];
    return { data: data as Data | null, problem: error && (error.extensions.problem ?? 'surprise') };
  }

  async plan(about: Record<string, unknown> = {}): Promise<Plan> {
    const { data } = await this.said<{ groupInvoicePlan: Plan }>(
      `query p($order: GroupInvoiceInput!) { groupInvoicePlan(order: $order) {
        charged { _id total reductions { particulars amount } } leftOut { _id reason } total } }`,
      { order: this.order(about) },
    );
    if (!data) throw new Error('There is no plan.');
    return data.groupInvoicePlan;
  }

  begin(variables: Record<string, unknown>, who: Browser = this.billing.admin) {
    return this.said<{ invoiceGroups: Run & { _id: string } }>(
      `mutation b($runId: ID!, $order: GroupInvoiceInput!, $expectedCount: Int!, $expectedTotal: MinorUnits!) {
        invoiceGroups(runId: $runId, order: $order, expectedCount: $expectedCount, expectedTotal: $expectedTotal) { ${RUN} } }`,
      { runId: randomUUID(), order: this.order(), ...variables },
      who,
    );
  }

  /** Invoices the group as the plan says, up to the end of the job. */
  async invoice(about: Record<string, unknown> = {}): Promise<string> {
    const { charged, total } = await this.plan(about);
    const runId = randomUUID();
    const order = this.order(about);
    const begun = await this.begin({ runId, order, expectedCount: charged.length, expectedTotal: total });
    if (begun.problem) throw new Error(begun.problem);
    await this.college.runJobs();
    return runId;
  }

  async run(_id: string, who: Browser = this.billing.admin): Promise<Run | null> {
    const { data } = await this.said<{ invoiceRun: Run | null }>(
      `query r($_id: ID!) { invoiceRun(_id: $_id) { ${RUN} } }`,
      { _id },
      who,
    );
    return data?.invoiceRun ?? null;
  }

  undo(runId: string, reason = 'The wrong year') {
    return this.said(
      `mutation u($runId: ID!, $reason: String!) { undoGroupInvoices(runId: $runId, reason: $reason) { _id } }`,
      {
        runId,
        reason,
      },
    );
  }

  saveTemplate(variables: Record<string, unknown> = {}) {
    const { title, lines } = this.order() as { title: string; lines: object[] };
    return this.said<{ saveFeeTemplate: { _id: string; version: number; total: number } }>(
      `mutation s($feeTemplateId: ID!, $regionId: ID!, $version: Int, $feeTemplateInput: FeeTemplateInput!) {
        saveFeeTemplate(feeTemplateId: $feeTemplateId, regionId: $regionId, version: $version,
          feeTemplateInput: $feeTemplateInput) { _id version total } }`,
      {
        feeTemplateId: randomUUID(),
        regionId: this.billing.regionId,
        feeTemplateInput: { title, year: 2026, lines },
        ...variables,
      },
    );
  }

  reduce(personId: string, about: Record<string, unknown> = {}, who: SignedIn = this.billing.admin) {
    const feeReductionInput = {
      percentOff: 10,
      reason: 'Sibling',
      validFrom: this.billing.today(),
      ...about,
    };
    return this.said<{ giveFeeReduction: { _id: string } }>(
      `mutation g($feeReductionId: ID!, $personId: ID!, $regionId: ID!, $feeReductionInput: FeeReductionInput!) {
        giveFeeReduction(feeReductionId: $feeReductionId, personId: $personId, regionId: $regionId,
          feeReductionInput: $feeReductionInput) { _id } }`,
      { feeReductionId: randomUUID(), personId, regionId: this.billing.regionId, feeReductionInput },
      who,
    );
  }
}
