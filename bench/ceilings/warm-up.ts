/** Until the programs run as they do all day: they are compiled bit by bit, while they are used. */
const ROUNDS = 6;

/** Lets each of them work for a while, in turn, before anything is measured. */
export async function warmUp(...programs: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) for (const program of programs) await program();
}
