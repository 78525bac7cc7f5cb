import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { RateChange } from '#slices/forex/rules/rate.ts';
import { forexRates } from '../exchange-rates.graphql.generated.ts';
import { useMonthText } from '../use-month-text.ts';
import { saveForexRates } from './rates.graphql.generated.ts';

export interface RateActions {
  /** Enters, changes or removes one rate; tells whether it was done. */
  save: (change: RateChange) => Promise<boolean>;
  /** All of a file at once; tells whether it was done. */
  saveAll: (changes: readonly RateChange[]) => Promise<boolean>;
}

/** The same change the other way round. */
const takenBack = (change: RateChange): RateChange => ({
  ...change,
  rate: change.before,
  before: change.rate,
});

/** What can be done about rates. Each action is told in a toast that offers to take it back. */
export function useRateActions(): RateActions {
  const text = useText();
  const monthText = useMonthText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [forexRates], afterRefusalToo: true });

  /** Rows of tables and lines of files know more than the server asks for. */
  const send = (changes: readonly RateChange[]) =>
    mutate(saveForexRates, {
      rates: changes.map(({ currency, year, month, rate, before }) => ({
        currency,
        year,
        month,
        rate,
        before,
      })),
    });

  async function store(changes: readonly RateChange[], words: string): Promise<boolean> {
    if (!(await send(changes))) return false;
    undoToast(words, () => void send(changes.map((change) => takenBack(change))));
    return true;
  }

  return {
    save: (change) =>
      store([change], text(change.rate === null ? 'rateRemoved' : 'rateSaved', { month: monthText(change) })),
    saveAll: (changes) => store(changes, text('ratesImported', { count: changes.length })),
  };
}
