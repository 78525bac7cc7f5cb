import type { PartFault } from './bad-network.ts';
import { PARTS } from './films.ts';

/** What an upload suffers. The last four take its tab or its server away, in the middle of a part. */
export const INTERRUPTIONS = [
  'part dropped',
  'part cut short',
  'part duplicated',
  'part late',
  'tab killed',
  'server killed',
  'wrong file of the same name',
  'wrong size',
] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

export const FAULT_OF: Readonly<Record<Interruption, PartFault>> = {
  'part dropped': 'dropped',
  'part cut short': 'cutShort',
  'part duplicated': 'duplicated',
  'part late': 'late',
  'tab killed': 'caught',
  'server killed': 'caught',
  'wrong file of the same name': 'caught',
  'wrong size': 'caught',
};

const MAX_AT_ONCE = 4;

/** One to four interruptions, each at a part of its own; all kinds come in turn, so that none is left out. */
export function chooseInterruptions(chance: () => number, turn: number): Map<number, Interruption> {
  const count = 1 + Math.floor(chance() * MAX_AT_ONCE);
  const chosen = new Map<number, Interruption>();
  while (chosen.size < count) {
    const nth = 1 + Math.floor(chance() * PARTS);
    if (chosen.has(nth)) continue;
    const kind = INTERRUPTIONS[(turn + chosen.size) % INTERRUPTIONS.length];
    if (kind) chosen.set(nth, kind);
  }
  return chosen;
}

/** Chances that come again with the same seed, so that a drill that failed can be repeated. */
export function chancesFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
