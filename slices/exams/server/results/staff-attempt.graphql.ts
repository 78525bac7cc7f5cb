import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { DECISIONS } from '#slices/exams/rules/results/decision.ts';
import type { DecisionRecord } from '../attempt-decision.queries.ts';
import { EventKindType, ExamAttempt, QuestionImage } from '../sitting/attempts.graphql.ts';
import { overseers } from '../authoring/authoring.graphql.ts';
import { AccommodationType } from '../scheduling/accommodation.graphql.ts';
import { ExamGrant } from '../scheduling/exam-groups.graphql.ts';
import { decideAttempt } from './decide-attempt.ts';
import { answersToMark, answersToMarkCount } from './answers-to-mark.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { ListedResultType, nameOf } from './results.graphql.ts';
import {
  decisionsOf,
  grantingOf,
  possibleDecisions,
  shownKeysOf,
  staffAttempt,
  timelineOf,
  type Granting,
  type StaffAttempt as Staffed,
  type TimelineEvent,
} from './staff-attempt.ts';
import type { AnswerToMark } from './to-mark.queries.ts';

const DecisionType = builder.enumType('AttemptDecisionKind', { values: DECISIONS });

const TimelineEventType = builder.objectRef<TimelineEvent>('AttemptEvent').implement({
  description: 'Something that happened during an attempt.',
  permission: viaParent,
  fields: (t) => ({
    kind: t.expose('kind', { type: EventKindType }),
    question: t.exposeInt('question', { nullable: true, description: 'The place of its question.' }),
    device: t.exposeInt('device', { description: '1 for the device it was begun on.' }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'By the clock of the device.' }),
    arrivedAt: t.expose('arrivedAt', { type: 'DateTime' }),
  }),
});

const AttemptDecision = builder.objectRef<DecisionRecord>('AttemptDecision').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: DecisionType }),
    penalty: t.expose('penalty', { type: 'Percent', nullable: true }),
    reason: t.exposeString('reason'),
    decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
    decidedByName: t.string({
      resolve: async ({ decidedBy, impersonatorId }, _, ctx) =>
        (await nameOfDoer(ctx, decidedBy, impersonatorId)) ?? '',
    }),
  }),
});

const ShownKeys = builder.objectRef<{ askedAgain: number }>('ShownKeys').implement({
  description: 'The student has been shown what is right in this exam.',
  permission: viaParent,
  fields: (t) => ({
    askedAgain: t.exposeInt('askedAgain', {
      description:
        'How many questions whose answers they know another attempt would ask, for want of others.',
    }),
  }),
});

const AttemptGranting = builder.objectRef<Granting>('AttemptGranting').implement({
  description: 'What the student of an attempt has beyond the group, to be given more.',
  permission: viaParent,
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    timeZone: t.exposeString('timeZone'),
    limitMinutes: t.exposeInt('limitMinutes', { nullable: true, description: 'What everybody has.' }),
    extraPercent: t.exposeInt('extraPercent', { description: 'What this attempt has on top of that.' }),
    extraMinutes: t.exposeInt('extraMinutes', {
      description: 'What this attempt has by a grant; a grant after its end is for the next attempt.',
    }),
    grant: t.expose('grant', { type: ExamGrant, nullable: true }),
    accommodation: t.expose('accommodation', { type: AccommodationType, nullable: true }),
  }),
});

const StaffAttempt = builder.objectRef<Staffed>('StaffAttempt').implement({
  description:
    'An attempt with everything that is known of it, for those who look after the campus or teach.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ attempt }) => attempt.id }),
    listed: t.expose('listed', { type: ListedResultType }),
    attempt: t.expose('attempt', { type: ExamAttempt }),
    timeline: t.field({ type: [TimelineEventType], resolve: timelineOf }),
    decisions: t.field({ type: [AttemptDecision], resolve: decisionsOf }),
    shownKeys: t.field({ type: ShownKeys, nullable: true, resolve: shownKeysOf }),
    granting: t.field({
      type: AttemptGranting,
      nullable: true,
      description: 'For those who may grant the student more.',
      resolve: (staffed, _, ctx) => grantingOf(ctx, staffed),
    }),
    mayMark: t.boolean({ resolve: ({ reach }) => reach.marks }),
    possibleDecisions: t.field({
      type: [DecisionType],
      description: 'What the caller can decide about it now.',
      resolve: (staffed, _, ctx) => possibleDecisions(ctx, staffed),
    }),
  }),
});

builder.queryField('staffAttempt', (t) =>
  t.field({
    type: StaffAttempt,
    nullable: true,
    permission: signedIn,
    args: { attemptId: t.arg.id({ required: true }) },
    resolve: (_, { attemptId }, ctx) => staffAttempt(ctx, attemptId),
  }),
);

builder.mutationField('decideAttempt', (t) =>
  t.field({
    type: ExamAttempt,
    permission: overseers,
    description: 'Reinstates, voids or penalises an attempt, or takes that back, with the reason.',
    args: {
      attemptId: t.arg.id({ required: true }),
      decisionId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      decision: t.arg({ type: DecisionType, required: true }),
      reason: t.arg.string({ required: true }),
      penalty: t.arg({
        type: 'Percent',
        description: 'Of a penalty: the percentage points taken off from now on.',
      }),
    },
    resolve: (_, { penalty, ...decided }, ctx) =>
      decideAttempt(ctx, { ...decided, penalty: penalty ?? null }),
  }),
);

const AnswerToMarkType = builder.objectRef<AnswerToMark>('AnswerToMark').implement({
  description: 'An answer that a person has to read.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('attemptId', { description: 'The attempt’s: an answer has no id of its own.' }),
    questionId: t.exposeID('questionId'),
    studentName: t.string({ resolve: ({ personId }, _, ctx) => nameOf(ctx, personId) }),
    examTitle: t.exposeString('examTitle'),
    points: t.exposeInt('points'),
    words: t.exposeString('words'),
    image: t.expose('image', { type: QuestionImage, nullable: true }),
    answer: t.exposeString('answer'),
  }),
});

const markingArgs = builder.args((t) => ({
  examId: t.id(),
  groupId: t.id(),
  courseOfferingId: t.id({
    description: 'Of a course as one group takes it: also for the user who teaches it.',
  }),
}));

type Id = string | null | undefined;

const askedBy = ({
  examId,
  groupId,
  courseOfferingId,
}: {
  examId?: Id;
  groupId?: Id;
  courseOfferingId?: Id;
}) => ({
  examId: examId ?? null,
  groupId: groupId ?? null,
  courseOfferingId: courseOfferingId ?? null,
});

builder.queryFields((t) => ({
  answersToMark: t.field({
    type: [AnswerToMarkType],
    permission: signedIn,
    description:
      'Answers that wait for a person to read them, one question after the other: the first of them.',
    args: markingArgs,
    resolve: (_, args, ctx) => answersToMark(ctx, askedBy(args)),
  }),
  answersToMarkCount: t.int({
    permission: signedIn,
    description: 'How many of them wait in all.',
    args: markingArgs,
    resolve: (_, args, ctx) => answersToMarkCount(ctx, askedBy(args)),
  }),
}));
