import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { BankFileQuery } from './bank-files.graphql.generated.ts';
import type { BankLineQuery } from './bank-lines.graphql.generated.ts';

export type ShownFile = NonNullable<BankFileQuery['bankFile']>;
export type WholeLine = NonNullable<BankLineQuery['bankLine']>;

/** An invoice that is marked as what a payment is for. */
export interface ChosenInvoice {
  invoiceId: string;
  number: string;
  studentName: string;
  balance: MinorUnits;
}

export const SIDES = ['PENDING', 'MATCHED', 'SET_ASIDE', 'REPEATED'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_TEXTS: Readonly<Record<Side, MessageId>> = {
  PENDING: 'bankToMatch',
  MATCHED: 'bankMatched',
  SET_ASIDE: 'bankSetAside',
  REPEATED: 'bankKnown',
};
