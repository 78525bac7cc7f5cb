import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { Exam, overseers } from '../authoring/authoring.graphql.ts';
import { examById } from '../loaders.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { findExamsOfGroup } from './exam-groups.queries.ts';

type ExamOfGroup = Awaited<ReturnType<typeof findExamsOfGroup>>[number];

const GroupExam = builder.objectRef<ExamOfGroup>('GroupExam').implement({
  description: 'When a group sits an exam.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('examId', { description: 'The exam’s.' }),
    exam: t.field({
      type: Exam,
      nullable: true,
      resolve: ({ examId }, _, ctx) => examById(ctx).load(examId),
    }),
    opensAt: t.expose('opensAt', { type: 'DateTime' }),
    deadline: t.expose('deadline', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone', { description: 'That of the campus.' }),
  }),
});

builder.queryField('groupExams', (t) =>
  t.field({
    type: [GroupExam],
    permission: overseers,
    description: 'The exams a group sits, the latest deadline first, for those who look after its campus.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: async (_, { groupId }, ctx) => {
      const found = await findExamsOfGroup(ctx.db, groupId);
      return found.filter((exam) => can.oversee(actorOf(ctx), exam));
    },
  }),
);
