import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { Exam, overseers } from '../authoring/authoring.graphql.ts';
import { examGroups, taughtExams, unscheduleExam, type ExamGroup as Group } from './exam-groups.ts';
import { grantExam } from './grant-exam.ts';
import type { GrantRecord } from '../grant.queries.ts';

const ExamGrant = builder.objectRef<GrantRecord>('ExamGrant').implement({
  description: 'What one student has in an exam beyond the group.',
  permission: viaParent,
  fields: (t) => ({
    personId: t.exposeID('personId'),
    studentName: t.string({
      resolve: async ({ personId }, _, ctx) => {
        const name = await nameById(ctx).load(personId);
        return name ? fullName(name) : '';
      },
    }),
    extraAttempts: t.exposeInt('extraAttempts'),
    extraMinutes: t.exposeInt('extraMinutes'),
    deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
    reason: t.exposeString('reason'),
    grantedAt: t.expose('grantedAt', { type: 'DateTime' }),
    version: t.exposeInt('version'),
  }),
});

const ExamGroup = builder.objectRef<Group>('ExamGroup').implement({
  description: 'A group that is taught the course of an exam, and when it sits it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('groupId', { description: 'The group’s: it sits an exam once.' }),
    name: t.exposeString('name'),
    campus: t.exposeString('campus'),
    timeZone: t.exposeString('timeZone', { description: 'That of the campus, in which times are set.' }),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true }),
    deadline: t.expose('deadline', { type: 'DateTime', nullable: true }),
    closesAt: t.expose('closesAt', { type: 'DateTime', nullable: true }),
    returnSeconds: t.exposeInt('returnSeconds', {
      nullable: true,
      description: 'Within which a student who has left may come back.',
    }),
    version: t.exposeInt('version', {
      nullable: true,
      description: 'None when the group does not sit it yet.',
    }),
    grants: t.expose('grants', { type: [ExamGrant] }),
  }),
});

builder.queryField('examGroups', (t) =>
  t.field({
    type: [ExamGroup],
    permission: overseers,
    description: 'The groups that could sit an exam on the campuses that the caller looks after.',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_, { examId }, ctx) => examGroups(ctx, examId),
  }),
);

builder.queryField('taughtExams', (t) =>
  t.field({
    type: [Exam],
    permission: overseers,
    description: 'The exams that groups could sit on the campuses that the caller looks after.',
    resolve: (_, __, ctx) => taughtExams(ctx),
  }),
);

builder.mutationField('unscheduleExam', (t) =>
  t.boolean({
    permission: overseers,
    description: 'The group no longer sits the exam; refused once somebody has begun it.',
    args: { examId: t.arg.id({ required: true }), groupId: t.arg.id({ required: true }) },
    resolve: (_, { examId, groupId }, ctx) => unscheduleExam(ctx, examId, groupId),
  }),
);

builder.mutationField('grantExam', (t) =>
  t.field({
    type: ExamGrant,
    permission: overseers,
    description: 'Gives one student more time or attempts; what they are sitting feels it at once.',
    args: {
      examId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
      personId: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'None when nothing was granted yet.' }),
      extraAttempts: t.arg.int({ required: true }),
      extraMinutes: t.arg.int({ required: true }),
      deadline: t.arg({ type: 'DateTime' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, { version, deadline, ...granted }, ctx) =>
      grantExam(ctx, { ...granted, version: version ?? null, deadline: deadline ?? null }),
  }),
);
