import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { Context } from '#kit/graphql/context.ts';
import { secondsLeft } from '#slices/exams/rules/results/decision.ts';
import { ENDINGS, waitsUntil } from '#slices/exams/rules/silence.ts';
import { returnUntil } from '#slices/exams/rules/sitting/coming-back.ts';
import { accidentOf, isUndecided, type Accident } from '#slices/exams/rules/sitting/accident.ts';
import { answersOf } from '#slices/exams/rules/sitting/attempt-log.ts';
import { reachTo } from './attempt-reach.ts';
import { type AttemptFacts, findEvents, findLastEvent } from './attempt.queries.ts';
import { voidReasonById } from './loaders.ts';

export const EndingType = builder.enumType('ExamEnding', { values: ENDINGS });

const ExamAccident = builder.objectRef<Accident>('ExamAccident').implement({
  description: 'Contact with the page of an attempt was lost: it ended by that, or soon will.',
  permission: viaParent,
  fields: (t) => ({
    lostAt: t.expose('lostAt', { type: 'DateTime', description: 'When the page was last heard of.' }),
    goesOnUntil: t.expose('goesOnUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when it goes on if its page, still open, is heard of again; none where it does not.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends unless its page is heard of; none where it has ended.',
    }),
  }),
});

async function countAnswers(ctx: Context, attempt: AttemptFacts): Promise<number> {
  const { db } = await reachTo(ctx, attempt);
  const events = await findEvents(db, attempt.id);
  return Object.keys(answersOf(events, [...attempt.earlierDevices, attempt.deviceId])).length;
}

export const ExamResult = builder.objectRef<AttemptFacts>('ExamResult').implement({
  description: 'How an attempt went, as lists tell it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    number: t.exposeInt('number'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    ending: t.expose('ending', { type: EndingType, nullable: true }),
    penalty: t.expose('penalty', { type: 'Percent' }),
    grade: t.expose('score', {
      type: 'Percent',
      nullable: true,
      description: 'None until it has ended and everything was marked.',
    }),
    passed: t.exposeBoolean('passed', { nullable: true }),
    waits: t.boolean({
      description: 'It was reinstated, and its student may go on with it on any device.',
      resolve: ({ waitsSince }) => waitsSince !== null,
    }),
    accident: t.field({
      type: ExamAccident,
      nullable: true,
      resolve: (attempt, _, ctx) => accidentOf(attempt, ctx.services.now()),
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When its page was last heard of, or it was reinstated.',
    }),
    answered: t.int({
      nullable: true,
      description: 'Of one that broke off or was left: how many answers have arrived.',
      resolve: (attempt, _, ctx) => {
        const accident = accidentOf(attempt, ctx.services.now());
        const waits = attempt.waitsSince !== null;
        return isUndecided({ ...attempt, accident, waits }) ? countAnswers(ctx, attempt) : null;
      },
    }),
    waitsUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of one that was reinstated: until when its student may go on with it.',
      resolve: waitsUntil,
    }),
    secondsLeft: t.int({
      nullable: true,
      description:
        'Of one that was reinstated: the time with which its student goes on, where it is limited.',
      resolve: secondsLeft,
    }),
    hasLeft: t.boolean({
      description: 'It goes on, and the last that was heard of its page is that it was left.',
      resolve: (attempt, _, ctx) => wasLeft(ctx, attempt),
    }),
    returnUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when a student who has left it may come back on the same device; none where they may not.',
      resolve: (attempt, _, ctx) => mayReturnUntil(ctx, attempt),
    }),
    voidReason: t.string({
      nullable: true,
      description:
        'Why it was voided and counts for nothing, empty where its student is not told; none where it counts.',
      resolve: (attempt, _, ctx) => voidReasonOf(ctx, attempt),
    }),
    scaledFrom: t.expose('scaledFrom', { type: 'Percent', nullable: true }),
  }),
});

async function wasLeft(ctx: Context, { id, deviceId, endedAt, waitsSince }: AttemptFacts): Promise<boolean> {
  if (endedAt || waitsSince) return false;
  return (await findLastEvent(ctx.db, id, deviceId))?.kind === 'LEFT_PAGE';
}

/** Null where coming back is not allowed. */
async function mayReturnUntil(ctx: Context, attempt: AttemptFacts): Promise<Date | null> {
  if (attempt.endedAt || attempt.waitsSince || attempt.returnSeconds === 0) return null;
  return returnUntil({ ...attempt, hasLeft: await wasLeft(ctx, attempt) });
}

async function voidReasonOf(ctx: Context, { id, voidedAt }: AttemptFacts): Promise<string | null> {
  return voidedAt ? ((await voidReasonById(ctx).load(id))?.reason ?? '') : null;
}
