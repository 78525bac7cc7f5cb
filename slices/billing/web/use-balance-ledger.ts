import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import type { BalanceStepName } from '../rules/standing.ts';
import { STEP_TEXTS } from '../rules/transaction-texts.ts';
import { useAmount } from './use-amount.ts';

interface Balanced {
  currency: Currency;
  balanceSteps: readonly { name: BalanceStepName; amount: MinorUnits }[];
}

/** How a balance was computed, in the words of the reader. */
export function useBalanceLedger(): (invoice: Balanced) => LedgerStep[] {
  const text = useText();
  const amountText = useAmount();
  return ({ currency, balanceSteps }) =>
    balanceSteps.map(({ name, amount }) => ({
      label: text(name === 'BALANCE' && amount < 0 ? 'stepCredit' : STEP_TEXTS[name]),
      value: amountText(amount, currency),
    }));
}
