import { call } from '#kit/client/call.ts';
import { useAttempt } from '#kit/client/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { CurrencyValues } from '../rules/currency.ts';
import { removeCurrency, saveCurrency, type OneCurrencyFragment } from './currencies.graphql.generated.ts';

export interface CurrencyToSave extends CurrencyValues {
  /** The version the change is based on; none for a new currency. */
  version: number | null;
}

export interface CurrencyDeeds {
  /** Tells whether it was done. */
  save: (wished: CurrencyToSave, before: OneCurrencyFragment | null) => Promise<boolean>;
  remove: (currency: CurrencyValues) => Promise<boolean>;
}

/** What can be done about currencies. Each deed is told in a toast that offers to take it back. */
export function useCurrencyDeeds(onChanged: () => void): CurrencyDeeds {
  const text = useText();
  const undoToast = useUndoToast();

  const attempt = useAttempt(onChanged, { afterRefusalToo: true });

  const save: CurrencyDeeds['save'] = (wished, before) =>
    attempt(async () => {
      const { saveCurrency: saved } = await call(saveCurrency, { currencyInput: wished });
      const back = before && { value: before.value, label: before.label, decimals: before.decimals };
      undoToast(
        text('currencySaved', { code: saved.value }),
        () => void (back ? save({ ...back, version: saved.version }, saved) : remove(saved)),
      );
    });

  const remove: CurrencyDeeds['remove'] = ({ value, label, decimals }) =>
    attempt(async () => {
      await call(removeCurrency, { value });
      undoToast(
        text('currencyRemoved', { code: value }),
        () => void save({ value, label, decimals, version: null }, null),
      );
    });

  return { save, remove };
}
