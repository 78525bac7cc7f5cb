import { inTenths, joined, type Span } from './watched.ts';

/** What a player has shown and not yet reported. */
export interface Recording {
  /** Where the player was last heard of; null before it plays. */
  at: number | null;
  spans: readonly Span[];
}

export const NO_RECORDING: Recording = { at: null, spans: [] };

/** A player that plays is heard of several times a second, in the background once; a longer step was a jump. */
const MAX_STEP_SECONDS = 5;

export function playedTo({ at, spans }: Recording, second: number): Recording {
  const isStep = at !== null && second > at && second - at <= MAX_STEP_SECONDS;
  return { at: second, spans: isStep ? joined([...spans, { from: at, to: second }]) : spans };
}

/** The player was moved to a second: what lies between was not seen. */
export const jumpedTo = ({ spans }: Recording, second: number): Recording => ({ at: second, spans });

/** Nobody notices whether a lesson goes on a moment earlier or later. */
const SAME_PLACE_SECONDS = 1;

/** Whether a player stands somewhere else than was last told. */
export const isElsewhere = (told: number, second: number): boolean =>
  Math.abs(second - told) > SAME_PLACE_SECONDS;

export const unreported = ({ spans }: Recording): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

export function taken(recording: Recording): { report: Span[]; left: Recording } {
  const report = recording.spans
    .map(({ from, to }) => ({ from: inTenths(from), to: inTenths(to) }))
    .filter(({ from, to }) => from < to);
  return { report, left: { at: recording.at, spans: [] } };
}
