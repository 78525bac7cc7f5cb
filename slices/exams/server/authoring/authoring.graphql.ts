import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { enumType, recordInputWith } from '#kit/graphql/record-types.ts';
import { exam } from '#slices/exams/rules/authoring/check-exam.ts';
import { campusesToAsk } from '#slices/courses/server/api.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { REVIEWS } from '#slices/exams/rules/results/review.ts';
import { AnswerInput, QuestionChoice, QuestionKindType } from '../sitting/attempts.graphql.ts';
import { type ExamRecord, findExam } from '../exam.queries.ts';
import { schedulesByExam } from '../loaders.ts';
import { draftOf } from './question-input.ts';
import { examsOfCourse } from '../read-exam.ts';
import { findWrittenQuestions, type WrittenQuestion } from './written-questions.ts';
import { saveExam } from './exam.actions.ts';
import { saveQuestion, setQuestionRetired } from './save-question.ts';
import { scheduleExam } from '../scheduling/schedule-exam.ts';
import type { ScheduleRecord } from '../schedule.queries.ts';

export const writers = withRole('admin', 'superadmin');
export const overseers = withRole('manager', 'admin', 'superadmin');

export const ReviewType = enumType('ExamReview', REVIEWS);

const QuestionText = builder.objectRef<WrittenQuestion['texts'][number]>('QuestionText').implement({
  permission: viaParent,
  fields: (t) => ({
    locale: t.exposeString('locale'),
    words: t.exposeString('words'),
    options: t.field({ type: [QuestionChoice], resolve: ({ options }) => [...options] }),
    matches: t.field({ type: [QuestionChoice], resolve: ({ matches }) => [...matches] }),
    explanation: t.exposeString('explanation'),
    imageAlt: t.string({ resolve: ({ imageAlt }) => imageAlt ?? '' }),
  }),
});

const ExamQuestion = builder.objectRef<WrittenQuestion>('ExamQuestion').implement({
  description: 'A question as those who write it see it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('questionId'),
    kind: t.expose('kind', { type: QuestionKindType }),
    points: t.exposeInt('points'),
    category: t.exposeString('category'),
    version: t.exposeInt('number'),
    imageId: t.exposeID('imageId', { nullable: true }),
    texts: t.expose('texts', { type: [QuestionText] }),
    rightOptions: t.exposeStringList('rightOptions'),
    isTrue: t.exposeBoolean('isTrue', { nullable: true }),
    accepted: t.exposeStringList('accepted'),
    rightMatches: t.exposeStringList('rightMatches', {
      description: 'Of a matching question: what belongs to each option, in the order of the options.',
    }),
  }),
});

const ExamSchedule = builder.objectRef<ScheduleRecord>('ExamSchedule').implement({
  permission: viaParent,
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    opensAt: t.expose('opensAt', { type: 'DateTime' }),
    deadline: t.expose('deadline', { type: 'DateTime' }),
    closesAt: t.expose('closesAt', { type: 'DateTime', nullable: true }),
    returnSeconds: t.exposeInt('returnSeconds'),
    version: t.exposeInt('version'),
  }),
});

export const Exam = builder.objectRef<ExamRecord>('Exam').implement({
  description: 'An exam as staff see it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    courseId: t.exposeID('courseId'),
    courseCode: t.exposeString('courseCode'),
    courseName: t.exposeString('courseName'),
    title: t.exposeString('title'),
    instructions: t.exposeString('instructions'),
    locale: t.exposeString('locale', { description: 'The language its title is told in.' }),
    passMark: t.expose('passMark', { type: 'Percent' }),
    allowedAttempts: t.exposeInt('allowedAttempts', { nullable: true }),
    limitMinutes: t.exposeInt('limitMinutes', { nullable: true }),
    openBook: t.exposeBoolean('openBook'),
    shuffles: t.exposeBoolean('shuffles'),
    review: t.expose('review', { type: ReviewType }),
    version: t.exposeInt('version'),
    schedules: t.field({
      type: [ExamSchedule],
      description: 'When the groups sit it that the caller looks after.',
      resolve: async ({ id }, _, ctx) =>
        (await schedulesByExam(ctx).load(id)).filter((schedule) => can.oversee(actorOf(ctx), schedule)),
    }),
    usedElsewhere: t.stringList({
      nullable: true,
      description: 'For those who write it: the campuses because of which they may not change it (COUR-15).',
      permission: writers,
      resolve: ({ courseId }, _, ctx) => campusesToAsk(ctx, courseId),
    }),
    questions: t.field({
      type: [ExamQuestion],
      nullable: true,
      description: 'For those who write it.',
      permission: writers,
      resolve: ({ id }, _, ctx) => findWrittenQuestions(ctx.db, id),
    }),
  }),
});

builder.queryField('exams', (t) =>
  t.field({
    type: [Exam],
    permission: overseers,
    description: 'The exams of a course that the caller follows.',
    args: { courseId: t.arg.id({ required: true }) },
    resolve: (_, { courseId }, ctx) => examsOfCourse(ctx, courseId),
  }),
);

const PickInput = builder.inputType('ExamPickInput', {
  fields: (t) => ({ category: t.string({ required: true }), pick: t.int({ required: true }) }),
});

const ExamInput = recordInputWith('ExamInput', exam, (t) => ({
  locale: t.string({ required: true }),
  picks: t.field({
    type: [PickInput],
    description:
      'Of these categories so many questions are asked, of all others every one. As before without it.',
  }),
}));

builder.mutationField('saveExam', (t) =>
  t.field({
    type: Exam,
    permission: writers,
    args: {
      examId: t.arg.id({ required: true, description: 'A new id, made by the form, or that of an exam.' }),
      courseId: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'The version the change is based on; none for a new exam.' }),
      examInput: t.arg({ type: ExamInput, required: true }),
    },
    resolve: (_, args, ctx) => saveExam(ctx, args),
  }),
);

const ChoiceInput = builder.inputType('QuestionChoiceInput', {
  fields: (t) => ({ name: t.string({ required: true }), words: t.string({ required: true }) }),
});

const QuestionTextInput = builder.inputType('QuestionTextInput', {
  fields: (t) => ({
    locale: t.string({ required: true }),
    words: t.string({ required: true }),
    options: t.field({ type: [ChoiceInput], required: true }),
    matches: t.field({ type: [ChoiceInput], required: true }),
    explanation: t.string(),
    imageAlt: t.string({ description: 'What stands for the picture where it is not seen.' }),
  }),
});

export const QuestionInput = builder.inputType('QuestionInput', {
  fields: (t) => ({
    kind: t.field({ type: QuestionKindType, required: true }),
    points: t.int({ required: true }),
    category: t.string(),
    imageId: t.id({ description: 'A picture that was kept before.' }),
    texts: t.field({ type: [QuestionTextInput], required: true }),
    right: t.field({ type: AnswerInput, description: 'What is right; nothing for an essay.' }),
    accepted: t.stringList({ description: 'Every wording of a fill-in that is right.' }),
  }),
});

builder.mutationField('saveQuestion', (t) =>
  t.field({
    type: Exam,
    nullable: true,
    permission: writers,
    args: {
      examId: t.arg.id({ required: true }),
      questionId: t.arg.id({
        required: true,
        description: 'A new id, made by the form, or that of a question.',
      }),
      version: t.arg.int({ description: 'The version the change is based on; none for a new question.' }),
      questionInput: t.arg({ type: QuestionInput, required: true }),
    },
    resolve: async (_, { examId, questionId, version, questionInput }, ctx) => {
      await saveQuestion(ctx, { examId, questionId, version: version ?? null, ...draftOf(questionInput) });
      return findExam(ctx.db, examId, ctx.locale);
    },
  }),
);

builder.mutationFields((t) => ({
  retireQuestion: t.field({
    type: Exam,
    nullable: true,
    permission: writers,
    args: { questionId: t.arg.id({ required: true }), retired: t.arg.boolean({ required: true }) },
    resolve: async (_, { questionId, retired }, ctx) =>
      findExam(ctx.db, await setQuestionRetired(ctx, questionId, retired), ctx.locale),
  }),
  scheduleExam: t.field({
    type: ExamSchedule,
    permission: overseers,
    args: {
      examId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'None when the group does not sit it yet.' }),
      opensAt: t.arg({ type: 'DateTime', required: true }),
      deadline: t.arg({ type: 'DateTime', required: true }),
      closesAt: t.arg({ type: 'DateTime' }),
      returnSeconds: t.arg.int({
        description: 'Within which a student who has left may come back, at most 120. As before without it.',
      }),
    },
    resolve: (_, { version, closesAt, returnSeconds, ...scheduled }, ctx) =>
      scheduleExam(ctx, {
        ...scheduled,
        version: version ?? null,
        closesAt: closesAt ?? null,
        returnSeconds: returnSeconds ?? null,
      }),
  }),
}));
