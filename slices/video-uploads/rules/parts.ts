/** What a browser sends at once. The server and the browser cut a file by the same number. */
export const PART_BYTES = 50 * 1024 * 1024;

/** More than this no storage takes. */
export const MAX_PARTS = 10_000;

export interface PlannedPart {
  partNumber: number;
  size: number;
}

export const countParts = (fileSize: number, partBytes = PART_BYTES): number =>
  Math.ceil(fileSize / partBytes);

/** All parts are of one size but the last, which is what remains. */
export const planParts = (fileSize: number, partBytes = PART_BYTES): PlannedPart[] =>
  Array.from({ length: countParts(fileSize, partBytes) }, (_, index) => ({
    partNumber: index + 1,
    size: Math.min(partBytes, fileSize - index * partBytes),
  }));

/** The parts that need not be sent again: those the storage has in the planned size. */
export function partsInPlace<Part extends PlannedPart>(
  stored: readonly Part[],
  plan: readonly PlannedPart[],
): Part[] {
  return stored.filter(({ partNumber, size }) => plan[partNumber - 1]?.size === size);
}
