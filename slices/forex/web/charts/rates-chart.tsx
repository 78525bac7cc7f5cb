import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import { LineChart } from '#kit/ui/chart/line-chart.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { monthCode, type Month } from '../../rules/month.ts';
import { ratesByMonth } from '../../rules/rates-by-month.ts';
import { forexRates } from '../exchange-rates.graphql.generated.ts';

interface RatesChartProps {
  currency: string;
  /** The last month that is shown; the first is January of its year. */
  until: Month;
  thisMonth: Month;
}

/** What a US dollar was worth in a currency, month by month. */
export function RatesChart({ currency, until, thisMonth }: RatesChartProps) {
  const text = useText();
  const { data } = useCollegeQuery(forexRates, { currency }, 'network-only');
  if (!data) return null;
  const months = ratesByMonth(data.forexRates, thisMonth)
    .filter(({ year, month }) => year === until.year && month <= until.month)
    .toReversed();
  return (
    <LineChart
      begins="anywhere"
      chart={{
        title: text('ratesBase', { currency }),
        along: {
          kind: 'months',
          label: text('figuresMonth'),
          days: months.map((one) => `${monthCode(one)}-01`),
        },
        series: [{ name: currency, values: months.map(({ rate }) => rate) }],
        unit: 'number',
        fileName: `rates-${currency}-${until.year}`,
      }}
    />
  );
}
