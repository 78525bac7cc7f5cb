import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { outdatedVersions } from '#slices/exams/rules/regrading/regrade.ts';
import { overseenRegions } from '../results/list-results.ts';
import { countGradedBy, findKeyedVersions } from './old-keys.queries.ts';

/**
 * How many results on the caller's campuses stand on keys that were changed since, of all questions of an exam or of one: those
 * that grading anew would look at.
 */
export async function resultsOnOldKeys(
  ctx: Context,
  examId: string,
  questionId: string | null,
): Promise<number> {
  const actor = actorOf(ctx);
  if (!can.write(actor)) return 0;
  const versionIds = outdatedVersions(await findKeyedVersions(ctx.db, examId, questionId));
  if (versionIds.length === 0) return 0;
  const reach = overseenRegions(ctx);
  return countGradedBy(ctx.db, { examId, versionIds, reach, exceptPersonId: actor.personId });
}
