import { PLAIN, QUIET, SMALL, type Cell, type PaperFlow } from './paper-flow.ts';

const GAP = 10;
const ROW_GAP = 3;

export interface PaperColumn<Row> {
  head: string;
  /** One column has none: it takes what the others leave. */
  width?: number;
  align?: 'start' | 'end';
  /** What the rows come to stands under this column. */
  isSummed?: true;
  textOf(row: Row): string;
}

export interface PaperSum {
  label: string;
  value: string;
}

interface PaperTable<Row> {
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
  sums?: readonly PaperSum[];
}

type PlacedColumn<Row> = PaperColumn<Row> & Pick<Cell, 'x' | 'width'>;

function placed<Row>(columns: readonly PaperColumn<Row>[], width: number): PlacedColumn<Row>[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const rest = width - fixed - GAP * (columns.length - 1);
  let x = 0;
  return columns.map((column) => {
    const place = { ...column, x, width: column.width ?? rest };
    x += place.width + GAP;
    return place;
  });
}

/** Rows under their heads, which every sheet repeats, and what they come to. The last row stays on the sheet of the sums. */
export function drawTable<Row>(flow: PaperFlow, { columns, rows, sums = [] }: PaperTable<Row>): void {
  const places = placed(columns, flow.width);
  const cells = (textOf: (column: PaperColumn<Row>) => string): Cell[] =>
    places.map((column) => ({
      x: column.x,
      width: column.width,
      align: column.align ?? 'start',
      text: textOf(column),
    }));
  const drawHeads = () => {
    flow.row(
      cells(({ head }) => head).map((cell) => ({ ...cell, ink: QUIET })),
      SMALL,
    );
    flow.y += ROW_GAP;
    flow.rule();
    flow.y += 4;
  };

  drawHeads();
  flow.onNewSheet = drawHeads;
  const endHeight = 8 + sums.length * (PLAIN.leading + ROW_GAP);
  for (const [index, row] of rows.entries()) {
    if (index === rows.length - 1) flow.need(2 * PLAIN.leading + endHeight);
    flow.row(
      cells(({ textOf }) => textOf(row)),
      PLAIN,
    );
    flow.y += ROW_GAP;
  }
  flow.onNewSheet = () => undefined;
  flow.rule();
  flow.y += 4;
  const summed = places.find(({ isSummed }) => isSummed);
  if (summed) for (const sum of sums) drawSum(flow, summed, sum);
}

function drawSum<Row>(flow: PaperFlow, { x, width }: PlacedColumn<Row>, { label, value }: PaperSum): void {
  flow.row(
    [
      { x: 0, width: x - GAP, text: label, align: 'end', ink: QUIET },
      { x, width, text: value, align: 'end', weight: 'strong' },
    ],
    PLAIN,
  );
  flow.y += ROW_GAP;
}
