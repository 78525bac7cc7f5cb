import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useCurrencyOption } from '#kit/ui/field/use-currency-option.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { monthAt, monthCode } from '../rules/month.ts';
import { chosenOf, ratedOf } from '../rules/rate.ts';
import { ratesByMonth } from '../rules/rates-by-month.ts';
import { chartsFilter } from './charts-filter.ts';
import { forexRates, ratedCurrencies } from './exchange-rates.graphql.generated.ts';
import styles from './exchange-rates.module.css';
import { ratesProblem } from './rates-problem.ts';
import { useMonthText } from './use-month-text.ts';

/** The rates of the currency a user looks at, which the browser remembers with the rest of their charts. */
export function ExchangeRatesCard() {
  const text = useText();
  const currencyOption = useCurrencyOption();
  const answer = useQuery(ratedCurrencies, {});
  const { selectedCurrency } = chartsFilter.use();
  return (
    <Card title={<Text id="exchangeRates" />}>
      <DataView
        answer={{ ...answer, problem: ratesProblem(answer.problem) }}
        waiting={<Skeleton shape="lines" count={4} />}
      >
        {({ currencies }) => {
          const rated = ratedOf(currencies);
          const chosen = chosenOf(rated, selectedCurrency);
          if (!chosen) {
            return (
              <Note>
                <Text id="noRatedCurrencies" />
              </Note>
            );
          }
          return (
            <>
              <SelectField
                name="ratesCurrency"
                label={text('ratesCurrency')}
                options={rated.map(currencyOption)}
                hidesPlaceholder
                value={chosen.value}
                onChange={({ target }) => chartsFilter.change({ selectedCurrency: target.value })}
              />
              <CurrencyRates currency={chosen.value} />
            </>
          );
        }}
      </DataView>
    </Card>
  );
}

/** Half a year shows where a currency is going; the charts show the rest. */
const MONTHS_SHOWN = 6;
/** Enough to tell rates apart, whether a dollar is worth 0.92 or 15,712 of them. */
const DIGITS = { minimumSignificantDigits: 5, maximumSignificantDigits: 5 };

/** The latest rates of one currency. A rate decides what figures say, so none is shown that the server has not just given. */
function CurrencyRates({ currency }: { currency: string }) {
  const { formatNumber } = useIntl();
  const monthText = useMonthText();
  const [thisMonth] = useState(() => monthAt(new Date()));
  const answer = useQuery(forexRates, { currency }, { fresh: true });
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
            {ratesByMonth(rates, thisMonth)
              .slice(0, MONTHS_SHOWN)
              .map((month) => (
                <div key={monthCode(month)}>
                  <dt>{monthText(month)}</dt>
                  <dd>
                    {month.isLatestAvailable && (
                      <Chip tone="warning">
                        <Text id="latestAvailableRate" />
                      </Chip>
                    )}{' '}
                    {formatNumber(month.rate, DIGITS)}
                  </dd>
                </div>
              ))}
          </dl>
        </>
      )}
    </DataView>
  );
}
