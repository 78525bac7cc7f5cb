import { randomUUID } from 'node:crypto';
import { CardDesk } from '#slices/billing/server/testing/card-desk.ts';
import type { Answer, Browser } from '#testing/browser.ts';
import type { College } from '#testing/college.ts';

export const LINK = `_id state maxAmount paid payable takesParts sentTo lastDay url
  payments { _id amount name email isNamed note }`;
const STEP = 'attemptId status failure amount isClosed clientSecret receiptUrl';

export interface Link {
  _id: string;
  state: string;
  maxAmount: number | null;
  paid: number;
  payable: number;
  sentTo: string;
  url: string | null;
  payments: { _id: string; amount: number; name: string | null; email: string | null; note: string }[];
}

export interface SponsorStep {
  attemptId: string;
  status: string;
  failure: string | null;
  amount: number;
  isClosed: boolean;
  clientSecret: string | null;
  receiptUrl: string | null;
}

interface Asked {
  attemptId?: string;
  name?: string;
  email?: string;
  locale?: string;
  isNamed?: boolean;
  note?: string;
}

/** Students who ask for help, and sponsors who have no account. */
export class SponsorDesk {
  readonly cards: CardDesk;

  private constructor(cards: CardDesk) {
    this.cards = cards;
  }

  static async open(college: College, slug: string): Promise<SponsorDesk> {
    return new SponsorDesk(await CardDesk.open(college, slug));
  }

  get college(): College {
    return this.cards.desk.college;
  }

  async owing(cents = 10_000) {
    const student = await this.cards.desk.student();
    return { student, invoiceId: await this.cards.desk.invoice(student.person.id, cents) };
  }

  ask(who: Browser, invoiceId: string, input: Record<string, unknown> = {}, linkId: string = randomUUID()) {
    return who.call(
      `mutation c($linkId: ID!, $invoiceId: ID!, $linkInput: SponsorLinkInput!) {
        createSponsorLink(linkId: $linkId, invoiceId: $invoiceId, linkInput: $linkInput) { ${LINK} } }`,
      { linkId, invoiceId, linkInput: { takesParts: true, email: '', locale: 'en', ...input } },
    );
  }

  /** Makes a link, which has to succeed. */
  async link(who: Browser, invoiceId: string, input: Record<string, unknown> = {}): Promise<Link> {
    return said<Link>(await this.ask(who, invoiceId, input), 'createSponsorLink');
  }

  revoke(who: Browser, linkId: string): Promise<Answer> {
    return who.call(`mutation r($linkId: ID!) { revokeSponsorLink(linkId: $linkId) { ${LINK} } }`, {
      linkId,
    });
  }

  async links(who: Browser, invoiceId: string): Promise<Link[]> {
    const { data } = await who.call(`query i($id: ID!) { invoice(_id: $id) { sponsorLinks { ${LINK} } } }`, {
      id: invoiceId,
    });
    return (data?.['invoice'] as { sponsorLinks: Link[] } | null)?.sponsorLinks ?? [];
  }

  /** What whoever has a link is shown. */
  async page(token: string, who: Browser = this.college.visitor()): Promise<Answer> {
    return who.call(
      `query p($token: String!) { sponsorPage(token: $token) {
        firstName college campus currency { value } most takesParts takesCards } }`,
      { token },
    );
  }

  pay(token: string, amount: number, asked: Asked = {}): Promise<Answer> {
    const { attemptId = randomUUID(), ...input } = asked;
    return this.college.visitor().call(
      `mutation p($token: String!, $attemptId: ID!, $amount: MinorUnits!, $input: SponsorInput!) {
        paySponsored(token: $token, attemptId: $attemptId, amount: $amount, input: $input) { ${STEP} } }`,
      { token, attemptId, amount, input: { email: 'ruth@example.net', locale: 'en', ...input } },
    );
  }

  async begin(token: string, amount: number, asked: Asked = {}): Promise<SponsorStep> {
    return said<SponsorStep>(await this.pay(token, amount, asked), 'paySponsored');
  }

  async after(name: 'checkSponsorPayment' | 'cancelSponsorPayment', token: string, attemptId: string) {
    const answer = await this.college.visitor().call(
      `mutation c($token: String!, $attemptId: ID!) {
        ${name}(token: $token, attemptId: $attemptId) { ${STEP} } }`,
      { token, attemptId },
    );
    return said<SponsorStep>(answer, name);
  }

  check(token: string, attemptId: string): Promise<SponsorStep> {
    return this.after('checkSponsorPayment', token, attemptId);
  }

  /** Pays by a test card from beginning to end, as a page does. */
  async payWith(card: string, token: string, amount: number, asked: Asked = {}): Promise<SponsorStep> {
    const { attemptId, clientSecret } = await this.begin(token, amount, asked);
    await this.cards.say(clientSecret, { card });
    return this.check(token, attemptId);
  }

  async mailsTo(address: string) {
    return (await this.college.mails()).filter(({ to }) => to === address);
  }

  async actionsOn(linkId: string): Promise<string[]> {
    const rows = await this.cards.rows('select action from audit where entity_id = $1 order by id', [linkId]);
    return rows.map(({ action }) => String(action));
  }
}

export const tokenOf = ({ url }: Pick<Link, 'url'>): string => url?.split('/').at(-1) ?? '';

function said<Result>({ data, errors }: Answer, name: string): Result {
  if (errors.length > 0) throw new Error(errors.map(({ extensions }) => extensions.problem).join());
  return data?.[name] as Result;
}
