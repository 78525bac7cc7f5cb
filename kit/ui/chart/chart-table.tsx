import { placesOf, type Chart } from './chart.ts';
import { useChartTexts } from './use-chart-texts.ts';
import styles from './chart.module.css';

interface ChartTableProps {
  chart: Chart;
}

/** The values of a chart in rows and columns, for those who would rather read them. */
export function ChartTable({ chart }: ChartTableProps) {
  const { along, series, title } = chart;
  const texts = useChartTexts(chart);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What can be scrolled must be reached by the keyboard.
    <section className={styles['scroller']} aria-label={title} tabIndex={0}>
      <table className={styles['table']}>
        <caption className={styles['spoken']}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{along.label}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placesOf(along).map((place, at) => (
            <tr key={place}>
              <th scope="row">{texts.place(at)}</th>
              {series.map(({ name, values }) => (
                <td key={name}>
                  <bdi>{texts.value(values[at] ?? null)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
