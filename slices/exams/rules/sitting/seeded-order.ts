import type { QuestionKind } from '../question.ts';

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

export interface Draw {
  seed: number;
  shuffles: boolean;
  /** Questions whose answers the student has been shown: others are asked as far as there are any. */
  known?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export interface Pool {
  questionIds: readonly string[];
  pick: number | null;
}

/** Known questions come last, in their order. */
const unknownFirst = (questionIds: readonly string[], known: ReadonlySet<string>): string[] => [
  ...questionIds.filter((id) => !known.has(id)),
  ...questionIds.filter((id) => known.has(id)),
];

export function pickQuestions(pools: readonly Pool[], { seed, shuffles, known = NONE }: Draw): string[] {
  const picked = pools.flatMap(({ questionIds, pick }, index) =>
    pick === null
      ? questionIds
      : unknownFirst(inSeededOrder(questionIds, seed + index + 1), known).slice(0, pick),
  );
  return shuffles ? inSeededOrder(picked, seed) : picked;
}

export function drawn<Question extends { questionId: string; category: string }>(
  questions: readonly Question[],
  picks: readonly { category: string; pick: number }[],
  draw: Draw,
): Question[] {
  const byId = new Map(questions.map((question) => [question.questionId, question]));
  return pickQuestions(poolsOf(questions, picks), draw).flatMap((id) => byId.get(id) ?? []);
}

function poolsOf(
  questions: readonly { questionId: string; category: string }[],
  picks: readonly { category: string; pick: number }[],
): Pool[] {
  const pickOf = new Map(picks.map(({ category, pick }) => [category, pick]));
  return [...Map.groupBy(questions, ({ category }) => category)].map(([category, inIt]) => ({
    questionIds: inIt.map(({ questionId }) => questionId),
    pick: pickOf.get(category) ?? null,
  }));
}

/** How many questions another attempt would ask whose answers the student knows, since there are no others. */
export const askedAgain = (
  questions: readonly { questionId: string; category: string }[],
  picks: readonly { category: string; pick: number }[],
  known: ReadonlySet<string>,
): number =>
  poolsOf(questions, picks).reduce((count, { questionIds, pick }) => {
    const asked = Math.min(pick ?? questionIds.length, questionIds.length);
    const fresh = questionIds.filter((id) => !known.has(id)).length;
    return count + Math.max(0, asked - fresh);
  }, 0);

interface Choices<Choice> {
  kind: QuestionKind;
  options: readonly Choice[];
  matches: readonly Choice[];
}

export function choicesInOrder<Choice>(
  { kind, options, matches }: Choices<Choice>,
  index: number,
  { seed, shuffles }: Draw,
): { options: Choice[]; matches: Choice[] } {
  const own = seed + index + 1;
  return {
    // What is matched keeps its order on the left; the right-hand side would give it away otherwise.
    options: shuffles && kind !== 'MATCHING' ? inSeededOrder(options, own) : [...options],
    matches: inSeededOrder(matches, own),
  };
}
