import { builder } from '#kit/graphql/builder.ts';
import { perRequest } from '#kit/graphql/context.ts';
import { signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { courseOffering } from '../../rules/course-offering.ts';
import { Course } from '../courses.graphql.ts';
import { courseById } from '../loaders.ts';
import { listOwnCourseOfferings, listCourseOfferingsOfGroup } from './list-course-offerings.ts';
import {
  changeCourseOffering,
  orderCourses,
  removeCourseOffering,
  teachCourse,
} from './course-offerings.actions.ts';
import type { CourseOfferingRecord } from './course-offerings.queries.ts';

const managers = withRole('manager', 'admin', 'superadmin');

export const CourseOffering = builder.objectRef<CourseOfferingRecord>('CourseOffering').implement({
  description: 'A course as it is taught to a group.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, courseOffering),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    groupIsArchived: t.exposeBoolean('groupIsArchived'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    today: t.expose('today', { type: 'Day', description: 'The day it is on the group’s campus.' }),
    hasBegun: t.exposeBoolean('hasBegun'),
    hasEnded: t.exposeBoolean('hasEnded'),
    course: t.field({
      type: Course,
      nullable: true,
      resolve: ({ courseId }, _, ctx) => courseById(ctx).load(courseId),
    }),
    position: t.exposeInt('position', { description: 'Its place among the courses of the group.' }),
  }),
});

builder.queryField('groupCourseOfferings', (t) =>
  t.field({
    type: [CourseOffering],
    permission: managers,
    description: 'What a group is taught, in its order.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => listCourseOfferingsOfGroup(ctx, groupId),
  }),
);

/** A page asks for all of them, and for more of some. */
const taughtByCaller = perRequest(listOwnCourseOfferings);

builder.queryField('ownCourseOfferings', (t) =>
  t.field({
    type: [CourseOffering],
    permission: signedIn,
    description: 'The courses that the caller teaches, and the courses of the groups they teach.',
    resolve: (_, __, ctx) => taughtByCaller(ctx),
  }),
);

const MAX_RUNNING = 20;

builder.queryField('runningCourseOfferings', (t) =>
  t.field({
    type: [CourseOffering],
    permission: signedIn,
    description: `Of these the first that go on today, at most ${MAX_RUNNING}.`,
    args: { first: t.arg.int({ required: true }) },
    resolve: async (_, { first }, ctx) =>
      (await taughtByCaller(ctx))
        .filter(({ hasBegun, hasEnded }) => hasBegun && !hasEnded)
        .slice(0, Math.max(0, Math.min(first, MAX_RUNNING))),
  }),
);

const CourseOfferingInput = recordInput('CourseOfferingInput', courseOffering);

builder.mutationField('teachCourse', (t) =>
  t.field({
    type: Course,
    permission: managers,
    description: 'Gives a course to groups, all of them or none.',
    args: {
      courseId: t.arg.id({ required: true }),
      groupIds: t.arg.idList({ required: true }),
      courseOfferingInput: t.arg({ type: CourseOfferingInput, required: true }),
      position: t.arg.int({ description: 'Its place among the courses of the groups; the last without it.' }),
    },
    resolve: (_, given, ctx) => teachCourse(ctx, given),
  }),
);

builder.mutationField('changeTeaching', (t) =>
  t.field({
    type: CourseOffering,
    permission: managers,
    args: {
      courseOfferingId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      courseOfferingInput: t.arg({ type: CourseOfferingInput, required: true }),
    },
    resolve: (_, change, ctx) => changeCourseOffering(ctx, change),
  }),
);

builder.mutationField('stopTeaching', (t) =>
  t.boolean({
    permission: managers,
    args: { courseOfferingId: t.arg.id({ required: true }) },
    resolve: (_, { courseOfferingId }, ctx) => removeCourseOffering(ctx, courseOfferingId),
  }),
);

builder.mutationField('orderCourses', (t) =>
  t.field({
    type: [CourseOffering],
    permission: managers,
    args: { groupId: t.arg.id({ required: true }), courseOfferingIds: t.arg.idList({ required: true }) },
    resolve: (_, order, ctx) => orderCourses(ctx, order),
  }),
);
