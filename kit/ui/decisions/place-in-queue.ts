/** A row of a list of what is to be decided. */
export interface Waiting {
  _id: string;
  /** PENDING while it waits. */
  status: string;
  /** The decision that stands, if there is one. */
  decisionId: string | null;
}

/** A page of such a list, and which of its rows is open beside it. */
export interface Queue<Row> {
  rows: readonly Row[];
  /** How many match in all, and how many of them stand on the pages before. */
  count: number;
  rowsBefore: number;
  opened: string | null;
  onOpen: (id: string | null) => void;
}

export interface PlaceInQueue<Row> {
  row: Row;
  /** Counted from one, of all that match. */
  place: number;
  count: number;
  previous: Row | null;
  next: Row | null;
  /** The one after this that waits for a decision, or else one before it. */
  nextPending: Row | null;
  onOpen: (id: string | null) => void;
}

/** Where the row stands that is open; null while none is. */
export function placeInQueue<Row extends Waiting>(queue: Queue<Row>): PlaceInQueue<Row> | null {
  const { rows, count, rowsBefore, opened, onOpen } = queue;
  const index = rows.findIndex(({ _id }) => _id === opened);
  const row = rows[index];
  if (!row) return null;
  const others = [...rows.slice(index + 1), ...rows.slice(0, index)];
  return {
    row,
    place: rowsBefore + index + 1,
    count,
    previous: rows[index - 1] ?? null,
    next: rows[index + 1] ?? null,
    nextPending: others.find(({ status }) => status === 'PENDING') ?? null,
    onOpen,
  };
}
