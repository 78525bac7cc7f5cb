/** The same numbers for the same seed. */
export function dice(seed: number): (sides: number) => number {
  let state = seed * 2_654_435_761;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}
