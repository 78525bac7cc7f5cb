const remedies = new Map<string, () => void>();

/** Says what the page does by itself when a call is refused for a certain reason, whichever screen made it. */
export function whenRefusedFor(problem: string, remedy: () => void): void {
  remedies.set(problem, remedy);
}

export const remedyFor = (problem: string | null): (() => void) | undefined =>
  problem === null ? undefined : remedies.get(problem);
