import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { can } from '../../rules/permissions.ts';
import { findDeadlinesOfGroup } from '../assignment-groups.queries.ts';
import { Assignment, schedulers } from '../assignments.graphql.ts';
import { assignmentById } from '../loaders.ts';

type DeadlineOfGroup = Awaited<ReturnType<typeof findDeadlinesOfGroup>>[number];

const GroupDeadline = builder.objectRef<DeadlineOfGroup>('GroupDeadline').implement({
  description: 'Until when a group hands an assignment in.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('assignmentId', { description: 'The assignment’s.' }),
    assignment: t.field({
      type: Assignment,
      nullable: true,
      resolve: ({ assignmentId }, _, ctx) => assignmentById(ctx).load(assignmentId),
    }),
    courseCode: t.exposeString('courseCode'),
    courseName: t.string({
      resolve: async ({ assignmentId, courseCode }, _, ctx) =>
        (await assignmentById(ctx).load(assignmentId))?.courseName ?? courseCode,
    }),
    courseOfferingId: t.exposeID('courseOfferingId'),
    dueAt: t.expose('dueAt', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone', { description: 'That of the campus.' }),
  }),
});

builder.queryField('groupDeadlines', (t) =>
  t.field({
    type: [GroupDeadline],
    permission: schedulers,
    description: 'What a group hands in, the latest deadline first, for those who look after its campus.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: async (_, { groupId }, ctx) => {
      const found = await findDeadlinesOfGroup(ctx.db, groupId);
      return found.filter((deadline) => can.schedule(actorOf(ctx), deadline));
    },
  }),
);
