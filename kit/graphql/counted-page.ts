import { pageOf, type PageOf } from './page-of.ts';

/** As far as matches are counted: nobody turns pages that far, and counting everything would hold others up. */
const MAX_COUNTED = 1_000;

interface Counted {
  count: number;
  /** Whether there are more than were counted. */
  isOpen: boolean;
}

/** A page that can also say how many match in all. */
export interface CountedPage<Row> extends PageOf<Row> {
  /** Counts once, on the first request. */
  counted(): Promise<Counted>;
}

/** `count` is asked to count up to one more than is told. */
export function countedPage<Row extends { id: string }>(
  found: readonly Row[],
  size: number,
  count: (max: number) => Promise<number>,
): CountedPage<Row> {
  let counting: Promise<Counted> | null = null;
  const counted = async () => {
    const all = await count(MAX_COUNTED + 1);
    return { count: Math.min(all, MAX_COUNTED), isOpen: all > MAX_COUNTED };
  };
  return { ...pageOf(found, size), counted: () => (counting ??= counted()) };
}
