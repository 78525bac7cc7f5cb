/** A piece of a text, such as a paragraph, and whether both texts have it or only one of them. */
export interface ComparedPiece<Piece extends string = string> {
  kind: 'same' | 'removed' | 'added';
  piece: Piece;
}

/**
 * What leads from one text to another, piece by piece: as much as possible stays the same, and what was removed stands
 * before what came in its place.
 */
export function compareTexts<Piece extends string>(
  before: readonly Piece[],
  after: readonly Piece[],
): ComparedPiece<Piece>[] {
  const common = commonLengths(before, after);
  const compared: ComparedPiece<Piece>[] = [];
  let [from, to] = [0, 0];
  for (;;) {
    const [left, right] = [before[from], after[to]];
    if (left === right) {
      if (left === undefined) return compared;
      compared.push({ kind: 'same', piece: left });
      from += 1;
      to += 1;
    } else if (left !== undefined && lengthAt(common, from + 1, to) >= lengthAt(common, from, to + 1)) {
      compared.push({ kind: 'removed', piece: left });
      from += 1;
    } else if (right !== undefined) {
      compared.push({ kind: 'added', piece: right });
      to += 1;
    } else if (left !== undefined) {
      compared.push({ kind: 'removed', piece: left });
      from += 1;
    }
  }
}

type Lengths = readonly (readonly number[])[];

const lengthAt = (lengths: Lengths, from: number, to: number): number => lengths[from]?.[to] ?? 0;

/** How many pieces the two texts have in common, in order, from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Lengths {
  const lengths: number[][] = [];
  for (let from = before.length - 1; from >= 0; from -= 1) {
    const row: number[] = [];
    for (let to = after.length - 1; to >= 0; to -= 1) {
      row[to] =
        before[from] === after[to]
          ? 1 + lengthAt(lengths, from + 1, to + 1)
          : Math.max(lengthAt(lengths, from + 1, to), row[to + 1] ?? 0);
    }
    lengths[from] = row;
  }
  return lengths;
}
