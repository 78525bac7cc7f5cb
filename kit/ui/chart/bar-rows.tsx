import { blocksAt, laneCount, type BarArrangement } from './bar-blocks.ts';
import { fillOf, Swatch } from './chart-marks.tsx';
import { placesOf, type Chart } from './chart.ts';
import { percent } from './plot.tsx';
import { useChartTexts } from './use-chart-texts.ts';
import type { ValueScale } from './value-scale.ts';
import marks from './chart-marks.module.css';
import styles from './chart.module.css';

interface BarRowsProps {
  chart: Chart;
  arrangement: BarArrangement;
  scale: ValueScale;
  patterns: string;
}

const THICKNESS = { grouped: 12, stacked: 18 };
const GAP = 2;

/** Bars that lie under the names they belong to, however long those are. Every value stands beside its name. */
export function BarRows({ chart, arrangement, scale, patterns }: BarRowsProps) {
  const { series, along } = chart;
  const texts = useChartTexts(chart);
  const thickness = THICKNESS[arrangement];
  const height = laneCount(series, arrangement) * (thickness + GAP) - GAP;
  const zero = percent(scale.place(0));
  return (
    <ul className={styles['rows']}>
      {placesOf(along).map((name, at) => (
        <li key={name}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['figures']}>
            {series.map((one, number) => (
              <span key={one.name}>
                {series.length > 1 && <Swatch series={number} patterns={patterns} />}
                {series.length > 1 && <span className={styles['spoken']}>{one.name}</span>}{' '}
                <bdi>{texts.value(one.values[at] ?? null)}</bdi>
              </span>
            ))}
          </span>
          <svg className={styles['strip']} height={height} aria-hidden="true">
            {blocksAt(at, series, arrangement).map(({ series: number, from, to, lane }) => (
              <rect
                key={number}
                x={percent(scale.place(Math.min(from, to)))}
                width={percent(Math.abs(scale.place(to) - scale.place(from)))}
                y={lane * (thickness + GAP)}
                height={thickness}
                fill={fillOf(patterns, number)}
              />
            ))}
            <line className={marks['grid']} data-zero x1={zero} x2={zero} y2="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
