import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { Swatch } from './chart-marks.tsx';
import { placesOf, type Chart } from './chart.ts';
import { shownLabels } from './shown-labels.ts';
import { useChartTexts } from './use-chart-texts.ts';
import { useReading } from './use-reading.ts';
import type { ValueScale } from './value-scale.ts';
import marks from './chart-marks.module.css';
import styles from './plot.module.css';

interface PlotProps {
  chart: Chart;
  scale: ValueScale;
  /** The patterns of the bars, or null where lines are drawn. */
  patterns: string | null;
  /** What is drawn between the axes; the SVG it stands in has no size of its own, so lengths are in percent. */
  children: ReactNode;
}

export const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

/** Values upwards, places along the foot. Any place can be read by pointer, finger and keyboard. */
export function Plot({ chart, scale, patterns, children }: PlotProps) {
  const text = useText();
  const texts = useChartTexts(chart);
  const places = placesOf(chart.along);
  const labels = shownLabels(places.length);
  const { at, read, pointerEvents, keyboardEvents } = useReading(places.length);
  return (
    <div className={styles['plot']}>
      <div className={styles['ticks']} aria-hidden="true">
        {scale.ticks.toReversed().map((tick) => (
          <bdi key={tick}>{texts.tick(tick)}</bdi>
        ))}
      </div>
      <div className={styles['field']} {...pointerEvents}>
        <svg className={styles['drawing']} aria-hidden="true">
          {scale.ticks.map((tick) => {
            const y = percent(1 - scale.place(tick));
            return (
              <line key={tick} className={marks['grid']} data-zero={tick === 0} x2="100%" y1={y} y2={y} />
            );
          })}
          {at !== null && (
            <line
              className={styles['guide']}
              x1={percent((at + 0.5) / places.length)}
              x2={percent((at + 0.5) / places.length)}
              y2="100%"
            />
          )}
          {children}
        </svg>
        <input
          type="range"
          className={styles['reader']}
          aria-label={text('chartReader', { title: chart.title })}
          aria-valuetext={texts.reading(at ?? 0)}
          min={0}
          max={places.length - 1}
          value={at ?? 0}
          onChange={({ currentTarget }) => read(Number(currentTarget.value))}
          {...keyboardEvents}
        />
        {at !== null && <Reading chart={chart} at={at} patterns={patterns} />}
      </div>
      <div className={styles['places']} aria-hidden="true">
        {places.map((place, index) => (
          <span key={place} data-shown={labels(index)}>
            {labels(index) !== 'never' && <bdi>{texts.shortPlace(index)}</bdi>}
          </span>
        ))}
      </div>
    </div>
  );
}

interface ReadingProps {
  chart: Chart;
  at: number;
  patterns: string | null;
}

/** The values over one place, near it and never over the edge. */
function Reading({ chart: { series, ...rest }, at, patterns }: ReadingProps) {
  const texts = useChartTexts({ series, ...rest });
  const share = (at + 0.5) / placesOf(rest.along).length;
  return (
    <div className={styles['readings']} aria-hidden="true">
      <span style={{ flexGrow: share }} />
      <div className={styles['reading']}>
        <strong>{texts.place(at)}</strong>
        <ul>
          {series.map(({ name, values }, number) => (
            <li key={name}>
              {series.length > 1 && <Swatch series={number} patterns={patterns} />}
              {series.length > 1 && <span>{name}</span>}
              <bdi>{texts.value(values[at] ?? null)}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <span style={{ flexGrow: 1 - share }} />
    </div>
  );
}
