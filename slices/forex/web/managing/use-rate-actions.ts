import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { RateChange } from '#slices/forex/rules/rate.ts';
import { useMonthText } from '../use-month-text.ts';
import { saveForexRates } from './rates.graphql.generated.ts';

export interface RateActions {
  /** Enters, changes or removes one rate; tells whether it was done. */
  save: (change: RateChange) => Promise<boolean>;
  /** All of a file at once; tells whether it was done. */
  saveAll: (changes: readonly RateChange[]) => Promise<boolean>;
}

/** Rows of tables and lines of files know more than the server asks for. */
const send = (changes: readonly RateChange[]) =>
  call(saveForexRates, {
    rates: changes.map(({ currency, year, month, rate, before }) => ({
      currency,
      year,
      month,
      rate,
      before,
    })),
  });

/** The same the other way round. */
const takenBack = (change: RateChange): RateChange => ({
  ...change,
  rate: change.before,
  before: change.rate,
});

/** What can be done about rates. Each action is told in a toast that offers to take it back. */
export function useRateActions(onChanged: () => void): RateActions {
  const text = useText();
  const monthText = useMonthText();
  const undoToast = useUndoToast();
  const attempt = useAttempt(onChanged, { afterRefusalToo: true });

  const store = (changes: readonly RateChange[], words: string): Promise<boolean> =>
    attempt(async () => {
      await send(changes);
      undoToast(words, () => void attempt(() => send(changes.map((change) => takenBack(change)))));
    });

  return {
    save: (change) =>
      store([change], text(change.rate === null ? 'rateRemoved' : 'rateSaved', { month: monthText(change) })),
    saveAll: (changes) => store(changes, text('ratesImported', { count: changes.length })),
  };
}
