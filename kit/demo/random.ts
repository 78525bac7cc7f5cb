/** Chance that repeats itself: the same seed gives the same college on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from least to most, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /** A time-ordered id as the database itself makes them (uuidv7), for something made at that instant. */
  id(at: Date): string;
  /** A stream of its own for one part of the college, so that a change in one part leaves the others as they were. */
  branch(name: string): Random;
}

export function seededRandom(seed: string): Random {
  const next = mulberry32(fnv1a(seed));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number): string =>
    int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[int(0, items.length - 1)] as Item;
    },
    shuffle: <Item>(items: readonly Item[]): Item[] => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
      }
      return shuffled;
    },
    id: (at) => {
      const ms = at.getTime().toString(16).padStart(12, '0');
      const variant = int(8, 11).toString(16);
      return `${ms.slice(0, 8)}-${ms.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
    },
    branch: (name) => seededRandom(`${seed}/${name}`),
  };
}

/** Tommy Ettinger's mulberry32: 32 bits of state are plenty for names and grades, and it is five lines. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Spreads a name over 32 bits (FNV-1a), so that similar names start far apart. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
