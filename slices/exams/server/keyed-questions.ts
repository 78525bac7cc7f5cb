import type { Db, Tx } from '#kit/db/database.ts';
import type { AskedQuestion } from '../rules/question.ts';
import type { Asked } from './attempt.queries.ts';
import { findKeys, findVersions } from './question.queries.ts';

type KeyedVersions = ReadonlyMap<string, AskedQuestion>;

export async function keyedVersions(db: Db | Tx, versionIds: Iterable<string>): Promise<KeyedVersions> {
  const ids = [...new Set(versionIds)];
  const [versions, keys] = await Promise.all([findVersions(db, ids), findKeys(db, ids)]);
  const keyOf = new Map(keys.map(({ versionId, key }) => [versionId, key]));
  return new Map(
    versions.flatMap(({ versionId, questionId, points }) => {
      const key = keyOf.get(versionId);
      return key ? [[versionId, { id: questionId, points, key }] as const] : [];
    }),
  );
}

/** The questions of an attempt as it is graded: worth what they were when it was given them, by keys that were corrected since. */
export const gradedQuestions = (
  versions: KeyedVersions,
  { asked, keys }: { asked: readonly Asked[]; keys: Readonly<Record<string, string>> },
): AskedQuestion[] =>
  asked.flatMap(({ questionId, versionId }) => {
    const given = versions.get(versionId);
    const corrected = versions.get(keys[questionId] ?? versionId);
    if (!given || !corrected) return [];
    return corrected === given ? [given] : [{ ...given, key: corrected.key, formerKey: given.key }];
  });

export const versionsOf = ({
  asked,
  keys,
}: {
  asked: readonly Asked[];
  keys: Readonly<Record<string, string>>;
}): string[] => [...asked.map(({ versionId }) => versionId), ...Object.values(keys)];
