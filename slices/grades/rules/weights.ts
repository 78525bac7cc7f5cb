/** How much the parts of a course count, by their ids. */
export type Weights = Readonly<Record<string, number>>;

/** Equal, until a user says otherwise (HOLE-41). */
export const USUAL_WEIGHT = 1;

/** Enough to weigh in hundredths of a percent. */
export const MAX_WEIGHT = 10_000;

export const weightOf = (weights: Weights | undefined, partId: string): number =>
  weights?.[partId] ?? USUAL_WEIGHT;

/** Why parts cannot be weighed like this, or null. A part without any weight is only for practice. */
export function checkWeights(weights: Weights): 'weightInvalid' | 'weightsAllZero' | null {
  const all = Object.values(weights);
  if (all.some((weight) => !Number.isInteger(weight) || weight < 0 || weight > MAX_WEIGHT))
    return 'weightInvalid';
  return all.length > 0 && all.every((weight) => weight === 0) ? 'weightsAllZero' : null;
}
