import type { IncomingHttpHeaders } from 'node:http';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { MayTellAway } from '#kit/outside/away.ts';

/** Why nothing came of a request to the card processor. */
export type CardsProblem =
  /** No processor is configured. */
  | 'cardsOff'
  /** It cannot be reached, or answers nothing of use. Whether anything happened there is not known. */
  | 'cardsUnavailable'
  /** It does not know what it was asked about. */
  | 'cardsNotFound'
  /** It was asked for something that makes no sense: a mistake of ours. */
  | 'cardsRefused'
  /** The amount cannot be said in the processor's units, or is no amount. */
  | 'amountNotChargeable';

/** The one way in which card processors fail. The cause is for the log and is never shown; it holds no secret. */
export class CardsError extends Error implements MayTellAway {
  override readonly name = 'CardsError';
  readonly problem: CardsProblem;

  constructor(problem: CardsProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }

  get isUnavailable(): boolean {
    return this.problem === 'cardsUnavailable';
  }
}

/** A message that says it is the processor's and is not, or is too old to be believed. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** How many digits a currency has behind the point differs between lists, so the amount says by which it is counted. */
export interface CardAmount {
  minor: MinorUnits;
  /** Its ISO 4217 code, in capitals. */
  currency: string;
  decimals: number;
}

/** All that is ever known of a card here: what its owner recognises it by. */
export interface SavedCard {
  ref: string;
  brand: string;
  lastDigits: string;
  expiryMonth: number;
  expiryYear: number;
}

/** Why a card was not charged, as its owner may be told. */
export type DeclineReason =
  | 'declined'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'wrongDetails'
  | 'authenticationFailed'
  | 'canceled';

/** What became of a charge. `unknown` is no failure: the money may have moved, and the person who asked has to look again. */
export type ChargeOutcome =
  | { status: 'succeeded' }
  /** The code is the processor's own, for staff. */
  | { status: 'declined'; reason: DeclineReason; code: string }
  /** Its owner has to choose a card, or to prove to their bank who they are. */
  | { status: 'needsCustomer' }
  | { status: 'unknown' };

/** A payment as it stands at the processor now. */
export interface CardPayment {
  ref: string;
  key: string;
  amount: CardAmount;
  customer: string | null;
  invoiceId: string;
  /** Lets a browser complete this payment. It is told to its payer alone, and neither stored nor logged. */
  clientSecret: string;
  outcome: ChargeOutcome;
  /** Once it has been paid. */
  card: SavedCard | null;
  refundedMinor: MinorUnits;
}

/** A card being saved for later, without a payment. */
export interface CardSetup {
  ref: string;
  key: string;
  customer: string;
  clientSecret: string;
  outcome: ChargeOutcome;
  card: SavedCard | null;
}

export type RefundOutcome =
  | { status: 'succeeded' }
  /** The bank takes its time. */
  | { status: 'pending' }
  | { status: 'failed'; reason: 'moreThanPaid' | 'notPaid' | 'refused'; code: string }
  | { status: 'unknown' };

export interface CardRefund {
  ref: string;
  key: string;
  paymentRef: string;
  amount: CardAmount;
  outcome: RefundOutcome;
}

export interface NewPayment {
  /** Made and stored before the call: the same key never charges twice. */
  key: string;
  amount: CardAmount;
  /** Null for a payer who has no account, whose card cannot be saved. */
  customer: string | null;
  invoiceId: string;
  saveCard: boolean;
}

export interface SavedCharge {
  key: string;
  amount: CardAmount;
  customer: string;
  card: string;
  invoiceId: string;
}

/** A charge as far as it got: without a payment when it is not even known whether there is one. */
export type ChargeAnswer = { outcome: ChargeOutcome; payment: CardPayment | null };

export type RefundAnswer = { outcome: RefundOutcome; refund: CardRefund | null };

/** What an event is about, by ids alone; what became of that, the processor is asked. */
export interface CardEvent {
  id: string;
  /** The processor's own word for what happened. */
  type: string;
  kind: 'payment' | 'setup' | 'refund' | 'other';
  objectRef: string;
  occurredAt: Date;
}

/** Where to look for what a key had become. */
export interface KeyHint {
  customer: string | null;
  /** When the key was stored, which was before the call. */
  since: Date;
}

/** Takes money by cards, whose numbers never come to us. */
export interface CardProcessor {
  readonly kind: 'none' | 'sandbox' | 'stripe';
  readonly publishableKey: string | null;
  ensureCustomer(who: { personId: string; email: string }): Promise<string>;
  /** A payment that its payer completes in the browser. */
  beginPayment(payment: NewPayment): Promise<CardPayment>;
  /** For a payment that is wanted no more. One that was paid meanwhile stays so: the answer says how it stands. */
  cancelPayment(ref: string): Promise<CardPayment>;
  beginCardSetup(setup: { key: string; customer: string }): Promise<CardSetup>;
  /** Without its owner being there. Refuses what makes no sense; all else is an outcome. */
  chargeSaved(charge: SavedCharge): Promise<ChargeAnswer>;
  /** For the one who looks after what was interrupted: null when the processor never heard of the key. */
  findByKey(key: string, hint: KeyHint): Promise<CardPayment | null>;
  findRefundByKey(key: string, paymentRef: string): Promise<CardRefund | null>;
  readPayment(ref: string): Promise<CardPayment>;
  readSetup(ref: string): Promise<CardSetup>;
  readRefund(ref: string): Promise<CardRefund>;
  /** All that is left of a payment, or a part of it. */
  refund(refund: { key: string; paymentRef: string; amount: CardAmount | null }): Promise<RefundAnswer>;
  listCards(customer: string): Promise<SavedCard[]>;
  /** A card that is gone already is no problem. */
  detachCard(card: string): Promise<void>;
  /** Throws WebhookRefused unless the processor itself has said so, a moment ago and in just these bytes. */
  verifyWebhook(raw: Buffer, headers: IncomingHttpHeaders): CardEvent;
}

const off = async (): Promise<never> => {
  throw new CardsError('cardsOff');
};

/** Where no processor is configured, nobody pays by card. */
export const noCards = (): CardProcessor => ({
  kind: 'none',
  publishableKey: null,
  ensureCustomer: off,
  beginPayment: off,
  cancelPayment: off,
  beginCardSetup: off,
  chargeSaved: off,
  findByKey: off,
  findRefundByKey: off,
  readPayment: off,
  readSetup: off,
  readRefund: off,
  refund: off,
  listCards: off,
  detachCard: off,
  verifyWebhook: () => {
    throw new WebhookRefused('There is no card processor.');
  },
});
