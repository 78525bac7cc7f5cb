import type { QuestionKind } from '../question.ts';

export type Verdict = 'right' | 'partly' | 'wrong' | 'waiting';

interface Answered {
  kind: QuestionKind;
  points: number;
  /** Null until a person has marked it, or the server may tell. */
  earned: number | null;
}

/** How an answer is called beside its points; an essay that was marked is neither right nor wrong. */
export function verdictOf({ kind, points, earned }: Answered): Verdict | null {
  if (earned === null) return 'waiting';
  if (kind === 'ESSAY') return null;
  if (earned >= points) return 'right';
  return earned > 0 ? 'partly' : 'wrong';
}

interface Parts {
  options: readonly string[];
  pairs: readonly { option: string; match: string }[];
}

/** Of an answer that has several parts, which of them are right; nothing where the verdict on the whole says it all. */
export function rightParts(kind: QuestionKind, given: Parts | null, right: Parts | null): readonly boolean[] {
  if (!given || !right) return [];
  if (kind === 'MULTIPLE_CHOICE') return given.options.map((option) => right.options.includes(option));
  if (kind !== 'MATCHING') return [];
  return given.pairs.map(({ option, match }) =>
    right.pairs.some((pair) => pair.option === option && pair.match === match),
  );
}
