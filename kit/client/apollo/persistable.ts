import { isRecord } from '../stored-value.ts';

type Entities = Record<string, unknown>;

/**
 * What of the answers may lie on a disk, by type and field; the root fields stand under Query. Nothing else is
 * stored: a field that somebody adds tomorrow stays in memory until somebody decides otherwise.
 */
export type Kept = Readonly<Record<string, readonly string[]>>;

const ALWAYS = ['__typename', '_id'];

/** A cache names a field together with its arguments: regions, forexRates({"currency":"GBP"}). */
const nameOf = (field: string): string => field.split('(', 1)[0] ?? '';

/** The keys of the entities that a value points to, however deep. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value)) return [];
  return typeof value['__ref'] === 'string' ? [value['__ref']] : Object.values(value).flatMap(referencesIn);
}

function keptOf(value: unknown, kept: Kept): unknown {
  if (Array.isArray(value)) return value.map((one) => keptOf(one, kept));
  if (!isRecord(value) || typeof value['__ref'] === 'string') return value;
  const fields = kept[String(value['__typename'])] ?? [];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => ALWAYS.includes(field) || fields.includes(nameOf(field)))
      .map(([field, inside]) => [field, keptOf(inside, kept)]),
  );
}

const isKept = (entity: unknown, kept: Kept): entity is Entities =>
  isRecord(entity) && typeof entity['__typename'] === 'string' && entity['__typename'] in kept;

/** What of a cache may be stored: the root fields that were named, and what can be reached from them. */
export function persistable(cache: Entities, kept: Kept): Entities {
  const stored: Entities = { ROOT_QUERY: keptOf({ __typename: 'Query', ...rootOf(cache) }, kept) };
  const open = referencesIn(stored['ROOT_QUERY']);
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const entity = cache[key];
    if (key in stored || !isKept(entity, kept)) continue;
    stored[key] = keptOf(entity, kept);
    open.push(...referencesIn(stored[key]));
  }
  return stored;
}

const rootOf = (cache: Entities): Entities => (isRecord(cache['ROOT_QUERY']) ? cache['ROOT_QUERY'] : {});
