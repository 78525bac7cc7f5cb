import { builder } from '#kit/graphql/builder.ts';
import { URGENT } from '#kit/graphql/limits.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import type { GradeStep } from '#slices/exams/rules/results/grade-attempt.ts';
import { QUESTION_KINDS } from '#slices/exams/rules/question.ts';
import { receiptOf } from './attempt-receipt.ts';
import { questionsOf, stepsOf, type AttemptQuestion, type ShownAnswer } from './attempt-questions.ts';
import { findLastQuestion, type AttemptRecord } from '../attempt.queries.ts';
import { EVENT_KINDS } from './event-input.ts';
import { justBegun } from './just-begun.ts';
import { leaveExam } from './leave-exam.ts';
import { examById } from '../loaders.ts';
import { markAnswer } from '../results/mark-answer.ts';
import { ExamResult } from '../exam-result.graphql.ts';
import { attemptToRead } from '../read-exam.ts';
import type { AskedImage } from '../question.queries.ts';
import { recordEvents } from './record-events.ts';
import type { Acknowledged } from './attempt-report.ts';
import { startExam } from './start-exam.ts';
import { submitExam } from './submit-exam.ts';

export const QuestionKindType = builder.enumType('QuestionKind', { values: QUESTION_KINDS });
export const EventKindType = builder.enumType('ExamEventKind', { values: EVENT_KINDS });
const StepKindType = builder.enumType('GradeStepKind', {
  values: [
    'RAW',
    'REGRADED',
    'LEFT',
    'PENALTY',
    'RETAKE',
    'LATE',
  ] as const satisfies readonly GradeStep['kind'][],
});

export const QuestionChoice = builder.objectRef<{ id: string; words: string }>('QuestionChoice').implement({
  permission: viaParent,
  fields: (t) => ({ name: t.exposeString('id'), words: t.exposeString('words') }),
});

/** Its address is made of its id and that of the attempt (rules/downloads.ts). */
export const QuestionImage = builder.objectRef<AskedImage>('QuestionImage').implement({
  permission: viaParent,
  fields: (t) => ({
    imageId: t.exposeID('imageId'),
    alt: t.exposeString('alt', { description: 'What stands for it where it is not seen.' }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
  }),
});

const AnsweredPair = builder.objectRef<{ option: string; match: string }>('AnsweredPair').implement({
  permission: viaParent,
  fields: (t) => ({ option: t.exposeString('option'), match: t.exposeString('match') }),
});

const ExamAnswer = builder.objectRef<ShownAnswer>('ExamAnswer').implement({
  description: 'What was answered, or what is right: what of it is there depends on the kind of question.',
  permission: viaParent,
  fields: (t) => ({
    options: t.exposeStringList('options'),
    isTrue: t.exposeBoolean('isTrue', { nullable: true }),
    pairs: t.expose('pairs', { type: [AnsweredPair] }),
    words: t.exposeStringList('words'),
  }),
});

const AttemptQuestionType = builder.objectRef<AttemptQuestion>('AttemptQuestion').implement({
  description:
    'A question as an attempt was given it. What is right is not among it until the review is released.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: QuestionKindType }),
    points: t.exposeInt('points'),
    topic: t.exposeString('category', { description: 'What it is about, where its exam has topics.' }),
    words: t.exposeString('words'),
    image: t.expose('image', { type: QuestionImage, nullable: true }),
    options: t.expose('options', { type: [QuestionChoice] }),
    matches: t.expose('matches', { type: [QuestionChoice] }),
    answer: t.expose('answer', { type: ExamAnswer, nullable: true }),
    earned: t.exposeFloat('earned', { nullable: true, description: 'The points it earned, once released.' }),
    right: t.expose('right', { type: ExamAnswer, nullable: true }),
    explanation: t.exposeString('explanation', { nullable: true }),
    comment: t.exposeString('comment', { nullable: true, description: 'What the user who marked it wrote.' }),
  }),
});

const GradeStepType = builder.objectRef<GradeStep>('GradeStep').implement({
  description: 'One line of how a grade was computed.',
  permission: viaParent,
  fields: (t) => ({
    kind: t.expose('kind', { type: StepKindType }),
    score: t.expose('score', { type: 'Percent' }),
    points: t.float({ nullable: true, resolve: (step) => ('points' in step ? step.points : null) }),
    outOf: t.int({ nullable: true, resolve: (step) => ('outOf' in step ? step.outOf : null) }),
    takenOff: t.field({
      type: 'Percent',
      nullable: true,
      resolve: (step) => (step.kind === 'PENALTY' ? step.takenOff : null),
    }),
  }),
});

export const ExamAttempt = builder.objectRef<AttemptRecord>('ExamAttempt').implement({
  description: 'One sitting of an exam, with its questions and how it was graded.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    examId: t.exposeID('examId'),
    locale: t.exposeString('locale'),
    deviceId: t.exposeID('deviceId', { description: 'The device it is sat on, as its page has named it.' }),
    title: t.string({
      resolve: async ({ id, examId }, _, ctx) =>
        justBegun(ctx, id)?.title ?? (await examById(ctx).load(examId))?.title ?? '',
    }),
    now: t.field({
      type: 'DateTime',
      description: 'For the clock on the page, which does not trust that of the device.',
      resolve: (_, __, ctx) => ctx.services.now(),
    }),
    receipt: t.string({
      nullable: true,
      description: 'Stands for exactly the answers that were handed in.',
      resolve: (attempt, _, ctx) => receiptOf(ctx, attempt),
    }),
    deadline: t.expose('deadline', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    returnSeconds: t.exposeInt('returnSeconds', {
      description: 'Within which its student may come back after having left; 0 where leaving fails at once.',
    }),
    lastQuestionId: t.id({
      nullable: true,
      description: 'The question that was answered or flagged last.',
      resolve: ({ id }, _, ctx) => (justBegun(ctx, id) ? null : findLastQuestion(ctx.db, id)),
    }),
    passMark: t.expose('passMark', {
      type: 'Percent',
      description: 'The percentage by which it is judged, whatever that of its exam is by now.',
    }),
    result: t.field({ type: ExamResult, resolve: (attempt) => attempt }),
    steps: t.field({ type: [GradeStepType], resolve: (attempt, _, ctx) => stepsOf(ctx, attempt) }),
    questions: t.field({
      type: [AttemptQuestionType],
      resolve: (attempt, _, ctx) => questionsOf(ctx, attempt),
    }),
  }),
});

const Acknowledgement = builder.objectRef<Acknowledged>('ExamAcknowledgement').implement({
  permission: viaParent,
  fields: (t) => ({
    upTo: t.exposeInt('upTo', { description: 'The device may forget its events up to this one.' }),
    now: t.expose('now', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the attempt ends by itself; it moves when more time is granted.',
    }),
  }),
});

const PairInput = builder.inputType('AnsweredPairInput', {
  fields: (t) => ({ option: t.string({ required: true }), match: t.string({ required: true }) }),
});

export const AnswerInput = builder.inputType('ExamAnswerInput', {
  fields: (t) => ({
    option: t.string({ description: 'Options and matches have names of their own within a question.' }),
    options: t.stringList(),
    isTrue: t.boolean(),
    pairs: t.field({ type: [PairInput] }),
    words: t.string(),
  }),
});

const EventInput = builder.inputType('ExamEventInput', {
  fields: (t) => ({
    seq: t.int({ required: true, description: '1, 2, 3 … on each device.' }),
    kind: t.field({ type: EventKindType, required: true }),
    clientTime: t.field({ type: 'DateTime', required: true }),
    questionId: t.id(),
    answer: t.field({ type: AnswerInput }),
    isFlagged: t.boolean(),
  }),
});

const PAGE_ID =
  'A name that the page has each time it is loaded: by it a network that dropped is told from a page that was left.';

const toldArgs = builder.args((t) => ({
  attemptId: t.id({ required: true }),
  deviceId: t.id({ required: true }),
  pageId: t.id({ description: PAGE_ID }),
  events: t.field({ type: [EventInput], required: true }),
}));

/** A device that gives its pages no names has one page. */
const pageOf = ({ deviceId, pageId }: { deviceId: string; pageId?: string | null | undefined }): string =>
  pageId ?? deviceId;

// An exam is sat in person: an administrator in a student's place may look, and answer nothing.
const byStudents = inPerson(signedIn);

builder.queryField('examAttempt', (t) =>
  t.field({
    extensions: URGENT,
    type: ExamAttempt,
    nullable: true,
    permission: signedIn,
    args: { attemptId: t.arg.id({ required: true }) },
    resolve: (_, { attemptId }, ctx) => attemptToRead(ctx, attemptId),
  }),
);

builder.mutationFields((t) => ({
  startExam: t.field({
    extensions: URGENT,
    type: ExamAttempt,
    permission: byStudents,
    description: 'Begins an attempt, which counts from now on.',
    args: {
      examId: t.arg.id({ required: true }),
      attemptId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      deviceId: t.arg.id({ required: true }),
      pageId: t.arg.id({ description: PAGE_ID }),
      isAlone: t.arg.boolean({
        description: 'The page knows that no other one of its browser is on the attempt.',
      }),
    },
    resolve: (_, { isAlone, ...start }, ctx) =>
      startExam(ctx, { ...start, pageId: pageOf(start), isAlone: isAlone ?? false }),
  }),
  recordExamEvents: t.field({
    extensions: URGENT,
    type: Acknowledgement,
    permission: byStudents,
    description: 'What happened on the page since the last acknowledgement; none is a sign of life.',
    args: toldArgs,
    resolve: (_, told, ctx) => recordEvents(ctx, { ...told, pageId: pageOf(told) }),
  }),
  submitExam: t.field({
    extensions: URGENT,
    type: ExamAttempt,
    permission: byStudents,
    args: toldArgs,
    resolve: (_, told, ctx) => submitExam(ctx, { ...told, pageId: pageOf(told) }),
  }),
  leaveExam: t.field({
    extensions: URGENT,
    type: ExamAttempt,
    permission: byStudents,
    description: 'Leaves the page after the warning, which fails the attempt.',
    args: toldArgs,
    resolve: (_, told, ctx) => leaveExam(ctx, { ...told, pageId: pageOf(told) }),
  }),
  markAnswer: t.field({
    type: ExamAttempt,
    permission: signedIn,
    args: {
      attemptId: t.arg.id({ required: true }),
      questionId: t.arg.id({ required: true }),
      points: t.arg.float({ required: true }),
      comment: t.arg.string(),
      reason: t.arg.string({ description: 'Needed to change points that were given before.' }),
    },
    resolve: (_, { points, comment, reason, ...mark }, ctx) =>
      markAnswer(ctx, {
        ...mark,
        points: Math.round(points * 100) / 100,
        comment: comment?.trim() ?? '',
        reason: reason?.trim() ?? '',
      }),
  }),
}));
