/** Where a row lands that is let go over another: before it over its upper half, behind it over its lower one. */
export function landing(from: number, over: number, isLowerHalf: boolean): number {
  const gap = isLowerHalf ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}
