import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { BASE_CURRENCY } from '../../rules/rate.ts';
import { ratedCurrencies } from '../exchange-rates.graphql.generated.ts';
import { ratesProblem } from '../rates-problem.ts';
import { CurrencyYear } from './currency-year.tsx';
import styles from './rates.module.css';

/** The monthly rates of all currencies, where administrators enter them (HOLE-56). */
export function ExchangeRatesPanel() {
  const answer = useQuery(ratedCurrencies, {});
  return (
    <Card title={<Text id="exchangeRates" />}>
      <p className={styles['lead']}>
        <Text id="ratesLead" />
      </p>
      <DataView
        answer={{ ...answer, problem: ratesProblem(answer.problem) }}
        waiting={<Skeleton shape="fields" count={2} />}
      >
        {({ currencies }) => {
          const rated = currencies.filter(({ value }) => value !== BASE_CURRENCY);
          if (rated.length > 0) return <CurrencyYear currencies={rated} />;
          return (
            <Note>
              <Text id="noRatedCurrencies" />
            </Note>
          );
        }}
      </DataView>
    </Card>
  );
}
