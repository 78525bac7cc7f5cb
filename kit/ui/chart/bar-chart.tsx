import { BarColumns } from './bar-columns.tsx';
import { blocksAt, type BarArrangement } from './bar-blocks.ts';
import { BarRows } from './bar-rows.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { placesOf, type Chart } from './chart.ts';
import { valueScale } from './value-scale.ts';

interface BarChartProps {
  chart: Chart;
  /** Beside each other, or on top of each other where the sum counts. */
  arrangement?: BarArrangement;
}

/** Compares values. Over days and months bars stand upright; under names, which may be long, they lie. */
export function BarChart({ chart, arrangement = 'grouped' }: BarChartProps) {
  const { along, series } = chart;
  const ends = placesOf(along).flatMap((_, at) => blocksAt(at, series, arrangement).map(({ to }) => to));
  const scale = valueScale(ends, 'atZero');
  const Bars = along.kind === 'names' ? BarRows : BarColumns;
  return (
    <ChartFrame chart={chart} marks="bars">
      {(patterns) => <Bars chart={chart} arrangement={arrangement} scale={scale} patterns={patterns} />}
    </ChartFrame>
  );
}
