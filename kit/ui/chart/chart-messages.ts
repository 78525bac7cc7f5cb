import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What charts say. */
export const chartMessages = {
  showAsTable: {
    text: 'Show as table',
    about: 'Button beside a chart that shows its values in rows and columns.',
  },
  showAsChart: {
    text: 'Show as chart',
    about: 'Button beside a table that shows its values as a chart again.',
  },
  chartEmpty: { text: 'No data yet', about: 'In place of a chart that has no values.' },
  chartReader: {
    text: '{title}: read the values with the arrow keys',
    about:
      'Read aloud as the name of the control by which the values of a chart are read. title is that of the chart. Not visible.',
  },
  chartReading: {
    text: '{place}: {values}',
    about: 'Read aloud for one place of a chart, such as March 2026: Walsall 12 and Jakarta 8. Not visible.',
  },
  chartSeriesValue: {
    text: '{series} {value}',
    about: 'Read aloud for one value of a chart, such as Walsall 12. Not visible.',
  },
  chartNoValue: {
    text: 'no value',
    about: 'Read aloud in place of a value of a chart that is not known. Not visible.',
  },
} as const satisfies Record<string, MessageSource>;
