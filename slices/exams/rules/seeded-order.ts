/** Numbers from 0 to 1 that are the same for the same seed, so that an attempt can be drawn again as it was (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Every order is as likely as any other (Fisher–Yates). */
export function inSeededOrder<Item>(items: readonly Item[], seed: number): Item[] {
  const next = seededNumbers(seed);
  const ordered = [...items];
  for (let last = ordered.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(next() * (last + 1));
    [ordered[last], ordered[chosen]] = [ordered[chosen] as Item, ordered[last] as Item];
  }
  return ordered;
}

/** Questions picked from each pool, as many as it says, in the order of the exam or shuffled. */
export interface Pool {
  questionIds: readonly string[];
  /** How many of them are asked; null for all. */
  pick: number | null;
}

export function pickQuestions(
  pools: readonly Pool[],
  { seed, shuffles }: { seed: number; shuffles: boolean },
): string[] {
  const picked = pools.flatMap(({ questionIds, pick }, place) =>
    pick === null ? questionIds : inSeededOrder(questionIds, seed + place + 1).slice(0, pick),
  );
  return shuffles ? inSeededOrder(picked, seed) : picked;
}
