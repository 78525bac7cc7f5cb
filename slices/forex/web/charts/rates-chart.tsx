import { requireDay } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LineChart } from '#kit/ui/chart/line-chart.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { monthCode, type Month } from '../../rules/month.ts';
import { ratesByMonth } from '../../rules/rates-by-month.ts';
import { forexRates } from '../exchange-rates.graphql.generated.ts';
import { ratesProblem } from '../rates-problem.ts';

interface RatesChartProps {
  currency: string;
  /** The last month that is shown; the first is January of its year. */
  until: Month;
  thisMonth: Month;
}

/** What a US dollar was worth in a currency, month by month. */
export function RatesChart({ currency, until, thisMonth }: RatesChartProps) {
  const text = useText();
  const answer = useQuery(forexRates, { currency }, { fresh: true });
  return (
    <DataView
      answer={{ ...answer, problem: ratesProblem(answer.problem) }}
      waiting={<Skeleton shape="block" count={1} />}
      // That there are no rates is said beside them.
      empty={null}
    >
      {({ forexRates: rates }) => {
        const months = ratesByMonth(rates, thisMonth)
          .filter(({ year, month }) => year === until.year && month <= until.month)
          .toReversed();
        return (
          <LineChart
            begins="anywhere"
            chart={{
              title: text('ratesBase', { currency }),
              along: {
                kind: 'months',
                label: text('figuresMonthColumn'),
                days: months.map((one) => requireDay(`${monthCode(one)}-01`)),
              },
              series: [{ name: currency, values: months.map(({ rate }) => rate) }],
              unit: 'number',
              fileName: `rates-${currency}-${until.year}`,
            }}
          />
        );
      }}
    </DataView>
  );
}
