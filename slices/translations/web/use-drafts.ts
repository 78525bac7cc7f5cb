import { useState } from 'react';

/** Words that were typed and not saved, and what was stored when the typing began. */
export interface Draft {
  text: string;
  begunFrom: string | null;
}

export interface Drafts {
  count: number;
  of: (key: string) => Draft | null;
  /** Forgets the draft when there is none any more. */
  keep: (key: string, draft: Draft | null) => void;
}

/** What is being typed lives with the screen, not with its row: turning a page or narrowing the list loses nothing. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  return {
    count: drafts.size,
    of: (key) => drafts.get(key) ?? null,
    keep: (key, draft) =>
      setDrafts((before) => {
        const others = [...before].filter(([other]) => other !== key);
        return new Map(draft ? [...others, [key, draft]] : others);
      }),
  };
}
