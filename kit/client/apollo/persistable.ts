import { isRecord } from '../stored-value.ts';

/** Root fields and types that may never lie on a disk: who somebody is, money, exams, and what others did. */
const NEVER_PERSISTED_FIELDS = /^(currentUser|forexRates|logits|exam|attempt|payment|invoice|transaction)/;
const NEVER_PERSISTED_TYPES = /^(Exam|Attempt|ForexRate|Logit|Payment|Invoice|Transaction)/;

type Entities = Record<string, unknown>;

/** The keys of the entities that a value points to, however deep. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value)) return [];
  return typeof value['__ref'] === 'string' ? [value['__ref']] : Object.values(value).flatMap(referencesIn);
}

const isPersistable = (entity: unknown): boolean =>
  isRecord(entity) &&
  !(typeof entity['__typename'] === 'string' && NEVER_PERSISTED_TYPES.test(entity['__typename']));

/** What of a cache may be stored: the harmless root fields, and what can be reached from them. */
export function persistable(cache: Entities): Entities {
  const root = isRecord(cache['ROOT_QUERY']) ? cache['ROOT_QUERY'] : {};
  const harmless = Object.entries(root).filter(([field]) => !NEVER_PERSISTED_FIELDS.test(field));
  const kept: Entities = { ROOT_QUERY: Object.fromEntries(harmless) };
  const open = referencesIn(kept['ROOT_QUERY']);
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const entity = cache[key];
    if (key in kept || !isPersistable(entity)) continue;
    kept[key] = entity;
    open.push(...referencesIn(entity));
  }
  return kept;
}
