import type { Query } from '@tanstack/react-query';
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

interface Telling {
  changes: ReadonlyMap<string, Entity>;
  /** False once something was not said in all that is shown of it. */
  isInFull: boolean;
}

/** What is known of one field after a change. What the change does not say in full stays as it was. */
function changedValue(known: unknown, now: unknown, telling: Telling): unknown {
  if (isRecord(known) && isRecord(now) && nameOf(known) === nameOf(now))
    return changedEntity(known, now, telling);
  const [pattern, said] =
    Array.isArray(known) && Array.isArray(now) ? [known[0] as unknown, now] : [known, [now]];
  if (said.every((one) => !isRecord(one) || saysAllOf(one, pattern))) return now;
  telling.isInFull = false;
  return known;
}

const saysAllOf = (now: Entity, pattern: unknown): boolean =>
  isRecord(pattern) && Object.keys(pattern).every((field) => field in now);

function changedEntity(known: Entity, now: Entity, telling: Telling): Entity {
  const fields = Object.entries(known).map(([field, value]): [string, unknown] => [
    field,
    field in now ? changedValue(value, now[field], telling) : value,
  ]);
  return Object.fromEntries(fields);
}

function withChanges(value: unknown, telling: Telling): unknown {
  if (Array.isArray(value)) return value.map((one) => withChanges(one, telling));
  if (!isRecord(value)) return value;
  const change = telling.changes.get(nameOf(value) ?? '');
  const known = change ? changedEntity(value, change, telling) : value;
  return Object.fromEntries(
    Object.entries(known).map(([field, inside]) => [field, withChanges(inside, telling)]),
  );
}

/**
 * Brings what a mutation has answered to every screen that shows it: the same thing, by type and _id, is shown alike.
 * Gives those answers on the screen that show more than was said of a thing, to be asked for again.
 */
export function writeAnswer(answer: unknown): Query[] {
  const changes = entitiesIn(answer);
  if (changes.size === 0) return [];
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => {
      const { data } = query.state;
      if (data === undefined || ![...entitiesIn(data).keys()].some((name) => changes.has(name))) return false;
      const telling: Telling = { changes, isInFull: true };
      queryClient.setQueryData(query.queryKey, withChanges(data, telling));
      return !telling.isInFull && query.isActive();
    });
}
