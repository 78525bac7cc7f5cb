/** A stretch of a lesson that was played, in seconds from its beginning: the first belongs to it, the last does not. */
export interface Span {
  from: number;
  to: number;
}

/** The person who has seen this share of a lesson has seen it: few sit through the closing words. */
export const COMPLETE_AT = 0.9;

/** The most spans one report may carry; a player joins what touches, so that even a restless viewer sends few. */
export const MAX_SPANS = 200;

/** No lesson is longer than a day. */
const MAX_SECONDS = 86_400;

/** A player reports its position in many decimals; a tenth of a second is fine enough. */
export const inTenths = (seconds: number): number => Math.round(seconds * 10) / 10;

const isSpan = ({ from, to }: Span): boolean =>
  Number.isFinite(from) && Number.isFinite(to) && from >= 0 && from < to && to <= MAX_SECONDS;

/** Whether a report of what was watched makes sense. */
export function checkWatched(position: number, spans: readonly Span[]): 'watchedInvalid' | null {
  const isPosition = Number.isFinite(position) && position >= 0 && position <= MAX_SECONDS;
  return isPosition && spans.length <= MAX_SPANS && spans.every(isSpan) ? null : 'watchedInvalid';
}

/** The same stretches as a set: in order, none touching another, however often and in whatever order they came. */
export function joined(spans: readonly Span[]): Span[] {
  const inOrder = spans.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from);
  const set: Span[] = [];
  for (const span of inOrder) {
    const last = set.at(-1);
    if (last && span.from <= last.to)
      set[set.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else set.push(span);
  }
  return set;
}
