import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { offerFile } from '../table/output/offer-file.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { chartFile } from './chart-file.ts';
import { ChartPatterns, Swatch } from './chart-marks.tsx';
import { ChartTable } from './chart-table.tsx';
import { knownValues, type Chart } from './chart.ts';
import styles from './chart.module.css';

interface ChartFrameProps {
  chart: Chart;
  /** Bars are filled with patterns, lines have points of different shapes. */
  marks: 'bars' | 'lines';
  /** Draws the chart itself, with the patterns of this id. */
  children: (patterns: string) => ReactNode;
}

/** What stands around every chart: its title and legend, the same as a table, and as a file. */
export function ChartFrame({ chart, marks, children }: ChartFrameProps) {
  const { title, series, fileName } = chart;
  const text = useText();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const isEmpty = knownValues(chart).length === 0;
  return (
    <figure className={styles['figure']} aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`}>{title}</figcaption>
      {!isEmpty && (
        <div className={styles['actions']}>
          <Button tone="quiet" onClick={() => setIsTable(!isTable)}>
            <Icon name={isTable ? 'chart' : 'list'} size="small" />
            <Text id={isTable ? 'showAsChart' : 'showAsTable'} />
          </Button>
          <IconButton
            icon="download"
            label={text('exportCsv')}
            onClick={() => offerFile(chartFile(chart), `${fileName}.csv`)}
          />
        </div>
      )}
      <ChartPatterns id={id} />
      {!isEmpty && !isTable && series.length > 1 && (
        <ul className={styles['legend']}>
          {series.map(({ name }, number) => (
            <li key={name}>
              <Swatch series={number} patterns={marks === 'bars' ? id : null} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['body']}>
        {isEmpty ? (
          <p className={styles['nothing']}>
            <Text id="chartEmpty" />
          </p>
        ) : isTable ? (
          <ChartTable chart={chart} />
        ) : (
          children(id)
        )}
      </div>
    </figure>
  );
}
