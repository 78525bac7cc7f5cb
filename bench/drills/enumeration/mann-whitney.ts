/**
 * How surely two series of measurements differ: the z of the Mann-Whitney test, with the correction for ties. Under
 * 3 in size, a watcher could not tell them apart.
 */
export function mannWhitneyZ(first: readonly number[], second: readonly number[]): number {
  const [n1, n2] = [first.length, second.length];
  const n = n1 + n2;
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((one, other) => one.value - other.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < n;) {
    let end = start;
    while (end + 1 < n && all[end + 1]?.value === all[start]?.value) end++;
    const rank = (start + end) / 2 + 1;
    const size = end - start + 1;
    ties += size ** 3 - size;
    rankSum += rank * all.slice(start, end + 1).filter(({ isFirst }) => isFirst).length;
    start = end + 1;
  }
  const u = rankSum - (n1 * (n1 + 1)) / 2;
  const variance = ((n1 * n2) / 12) * (n + 1 - ties / (n * (n - 1)));
  return variance === 0 ? 0 : (u - (n1 * n2) / 2) / Math.sqrt(variance);
}
