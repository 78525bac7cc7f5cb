import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { CourseOffering } from '#slices/courses/server/api.ts';
import { can } from '../rules/permissions.ts';
import { EVALUATED_BY_TEACHERS } from './evaluation-reach.ts';
import { findGroupsTaughtIn } from './group.queries.ts';

const groupsOfOfferings = loaderById((ctx, ids) =>
  findGroupsTaughtIn(ctx.unscoped(EVALUATED_BY_TEACHERS), {
    personId: actorOf(ctx).personId,
    courseOfferingIds: ids,
  }),
);

builder.objectField(CourseOffering, 'groupToEvaluate', (t) =>
  t.id({
    nullable: true,
    description:
      'Its group, where the caller evaluates its students: as a teacher of the group, or for the campus.',
    resolve: async ({ id, groupId, regionId, groupIsArchived }, _, ctx) => {
      if (!groupIsArchived && can.oversee(actorOf(ctx), { regionId })) return groupId;
      return (await groupsOfOfferings(ctx).load(id))?.groupId ?? null;
    },
  }),
);
