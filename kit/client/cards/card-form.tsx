import { config } from '../config.ts';
import { StripeCardForm } from './stripe-card-form.tsx';
import { TestCardForm } from './test-card-form.tsx';

interface CardFormProps {
  /** Of the payment, or of the card that is to be saved. */
  clientSecret: string;
  /** What is done with the card: pay with it, or save it for later. */
  purpose: 'payment' | 'setup';
  /** Such as "Pay $125.50". */
  submitLabel: string;
  /** The bank has said yes, or the payment is on its way: the server knows more. */
  onDone: () => void;
}

/** Where a card is typed: in the fields of the card processor, or chosen from the sandbox's list. Its number never comes to us. */
export function CardForm({ clientSecret, purpose, submitLabel, onDone }: CardFormProps) {
  return config().cards === 'stripe' ? (
    <StripeCardForm clientSecret={clientSecret} purpose={purpose} submitLabel={submitLabel} onDone={onDone} />
  ) : (
    <TestCardForm clientSecret={clientSecret} submitLabel={submitLabel} onDone={onDone} />
  );
}
