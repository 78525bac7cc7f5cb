import { useId, useState } from 'react';
import { requireDay } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { BarChart } from '#kit/ui/chart/bar-chart.tsx';
import { LineChart } from '#kit/ui/chart/line-chart.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isCharted } from '../../rules/charted-regions.ts';
import { monthAt, monthCode, type Month } from '../../rules/month.ts';
import { chosenOf, ratedOf } from '../../rules/rate.ts';
import { ratesByMonth } from '../../rules/rates-by-month.ts';
import { chartsFilter } from '../charts-filter.ts';
import {
  chartedRegions,
  forexRates,
  ratedCurrencies,
  type ChartedRegionsQuery,
} from '../exchange-rates.graphql.generated.ts';
import { ratesProblem } from '../rates-problem.ts';
import { FiguresFilter } from './figures-filter.tsx';
import styles from './figures.module.css';

/** The college in figures, for the regions and the months that were chosen. The browser remembers the choice. */
export function FiguresCard() {
  const charted = useQuery(chartedRegions, {});
  const rated = useQuery(ratedCurrencies, {});
  const { selectedCurrency } = chartsFilter.use();
  const currency = rated.data && chosenOf(ratedOf(rated.data.currencies), selectedCurrency)?.value;
  // A user who looks after one campus has nothing to compare.
  const isCompared = (charted.data?.regions.length ?? 0) > 1;
  const isNothing = charted.data && rated.data && !isCompared && !currency;
  if (isNothing) return null;
  return (
    <Card title={<Text id="figures" />}>
      <DataView answer={charted} waiting={<Skeleton shape="block" count={1} />}>
        {({ regions }) => (
          <>
            {(isCompared || currency) && <FilterBar regions={regions} hasMonths={Boolean(currency)} />}
            {isCompared && <PeopleChart regions={regions} />}
          </>
        )}
      </DataView>
      <div className={styles['rates']}>
        <DataView
          answer={{ ...rated, problem: ratesProblem(rated.problem) }}
          waiting={<Skeleton shape="block" count={1} />}
        >
          {() => currency && <RatesUntil key={currency} currency={currency} />}
        </DataView>
      </div>
    </Card>
  );
}

interface FilterBarProps {
  regions: ChartedRegionsQuery['regions'];
  hasMonths: boolean;
}

function FilterBar({ regions, hasMonths }: FilterBarProps) {
  const filterId = useId();
  const { showFilter } = chartsFilter.use();
  return (
    <>
      <div className={styles['bar']}>
        <Button
          tone="quiet"
          aria-expanded={showFilter}
          aria-controls={filterId}
          onClick={() => chartsFilter.change({ showFilter: !showFilter })}
        >
          <Text id="figuresFilter" />
          <Icon name={showFilter ? 'chevronUp' : 'chevronDown'} size="small" />
        </Button>
      </div>
      <div id={filterId} hidden={!showFilter}>
        {showFilter && <FiguresFilter regions={regions} hasMonths={hasMonths} />}
      </div>
    </>
  );
}

function RatesUntil({ currency }: { currency: string }) {
  const [thisMonth] = useState(() => monthAt(new Date()));
  const { year, month } = chartsFilter.use();
  return (
    <RatesChart currency={currency} until={{ year: year ?? thisMonth.year, month }} thisMonth={thisMonth} />
  );
}

function PeopleChart({ regions }: { regions: ChartedRegionsQuery['regions'] }) {
  const text = useText();
  const filter = chartsFilter.use();
  const charted = regions
    .filter((region) => isCharted(region, filter))
    .toSorted((a, b) => b.userCount - a.userCount);
  return (
    <BarChart
      chart={{
        title: text('peopleByRegion'),
        along: { kind: 'names', label: text('figuresRegion'), names: charted.map(({ name }) => name) },
        series: [{ name: text('figuresPeople'), values: charted.map(({ userCount }) => userCount) }],
        unit: 'number',
        fileName: 'people-by-region',
      }}
    />
  );
}

interface RatesChartProps {
  currency: string;
  /** The last month that is shown; the first is January of its year. */
  until: Month;
  thisMonth: Month;
}

/** What a US dollar was worth in a currency, month by month. */
function RatesChart({ currency, until, thisMonth }: RatesChartProps) {
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
