import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { bestGrade } from '#slices/exams/rules/results/grade-attempt.ts';
import { isLate, nextNumber } from '#slices/exams/rules/scheduling/may-start.ts';
import { ReviewType } from './authoring/authoring.graphql.ts';
import { ExamResult } from './exam-result.graphql.ts';
import { voidedByExam } from './loaders.ts';
import { ownExam } from './read-exam.ts';
import type { Allowance, ExamStanding } from './exam-standing.ts';

const pointsOfEach = ({ questions }: ExamStanding): number | null =>
  new Set(questions.map(({ points }) => points)).size === 1 ? (questions[0]?.points ?? null) : null;

const ExamAllowance = builder.objectRef<Allowance>('ExamAllowance').implement({
  description: 'What the caller’s time and attempts in an exam are made of.',
  permission: viaParent,
  fields: (t) => ({
    limitMinutes: t.exposeInt('limitMinutes', { nullable: true, description: 'What everybody has.' }),
    extraPercent: t.int({ resolve: ({ accommodation }) => accommodation?.extraPercent ?? 0 }),
    extraMinutes: t.int({ resolve: ({ grant }) => grant?.extraMinutes ?? 0 }),
    extraAttempts: t.int({
      resolve: ({ accommodation, grant }) =>
        (accommodation?.extraAttempts ?? 0) + (grant?.extraAttempts ?? 0),
    }),
  }),
});

const StudentExam = builder.objectRef<ExamStanding>('StudentExam').implement({
  description: 'An exam as it stands for the caller, before and after it is sat.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ exam }) => exam.id }),
    courseId: t.id({ resolve: ({ exam }) => exam.courseId }),
    courseCode: t.string({ resolve: ({ schedule }) => schedule.courseCode }),
    courseName: t.string({ resolve: ({ schedule }) => schedule.courseName }),
    title: t.string({ resolve: ({ exam }) => exam.title }),
    instructions: t.string({ resolve: ({ exam }) => exam.instructions }),
    passMark: t.field({ type: 'Percent', resolve: ({ exam }) => exam.passMark }),
    openBook: t.boolean({ resolve: ({ exam }) => exam.openBook }),
    limitMinutes: t.int({ nullable: true, resolve: ({ exam }) => exam.limitMinutes }),
    review: t.field({
      type: ReviewType,
      description: 'When the caller sees which answers were right.',
      resolve: ({ exam }) => exam.review,
    }),
    attemptNumber: t.int({
      description: 'The number of the attempt that would be begun now.',
      resolve: ({ attempts }) => nextNumber(attempts),
    }),
    allowedAttempts: t.int({ resolve: ({ allowed }) => allowed }),
    allowance: t.expose('allowance', { type: ExamAllowance }),
    questionCount: t.int({ resolve: ({ questions }) => questions.length }),
    pointsPerQuestion: t.int({
      nullable: true,
      description: 'None where questions are worth differently.',
      resolve: pointsOfEach,
    }),
    opensAt: t.field({ type: 'DateTime', resolve: ({ schedule }) => schedule.opensAt }),
    deadline: t.field({
      type: 'DateTime',
      description:
        'As it is told. Extra minutes do not move it: an attempt that has begun has them on top (ExamAttempt.deadline).',
      resolve: ({ schedule }) => schedule.due,
    }),
    closesAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ schedule }) => schedule.closesAt }),
    returnSeconds: t.int({
      description: 'Within which the caller may come back after having left; 0 where leaving fails at once.',
      resolve: ({ schedule }) => schedule.returnSeconds,
    }),
    now: t.field({
      type: 'DateTime',
      description: 'The server’s clock, by which the caller’s times run, whatever their own says.',
      resolve: (_, __, ctx) => ctx.services.now(),
    }),
    timeZone: t.string({
      description: 'That of the campus, in which the deadline is told.',
      resolve: ({ schedule }) => schedule.timeZone,
    }),
    sitsIn: t.exposeString('sitsIn', { nullable: true, description: 'The language it would be sat in.' }),
    isPastDeadline: t.boolean({
      description: 'What is handed in now is late.',
      resolve: ({ schedule }, _, ctx) => isLate(ctx.services.now(), schedule.deadline),
    }),
    refusal: t.string({
      nullable: true,
      description: 'The problem that keeps the caller from beginning an attempt now.',
      resolve: ({ refusal }) => refusal,
    }),
    attempts: t.field({ type: [ExamResult], resolve: ({ attempts }) => attempts }),
    voidedAttempts: t.field({
      type: [ExamResult],
      description: 'Those that count for nothing, also not as attempts.',
      resolve: ({ exam }, _, ctx) => voidedByExam(ctx).load(exam.id),
    }),
    counts: t.field({
      type: ExamResult,
      nullable: true,
      description: 'The attempt that counts.',
      resolve: ({ attempts }) =>
        bestGrade(
          attempts.flatMap((attempt) => {
            const { score, passed } = attempt;
            return score === null || passed === null ? [] : [{ ...attempt, score, passed }];
          }),
        ),
    }),
  }),
});

builder.queryField('studentExam', (t) =>
  t.field({
    type: StudentExam,
    nullable: true,
    permission: signedIn,
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_, { examId }, ctx) => ownExam(ctx, examId),
  }),
);
