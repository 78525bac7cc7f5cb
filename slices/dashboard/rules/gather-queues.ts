/** Work of one kind that waits on one campus, or in the whole college. */
interface AtCampus {
  name: string;
  regionId: string | null;
  waiting: { count: number; since: string | null };
}

export interface Gathered<Queue> {
  /** The same while there is any of it, whichever campus leads. */
  key: string;
  /** The one in which a person has waited longest; of all of them nothing else is shown. */
  first: Queue;
  /** On how many campuses it waits, the chosen one aside. */
  campuses: number;
  count: number;
  since: string | null;
}

/**
 * What waits on the chosen campus stands alone, and what waits of the same kind on all others in one row beside it: who oversees
 * thirty campuses does not read thirty rows.
 */
export function gatherQueues<Queue extends AtCampus>(
  queues: readonly Queue[],
  regionId: string | null,
): Gathered<Queue>[] {
  const rowOf = ({ name, regionId: at }: AtCampus): string =>
    `${name} ${at !== null && at === regionId ? 'chosen' : 'elsewhere'}`;
  const age = ({ waiting: { since } }: AtCampus): number => (since === null ? Infinity : Date.parse(since));
  return [...Map.groupBy(queues, rowOf)].flatMap(([key, row]) => {
    const [first] = row.toSorted((one, other) => (age(one) < age(other) ? -1 : 1));
    if (!first) return [];
    const count = row.reduce((sum, { waiting }) => sum + waiting.count, 0);
    return { key, first, campuses: row.length, count, since: first.waiting.since };
  });
}
