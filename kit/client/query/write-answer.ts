import { isRecord } from '../storage/stored-value.ts';
import { queryClient } from './query-client.ts';

type Entity = Record<string, unknown>;

const nameOf = ({ __typename, _id }: Entity): string | null =>
  typeof __typename === 'string' && typeof _id === 'string' ? `${__typename}:${_id}` : null;

/** Everything in an answer that has a name of its own. */
function entitiesIn(value: unknown, found = new Map<string, Entity>()): Map<string, Entity> {
  if (Array.isArray(value)) for (const one of value) entitiesIn(one, found);
  if (!isRecord(value)) return found;
  const name = nameOf(value);
  if (name !== null) found.set(name, { ...found.get(name), ...value });
  for (const inside of Object.values(value)) entitiesIn(inside, found);
  return found;
}

/** What is known of one field after a change. What the change does not say in full stays as it was. */
function changedValue(known: unknown, now: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(now)) {
    const [pattern] = known as unknown[];
    return now.every((one) => !isRecord(one) || saysAllOf(one, pattern)) ? now : known;
  }
  if (!isRecord(now)) return now;
  if (isRecord(known) && nameOf(known) === nameOf(now)) return changedEntity(known, now);
  return saysAllOf(now, known) ? now : known;
}

const saysAllOf = (now: Entity, pattern: unknown): boolean =>
  isRecord(pattern) && Object.keys(pattern).every((field) => field in now);

function changedEntity(known: Entity, now: Entity): Entity {
  const fields = Object.entries(known).map(([field, value]): [string, unknown] => [
    field,
    field in now ? changedValue(value, now[field]) : value,
  ]);
  return Object.fromEntries(fields);
}

function withChanges(value: unknown, changes: ReadonlyMap<string, Entity>): unknown {
  if (Array.isArray(value)) return value.map((one) => withChanges(one, changes));
  if (!isRecord(value)) return value;
  const change = changes.get(nameOf(value) ?? '');
  const known = change ? changedEntity(value, change) : value;
  return Object.fromEntries(
    Object.entries(known).map(([field, inside]) => [field, withChanges(inside, changes)]),
  );
}

/** Brings what a mutation has answered to every screen that shows it: the same thing, by type and _id, is shown alike. */
export function writeAnswer(answer: unknown): void {
  const changes = entitiesIn(answer);
  if (changes.size === 0) return;
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.data === undefined) continue;
    const isTouched = [...entitiesIn(state.data).keys()].some((name) => changes.has(name));
    if (isTouched) queryClient.setQueryData(queryKey, withChanges(state.data, changes));
  }
}
