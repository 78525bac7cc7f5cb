import { useIntl } from 'react-intl';
import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { forexRates } from './exchange-rates.graphql.generated.ts';
import styles from './exchange-rates.module.css';
import { ratesProblem } from './rates-problem.ts';

/** Half a year shows where a currency is going; the charts show the rest. */
const MONTHS_SHOWN = 6;
/** Enough to tell rates apart, whether a dollar is worth 0.92 or 15,712 of them. */
const DIGITS = { minimumSignificantDigits: 5, maximumSignificantDigits: 5 };
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** The latest rates of one currency. A rate decides what figures say, so none is shown that the server has not just given. */
export function CurrencyRates({ currency }: { currency: string }) {
  const { formatDate, formatNumber } = useIntl();
  const answer = useCollegeQuery(forexRates, { currency }, 'network-only');
  const nothing = (
    <Note>
      <Text id="noRates" />
    </Note>
  );
  return (
    <DataView
      answer={{ ...answer, problem: ratesProblem(answer.problem) }}
      waiting={<Skeleton shape="lines" count={MONTHS_SHOWN} />}
      empty={nothing}
    >
      {({ forexRates: rates }) => (
        <>
          <p className={styles['base']}>
            <Text id="ratesBase" values={{ currency }} />
          </p>
          <dl className={styles['rates']}>
            {rates.slice(0, MONTHS_SHOWN).map(({ _id, year, month, rate }) => (
              <div key={_id}>
                <dt>{formatDate(Date.UTC(year, month - 1), MONTH)}</dt>
                <dd>{formatNumber(rate, DIGITS)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </DataView>
  );
}
