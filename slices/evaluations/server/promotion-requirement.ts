import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { actorOf } from '#kit/graphql/action.ts';
import {
  countOf,
  evaluationsMet,
  meanHundredths,
  type EvaluationFacts,
  type Said,
} from '#slices/groups/rules/readiness.ts';
import { onRequirementAsked } from '#slices/groups/server/api.ts';
import { can } from '../rules/permissions.ts';

/** What was published of some students in a group, counted: the answers themselves stay where they are. */
const countPublished = (
  db: Db,
  { groupId, personIds }: { groupId: string; personIds: readonly string[] },
): Promise<(EvaluationFacts & { personId: string })[]> =>
  db
    .selectFrom('evaluation as e')
    .select('e.studentId as personId')
    .select([
      sql<number>`count(*)::integer`.as('published'),
      sql<number>`sum((select count(*) from jsonb_each(e.answers) a
        where jsonb_typeof(a.value) = 'number'))::integer`.as('scores'),
      sql<number>`coalesce(sum((select sum(a.value::integer) from jsonb_each(e.answers) a
        where jsonb_typeof(a.value) = 'number')), 0)::integer`.as('scoreSum'),
    ])
    .where('e.groupId', '=', groupId)
    .where('e.studentId', '=', anyId(personIds))
    .where('e.status', '=', 'PUBLISHED')
    .groupBy('e.studentId')
    .execute();

const NOTHING: EvaluationFacts = { published: 0, scores: 0, scoreSum: 0 };

onRequirementAsked({
  name: 'EVALUATIONS',
  async read(ctx, { group: { id: groupId, regionId }, personIds, policy }) {
    const rows = await countPublished(ctx.db, { groupId, personIds });
    const byPerson = new Map(rows.map((row) => [row.personId, row]));
    const number = new Intl.NumberFormat(languageTag(ctx.locale), { maximumFractionDigits: 2 });
    const path = can.oversee(actorOf(ctx), { regionId }) ? `/evaluations?groupId=${groupId}` : undefined;
    const { minEvaluations: needed, minScoreTenths } = policy;
    return (personId) => {
      const facts = byPerson.get(personId) ?? NOTHING;
      const count = countOf(facts.published, needed ?? 0);
      const [mean, isMet] = [meanHundredths(facts), evaluationsMet(facts, policy)];
      const published = { label: { id: 'evaluationsPublished' } as const, value: count };
      if (minScoreTenths === null)
        return { isMet, value: count, amount: facts.published, steps: [published], path };
      const meanText = mean === null ? null : number.format(mean / 100);
      const value: Said =
        meanText === null
          ? count
          : {
              id: 'evaluationsWithMean',
              values: { count: facts.published, needed: needed ?? 0, mean: meanText },
            };
      const meanValue: Said =
        meanText === null
          ? { id: 'noScoreYet' }
          : {
              id: 'requirementAtLeast',
              values: { value: meanText, needed: number.format(minScoreTenths / 10) },
            };
      return {
        isMet,
        value,
        // Everybody has as many; how well they are seen tells them apart.
        amount: mean,
        steps: [published, { label: { id: 'evaluationsMean' }, value: meanValue }],
        path,
      };
    };
  },
});
