import type { Tx } from '#kit/db/database.ts';

/** Whose terms may come to something else now: some people in some groups, or everybody in them. */
export interface ChangedStandings {
  groupIds: readonly string[];
  personIds: readonly string[] | null;
}

type Follow = (tx: Tx, changed: ChangedStandings, now: Date) => Promise<void>;

const followers: Follow[] = [];

/**
 * A slice above follows what a decision or a mark changes, in the same transaction.
 * @public
 */
export function onStandingsChanged(follow: Follow): void {
  followers.push(follow);
}

export async function standingsChanged(...[tx, changed, now]: Parameters<Follow>): Promise<void> {
  for (const follow of followers) await follow(tx, changed, now);
}
