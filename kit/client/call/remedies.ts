/** The caller gets the refusal after this has settled. */
type Remedy = () => unknown;

const remedies = new Map<string, Remedy>();

/** Says what the page does by itself when a call is refused for a certain reason, whichever screen made it. */
export function whenRefusedFor(problem: string, remedy: Remedy): void {
  remedies.set(problem, remedy);
}

export const remedyFor = (problem: string | null): Remedy | undefined =>
  problem === null ? undefined : remedies.get(problem);
