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
  /** Whether a search or a filter leaves some out. */
  isNarrowed?: boolean;
  onOpen: (id: string | null) => void;
}

export interface PlaceInQueue<Row> {
  /** None where what is open is not on this page of the list. */
  row: Row | null;
  /** Counted from one, of all that match. */
  place: number | null;
  count: number;
  isNarrowed: boolean;
  previous: Row | null;
  next: Row | null;
  /** The one after this that waits for a decision, or else one before it. */
  nextPending: Row | null;
  onOpen: (id: string | null) => void;
}

/** Where the row stands that is open; null while none is. */
export function placeInQueue<Row extends Waiting>(queue: Queue<Row>): PlaceInQueue<Row> | null {
  const { rows, count, rowsBefore, opened, isNarrowed = false, onOpen } = queue;
  if (opened === null) return null;
  const index = rows.findIndex(({ _id }) => _id === opened);
  const row = rows[index] ?? null;
  const others = [...rows.slice(index + 1), ...rows.slice(0, index)];
  return {
    row,
    place: row && rowsBefore + index + 1,
    count,
    isNarrowed,
    previous: row && (rows[index - 1] ?? null),
    next: row && (rows[index + 1] ?? null),
    nextPending: others.find(({ status }) => status === 'PENDING') ?? null,
    onOpen,
  };
}
