import { ChartFrame } from './chart-frame.tsx';
import { lookOf, Point } from './chart-marks.tsx';
import { placesOf, knownValues, type Along, type Chart } from './chart.ts';
import { linePath, standsAlone } from './line-path.ts';
import { percent, Plot } from './plot.tsx';
import { valueScale } from './value-scale.ts';
import marks from './chart-marks.module.css';

interface LineChartProps {
  /** Only what follows each other can be joined by a line. */
  chart: Chart & { along: Exclude<Along, { kind: 'names' }> };
  /** Where the axis begins: at zero, unless small changes of large values count, as with rates. */
  begins?: 'atZero' | 'anywhere';
  /** The lowest and the highest value that there can be: the axis then covers these. */
  between?: readonly [number, number];
}

/** With more places than this, points would hide the line. */
const MAX_POINTS = 31;

/** Shows how values change over days or months. */
export function LineChart({ chart, begins = 'atZero', between }: LineChartProps) {
  const scale = between ? valueScale(between, 'anywhere') : valueScale(knownValues(chart), begins);
  const count = placesOf(chart.along).length;
  return (
    <ChartFrame chart={chart} marks="lines">
      {() => (
        <Plot chart={chart} scale={scale} patterns={null}>
          {chart.series.map(({ name, values }, number) => (
            <g key={name} data-look={lookOf(number)}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
                <path className={marks['line']} d={linePath(values, scale.place)} />
              </svg>
              {values.map((value, at) =>
                value !== null && (count <= MAX_POINTS || standsAlone(values, at)) ? (
                  <Point
                    key={placesOf(chart.along)[at]}
                    series={number}
                    x={percent((at + 0.5) / count)}
                    y={percent(1 - scale.place(value))}
                  />
                ) : null,
              )}
            </g>
          ))}
        </Plot>
      )}
    </ChartFrame>
  );
}
