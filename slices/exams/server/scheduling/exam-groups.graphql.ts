import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { endedMs } from '#slices/exams/rules/results/decision.ts';
import { accommodated } from '#slices/exams/rules/scheduling/accommodation.ts';
import { checkGrant, checkReason, regrantedTimes, type Grant } from '#slices/exams/rules/scheduling/grant.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { isLeaving } from '#slices/exams/rules/silence.ts';
import { AccommodationType } from './accommodation.graphql.ts';
import { Exam, overseers } from '../authoring/authoring.graphql.ts';
import { examGroups, taughtExams, unscheduleExam, type ExamGroup as Group } from './exam-groups.ts';
import { type GrantRecord, findGrant, findSittingOf, storeGrant } from '../grant.queries.ts';
import { findDecisions } from '../attempt-decision.queries.ts';
import { findAttemptsOf, lockAttempt, lockStart, moveTimes } from '../attempt.queries.ts';
import { findSchedules, type ScheduleRecord } from '../schedule.queries.ts';

export const ExamGrant = builder.objectRef<GrantRecord>('ExamGrant').implement({
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
    accommodations: t.expose('accommodations', { type: [AccommodationType] }),
  }),
});

builder.queryFields((t) => ({
  examGroups: t.field({
    type: [ExamGroup],
    permission: overseers,
    description: 'The groups that could sit an exam on the campuses that the caller looks after.',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_, { examId }, ctx) => examGroups(ctx, examId),
  }),
  taughtExams: t.field({
    type: [Exam],
    permission: overseers,
    description: 'The exams that groups could sit on the campuses that the caller looks after.',
    args: {
      search: t.arg.string({
        description:
          'Beginnings of words of title and course, in any language; accents do not count. Finds a few.',
      }),
    },
    resolve: (_, { search }, ctx) => taughtExams(ctx, search),
  }),
}));

builder.mutationFields((t) => ({
  unscheduleExam: t.boolean({
    permission: overseers,
    description: 'The group no longer sits the exam; refused once a user has begun it.',
    args: { examId: t.arg.id({ required: true }), groupId: t.arg.id({ required: true }) },
    resolve: (_, { examId, groupId }, ctx) => unscheduleExam(ctx, examId, groupId),
  }),
  grantExam: t.field({
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
}));

interface Granted extends Grant {
  examId: string;
  groupId: string;
  personId: string;
  version: number | null;
  reason: string;
}

type Scheduled = ScheduleRecord & { limitMinutes: number | null };

/** An attempt that goes on follows the grant at once. */
async function grantExam(ctx: Context, granted: Granted): Promise<GrantRecord> {
  const { examId, groupId, personId, version, reason, ...grant } = granted;
  const actor = actorOf(ctx);
  const problem = checkReason(reason);
  if (problem) throw new RuleError(problem);
  return transaction(ctx.db, async (tx) => {
    await lockStart(tx, examId, personId);
    const schedule = await loadScheduleForUpdate(tx, ctx, { examId, groupId, personId });
    const outOfRange = checkGrant(grant, schedule);
    if (outOfRange) throw new RuleError(outOfRange);
    const before = await findGrant(tx, { examId, groupId, personId });
    if ((before?.version ?? null) !== version) throw new RuleError('changedMeanwhile');
    const stored = await storeGrant(tx, schedule.regionId, {
      examId,
      groupId,
      personId,
      ...grant,
      reason: reason.trim(),
      grantedBy: actor.personId,
      grantedAt: ctx.services.now(),
    });
    await moveWhatIsSat(tx, schedule, { before, after: stored });
    await audit(tx, ctx, {
      action: 'grantExam',
      entity: 'person',
      entityId: personId,
      regionId: schedule.regionId,
      ...(before && { before: { examId, ...grantOf(before) } }),
      after: { examId, ...grantOf(stored), reason: stored.reason },
    });
    return stored;
  });
}

const grantOf = ({ extraAttempts, extraMinutes, deadline }: Grant): Grant => ({
  extraAttempts,
  extraMinutes,
  deadline,
});

async function loadScheduleForUpdate(
  tx: Tx,
  ctx: Context,
  { examId, groupId, personId }: Pick<Granted, 'examId' | 'groupId' | 'personId'>,
): Promise<Scheduled> {
  const actor = actorOf(ctx);
  const schedule = (await findSchedules(tx, [examId])).find((one) => one.groupId === groupId);
  const sitting =
    schedule &&
    can.decide(actor, { personId, regionId: schedule.regionId }) &&
    (await findSittingOf(tx, { examId, groupId, personId, now: ctx.services.now() }));
  if (!sitting) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return { ...schedule, limitMinutes: sitting.limitMinutes };
}

/** An attempt has the times it began with; those of one that goes on, or may be reinstated, follow the grant. */
async function moveWhatIsSat(
  tx: Tx,
  { limitMinutes, ...schedule }: Scheduled,
  { before, after }: { before: GrantRecord | null; after: GrantRecord },
): Promise<void> {
  const latest = (await findAttemptsOf(tx, [after.examId], after.personId)).at(-1);
  const attempt = latest?.groupId === after.groupId ? await lockAttempt(tx, latest.id) : null;
  if (!attempt || (attempt.ending && !isLeaving(attempt.ending))) return;
  const ended = endedMs(await findDecisions(tx, attempt.id));
  // Of what the attempt has in every exam, neither more nor less is given by this.
  const kept = { extraPercent: attempt.extraPercent, extraAttempts: 0 };
  const own = (grant: Grant | null): Grant | null => accommodated(grant, kept, limitMinutes);
  const grants = { before: own(before), after: own(after) ?? after, endedMs: ended };
  await moveTimes(tx, attempt.id, regrantedTimes(attempt, schedule, grants));
}
