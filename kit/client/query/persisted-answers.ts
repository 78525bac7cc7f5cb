import { persistSoon, readPersistedCache } from '../storage/persisted-cache.ts';
import { isRecord } from '../storage/stored-value.ts';
import { stopWithUser } from '../session/work-of-user.ts';
import { queryClient } from './query-client.ts';

/**
 * What of the answers may lie on a disk, by type and field; the root fields stand under Query. An answer with anything
 * else in it is not stored: a new field stays in memory until it is listed here.
 */
export type PersistedFields = Readonly<Record<string, readonly string[]>>;

const ALWAYS = ['__typename', '_id'];

function isKept(value: unknown, kept: PersistedFields): boolean {
  if (Array.isArray(value)) return value.every((one) => isKept(one, kept));
  if (!isRecord(value)) return true;
  const fields = new Map(Object.entries(kept)).get(String(value['__typename'])) ?? [];
  return Object.entries(value).every(
    ([field, inside]) => ALWAYS.includes(field) || (fields.includes(field) && isKept(inside, kept)),
  );
}

/** Whether a whole answer may be stored. */
export const isPersistedAnswer = (data: unknown, kept: PersistedFields): boolean =>
  isRecord(data) && isKept({ ...data, __typename: 'Query' }, kept);

interface Owner {
  userId: string;
  kept: PersistedFields;
  /** By the key of the query, written as JSON. */
  stored: Record<string, unknown>;
}

let owner: Owner | null = null;

stopWithUser(() => {
  owner = null;
});

/** Makes the answers this person's: nobody sees another's, and what their last visit has stored is there at once. */
export function persistAnswersOf(userId: string, kept: PersistedFields): void {
  if (owner?.userId === userId) return;
  // At first there is only what the page has asked for ahead, with the same session.
  if (owner) queryClient.clear();
  owner = null;
  const stored = readPersistedCache(userId) ?? {};
  for (const [question, data] of Object.entries(stored)) {
    const queryKey = JSON.parse(question) as unknown[];
    if (queryClient.getQueryData(queryKey) === undefined && isPersistedAnswer(data, kept))
      queryClient.setQueryData(queryKey, data);
  }
  owner = { userId, kept, stored };
}

queryClient.getQueryCache().subscribe(function storeForTheNextVisit(event) {
  if (!owner || event.type !== 'updated') return;
  const { queryHash, state } = event.query;
  const isToKeep = isPersistedAnswer(state.data, owner.kept);
  if (isToKeep ? owner.stored[queryHash] === state.data : !(queryHash in owner.stored)) return;
  const { userId, stored } = owner;
  if (isToKeep) stored[queryHash] = state.data;
  else delete stored[queryHash];
  persistSoon(userId, () => stored);
});
