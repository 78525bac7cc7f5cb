import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useCurrencyOption } from '#kit/ui/field/use-currency-option.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { chosenOf, ratedOf } from '../rules/chosen-currency.ts';
import { chartsFilter } from './charts-filter.ts';
import { CurrencyRates } from './currency-rates.tsx';
import { ratedCurrencies } from './exchange-rates.graphql.generated.ts';
import { ratesProblem } from './rates-problem.ts';

/** The rates of the currency somebody looks at, which the browser remembers with the rest of their charts. */
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
