/** The heights a list of streams offers, the highest first; none where there is nothing to choose between. */
export function heightsIn(list: string): number[] {
  const heights = [...list.matchAll(/RESOLUTION=\d+x(\d+)/g)].map(([, height]) => Number(height));
  const different = [...new Set(heights)].toSorted((one, other) => other - one);
  return different.length > 1 ? different : [];
}

/** The stream to show to a person who wishes for a height: the best of those no higher, else the lowest; -1 is any. */
export function levelFor(levels: readonly { height: number }[], parsed: number | null): number {
  if (parsed === null) return -1;
  const pictures = levels.flatMap(({ height }, index) => (height > 0 ? [{ height, place: index }] : []));
  const inOrder = pictures.toSorted((one, other) => other.height - one.height);
  return (inOrder.find(({ height }) => height <= parsed) ?? inOrder.at(-1))?.place ?? -1;
}
