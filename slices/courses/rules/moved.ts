/** A list in which one thing stands at another place, the others in the order they had. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
};
