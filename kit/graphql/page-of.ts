/** A page of a list, and the cursor at which the next one begins; none on the last. */
export interface PageOf<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** The page among rows of which one more was asked for than it shows: that one only tells whether there is another page. */
export function pageOf<Row extends { id: string }>(found: readonly Row[], size: number): PageOf<Row> {
  const rows = found.slice(0, size);
  return { rows, nextCursor: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}
