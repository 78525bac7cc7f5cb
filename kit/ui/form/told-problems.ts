/** How often a person was shown that an action failed. */
let told = 0;

export const noteToldProblem = (): void => {
  told += 1;
};

/**
 * Begins an attempt. What it answers says whether an action was told to have failed since then, also when the words are gone
 * from the screen. Errors of work in the background, such as an upload, say nothing about it.
 */
export function watchToldProblems(): () => boolean {
  const before = told;
  return () => told !== before;
}
