interface GroupChoice {
  id: string;
  archived: boolean;
}

/** The stored group if it is still theirs; else the first that is not archived, else the first, else none. */
export function selectedGroup(storedId: string | null, groups: readonly GroupChoice[]): string | null {
  const stored = groups.find((group) => group.id === storedId);
  return (stored ?? groups.find((group) => !group.archived) ?? groups[0])?.id ?? null;
}
