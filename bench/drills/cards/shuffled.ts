/** In another order, the same every time. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items];
  let seed = 20_261_118;
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (at + 1);
    const [one, two] = [mixed[at], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[at], mixed[other]] = [two, one];
  }
  return mixed;
}
