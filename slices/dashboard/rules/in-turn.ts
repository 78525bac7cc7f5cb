/** Something that waits, and how long it has. */
export interface Turn {
  /** An instant or a day; null where nobody knows. */
  since: string | null;
  /** The campus it is of; null for the whole college. */
  regionId: string | null;
  /** No student waits for it. */
  isChore: boolean;
  /** It is to be done at this moment. */
  isNow?: boolean;
}

/**
 * What is to be done now comes first, then what has waited longest. What is of another campus than the chosen one comes after all that is of it, and what
 * no student waits for after what a person does.
 */
export const inTurn = <Waiting extends Turn>(
  waiting: readonly Waiting[],
  regionId: string | null,
): Waiting[] => {
  const isElsewhere = (one: Waiting): boolean =>
    regionId !== null && one.regionId !== null && one.regionId !== regionId;
  const rank = (one: Waiting): number =>
    one.isNow ? -1 : Number(isElsewhere(one)) * 2 + Number(one.isChore);
  const age = ({ since }: Waiting): number => (since === null ? Infinity : Date.parse(since));
  return waiting.toSorted((one, other) => rank(one) - rank(other) || compare(age(one), age(other)));
};

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
