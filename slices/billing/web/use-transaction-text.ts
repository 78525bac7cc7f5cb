import { useText } from '#kit/ui/text/use-text.ts';
import { useCardText } from './use-card-text.ts';
import type { Method, TransactionType } from '../rules/ledger.ts';
import { METHOD_TEXTS, TYPE_TEXTS } from '../rules/transaction-texts.ts';

interface Told {
  type: TransactionType;
  method: Method | null;
  reverses: string | null;
  isReversed: boolean;
  isSponsored: boolean;
  cardBrand: string | null;
  cardLastDigits: string | null;
}

/** What a transaction is, in words. */
export function useTransactionText() {
  const text = useText();
  const { named } = useCardText();
  return {
    what: ({ type, reverses, isReversed }: Told): string => {
      const what = text(TYPE_TEXTS[type]);
      return reverses !== null || isReversed ? text('typeReversed', { what }) : what;
    },
    /** Which card it was, where one was charged. */
    method: ({ method, isSponsored, cardBrand: brand, cardLastDigits: lastDigits }: Told): string => {
      if (isSponsored) return text('methodSponsor');
      if (brand !== null && lastDigits !== null) return named({ brand, lastDigits });
      return method === null ? '' : text(METHOD_TEXTS[method]);
    },
  };
}
