import { languageTag } from '#kit/messages/locales.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { countOf, hoursMet } from '#slices/groups/rules/readiness.ts';
import { onRequirementAsked } from '#slices/groups/server/api.ts';
import { categoryName } from '../rules/hour-category.ts';
import { can } from '../rules/permissions.ts';
import { writtenOften } from '../rules/written-minutes.ts';
import { findRequirements, listCategories } from './policy.queries.ts';
import { findConfirmedOfGroup } from './sums.queries.ts';

/** Confirmed hours alone count, each category for itself. */
onRequirementAsked({
  name: 'HOURS',
  async read(ctx, { group: { id: groupId, regionId } }) {
    const [requirements, categories, confirmed] = await Promise.all([
      findRequirements(ctx.db, groupId),
      listCategories(ctx.db, [regionId]),
      findConfirmedOfGroup(ctx.db, groupId),
    ]);
    const names = new Map(categories.map(({ id, names: all }) => [id, categoryName(all, ctx.locale)]));
    const byPerson = new Map(confirmed.map(({ personId, minutes }) => [personId, minutes]));
    const timeText = writtenOften(languageTag(ctx.locale));
    const path = can.oversee(actorOf(ctx), { regionId })
      ? `/timelogs?tab=totals&groupId=${groupId}`
      : undefined;
    return (personId) => {
      const totals = requirements.map((one) => ({
        ...one,
        confirmedMinutes: byPerson.get(personId)?.[one.categoryId] ?? 0,
      }));
      if (totals.length === 0)
        return { isMet: true, value: { id: 'requirementNone' }, amount: null, steps: [], path };
      // What is more than required in one category makes up for nothing in another.
      const counted = totals.reduce(
        (sum, one) => sum + Math.min(one.confirmedMinutes, one.requiredMinutes),
        0,
      );
      const required = totals.reduce((sum, one) => sum + one.requiredMinutes, 0);
      const value = countOf(timeText(counted), timeText(required));
      return {
        isMet: hoursMet(totals),
        value,
        amount: counted,
        steps: [
          ...totals.map(({ categoryId, confirmedMinutes, requiredMinutes }) => ({
            label: names.get(categoryId) ?? '',
            value: countOf(timeText(confirmedMinutes), timeText(requiredMinutes)),
          })),
          { label: { id: 'hoursInAll' }, value },
        ],
        path,
      };
    };
  },
});
