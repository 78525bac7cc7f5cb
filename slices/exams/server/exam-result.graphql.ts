import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { Context } from '#kit/graphql/context.ts';
import { secondsLeft } from '#slices/exams/rules/results/decision.ts';
import { ENDINGS, waitsUntil } from '#slices/exams/rules/silence.ts';
import { returnUntil } from '#slices/exams/rules/sitting/coming-back.ts';
import { type AttemptFacts, findLastEvent } from './attempt.queries.ts';
import { voidReasonById } from './loaders.ts';

export const EndingType = builder.enumType('ExamEnding', { values: ENDINGS });

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
        'Until when whoever has left it may come back on the same device; none where they may not.',
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
