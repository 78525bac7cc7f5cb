import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countById } from '#kit/graphql/loader.ts';
import { withRole } from '#kit/graphql/permission.ts';
import {
  CourseOffering,
  listCourseOfferings,
  type CourseOfferingRecord,
} from '#slices/courses/server/api.ts';
import { countGradesOfOfferings } from '../taught.queries.ts';
import { findClassesToSettle } from './to-settle.queries.ts';

async function classesToSettle(ctx: Context): Promise<CourseOfferingRecord[]> {
  const reach = reachWhere(actorOf(ctx), 'manager', 'admin');
  const ids = (await findClassesToSettle(ctx.db, { reach, now: ctx.services.now() })).map(({ id }) => id);
  const found = new Map((await listCourseOfferings(ctx, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

builder.queryField('courseOfferingsToSettle', (t) =>
  t.field({
    type: [CourseOffering],
    permission: withRole('manager', 'admin', 'superadmin'),
    description: 'The classes on the caller’s campuses that are over and whose grades are not final yet.',
    resolve: (_, __, ctx) => classesToSettle(ctx),
  }),
);

const gradesByOffering = countById((ctx, ids) => countGradesOfOfferings(ctx.db, ids));

builder.objectField(CourseOffering, 'gradeCount', (t) =>
  t.int({
    description: 'Grades of its students that were entered by hand or made final.',
    resolve: ({ id }, _, ctx) => gradesByOffering(ctx).load(id),
  }),
);
