/** Answers whether the page is starting again because of it, so that nobody needs to read the refusal. */
type Remedy = () => boolean | Promise<boolean>;

const remedies = new Map<string, Remedy>();

/** Says what the page does by itself when a call is refused for a certain reason, whichever screen made it. */
export function whenRefusedFor(problem: string, remedy: Remedy): void {
  remedies.set(problem, remedy);
}

export const remedyFor = (problem: string | null): Remedy | undefined =>
  problem === null ? undefined : remedies.get(problem);
