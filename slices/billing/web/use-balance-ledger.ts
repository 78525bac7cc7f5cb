import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { useAmount } from './use-amount.ts';

const STEPS: Readonly<Record<string, MessageId>> = {
  TOTAL: 'stepTotal',
  PAID: 'stepPaid',
  REFUNDED: 'stepRefunded',
  REDUCED: 'stepReduced',
  WRITTEN_OFF: 'stepWrittenOff',
  DELETED: 'stepDeleted',
  BALANCE: 'stepBalance',
};

interface Balanced {
  currency: Currency;
  balanceSteps: readonly { name: string; amount: MinorUnits }[];
}

/** How a balance was computed, in the words of the reader. */
export function useBalanceLedger(): (invoice: Balanced) => LedgerStep[] {
  const text = useText();
  const amountText = useAmount();
  return ({ currency, balanceSteps }) =>
    balanceSteps.map(({ name, amount }) => ({
      label: text(name === 'BALANCE' && amount < 0 ? 'stepCredit' : (STEPS[name] ?? 'stepTotal')),
      value: amountText(amount, currency),
    }));
}
