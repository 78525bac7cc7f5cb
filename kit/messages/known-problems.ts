/** Every refusal that can be told. Each slice adds its own in rules/problems.ts, so that a misspelt one does not compile. */
export interface KnownProblems {
  requestNotUnderstood: true;
}

export type ProblemId = keyof KnownProblems & string;
