import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { CurrencyValues } from '#slices/regions/rules/currency.ts';
import {
  managedCurrencies,
  removeCurrency,
  saveCurrency,
  type OneCurrencyFragment,
} from './currencies.graphql.generated.ts';

export interface CurrencyToSave extends CurrencyValues {
  /** The version the change is based on; none for a new currency. */
  version: number | null;
}

export interface CurrencyActions {
  /** Tells whether it was done. */
  save: (parsed: CurrencyToSave, before: OneCurrencyFragment | null) => Promise<boolean>;
  remove: (currency: CurrencyValues) => Promise<boolean>;
}

/** What can be done about currencies. Each action is told in a toast that offers to take it back. */
export function useCurrencyActions(): CurrencyActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedCurrencies], afterRefusalToo: true });

  const save: CurrencyActions['save'] = async (parsed, before) => {
    const answer = await mutate(saveCurrency, { currencyInput: parsed });
    if (!answer) return false;
    const { saveCurrency: saved } = answer;
    const back = before && { value: before.value, label: before.label, decimals: before.decimals };
    undoToast(
      text('currencySaved', { code: saved.value }),
      () => void (back ? save({ ...back, version: saved.version }, saved) : remove(saved)),
    );
    return true;
  };

  const remove: CurrencyActions['remove'] = async ({ value, label, decimals }) => {
    if (!(await mutate(removeCurrency, { value }))) return false;
    undoToast(
      text('currencyRemoved', { code: value }),
      () => void save({ value, label, decimals, version: null }, null),
    );
    return true;
  };

  return { save, remove };
}
