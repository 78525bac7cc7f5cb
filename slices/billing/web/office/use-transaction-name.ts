import { useText } from '#kit/ui/text/use-text.ts';
import { METHOD_TEXTS, TYPE_TEXTS } from '../../rules/transaction-texts.ts';
import type { OfficeTransactionFragment } from './finances.graphql.generated.ts';

/** What a transaction is called, without how it was paid. */
export function useTransactionName(): (transaction: OfficeTransactionFragment) => string {
  const text = useText();
  return ({ type, method, reverses }) => {
    const what = text(method === 'WRITE_OFF' ? METHOD_TEXTS[method] : TYPE_TEXTS[type]);
    return reverses === null ? what : text('booksReversalOf', { what });
  };
}
