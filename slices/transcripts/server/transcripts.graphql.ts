import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { anyone, signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { transcriptAddress, verifyPath } from '../rules/downloads.ts';
import type { TranscriptHolder as Holder } from '../rules/holder.ts';
import { PAPERS, usualPaper } from '#slices/regions/rules/usual-paper.ts';
import { speak } from '#slices/translations/server/api.ts';
import type { PromotionAudit as Audit } from '../rules/promotion-audit.ts';
import { RECORD_STATES } from '../rules/study-record.ts';
import type { TranscriptLine, TranscriptTerm as Term } from '../rules/transcript.ts';
import { STANDINGS } from '../rules/verify-code.ts';
import type { HoldRecord } from './hold.queries.ts';
import type { IssueRecord, Verification } from './issue.queries.ts';
import { holdsByStudent, issuesByStudent } from './loaders.ts';
import { readOwnTranscript, readTranscriptOf, type Transcript as Read } from './read-transcripts.ts';
import { verifyTranscript } from './verify-transcript.ts';

/** Those who may see to the papers of students; of which campus is asked of each student. */
export const overseers = withRole('manager', 'admin', 'superadmin');

export const TranscriptPaper = builder.enumType('TranscriptPaper', { values: PAPERS });
const TranscriptState = builder.enumType('TranscriptState', { values: RECORD_STATES });
const TranscriptStanding = builder.enumType('TranscriptStanding', { values: STANDINGS });

export async function nameOf(ctx: Context, personId: string | null): Promise<string | null> {
  const name = personId === null ? null : await nameById(ctx).load(personId);
  return name ? fullName(name) : null;
}

const TranscriptCourse = builder.objectRef<TranscriptLine>('TranscriptCourse').implement({
  permission: viaParent,
  fields: (t) => ({
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    teacherName: t.exposeString('teacherName', { nullable: true }),
    credits: t.exposeFloat('credits'),
    grade: t.exposeFloat('grade', { nullable: true, description: 'In percent.' }),
    state: t.expose('state', { type: TranscriptState }),
  }),
});

const TranscriptTerm = builder.objectRef<Term>('TranscriptTerm').implement({
  permission: viaParent,
  fields: (t) => ({
    term: t.exposeString('term', { description: 'Empty for courses outside of any term.' }),
    firstDay: t.expose('firstDay', { type: 'Day' }),
    creditsEarned: t.exposeFloat('creditsEarned'),
    courses: t.field({ type: [TranscriptCourse], resolve: ({ lines }) => lines }),
  }),
});

export const IssuedTranscript = builder.objectRef<IssueRecord>('IssuedTranscript').implement({
  description: 'An official transcript.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    number: t.exposeString('number'),
    locale: t.exposeString('locale'),
    paper: t.expose('paper', { type: TranscriptPaper }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    issuedByName: t.string({
      nullable: true,
      permission: overseers,
      resolve: ({ issuedBy }, _, ctx) => nameOf(ctx, issuedBy),
    }),
    revokedReason: t.exposeString('revokedReason', {
      nullable: true,
      description: 'Null while it is valid.',
    }),
    url: t.string({ description: 'Where its PDF is.', resolve: ({ id }) => transcriptAddress(id) }),
    verifyPath: t.string({
      extensions: CARRIES_SECRET,
      description: 'Where anyone can check it.',
      resolve: ({ verifyCode }) => verifyPath(verifyCode),
    }),
  }),
});

async function reasonOf({ reason, derived }: HoldRecord, _: unknown, ctx: Context): Promise<string> {
  if (!derived) return reason;
  const { id, values } = derived.says;
  return (await speak(ctx.db, ctx.services, ctx.locale, [id]))(id, values);
}

export const TranscriptHold = builder.objectRef<HoldRecord>('TranscriptHold').implement({
  description: 'Why no transcript may be issued to a student.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    reason: t.string({ resolve: reasonOf }),
    path: t.string({
      nullable: true,
      permission: overseers,
      description: 'Where it is seen to; null for one that is lifted here.',
      resolve: ({ derived }) => derived?.path ?? null,
    }),
    putAt: t.expose('putAt', { type: 'DateTime' }),
    putByName: t.string({
      nullable: true,
      permission: overseers,
      resolve: ({ putBy }, _, ctx) => nameOf(ctx, putBy),
    }),
    isLifted: t.boolean({ resolve: ({ liftedAt }) => liftedAt !== null }),
  }),
});

const PromotionAudit = builder.objectRef<Audit>('PromotionAudit').implement({
  permission: viaParent,
  fields: (t) => ({
    corePassed: t.exposeInt('corePassed'),
    coreNeeded: t.exposeInt('coreNeeded'),
    electivesPassed: t.exposeInt('electivesPassed'),
    electivesNeeded: t.exposeInt('electivesNeeded'),
    isMet: t.exposeBoolean('isMet'),
  }),
});

const Transcript = builder.objectRef<Read>('Transcript').implement({
  description: 'Everything a student has reached, as it stands now. It is not official.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('personId', { description: 'The student’s.' }),
    studentName: t.exposeString('studentName'),
    studentNumber: t.exposeString('studentNumber', { nullable: true }),
    campus: t.exposeString('campus'),
    college: t.exposeString('college'),
    today: t.expose('today', { type: 'Day', description: 'The day on the campus.' }),
    terms: t.field({
      type: [TranscriptTerm],
      description: 'The oldest first.',
      resolve: ({ terms }) => terms,
    }),
    creditsEarned: t.exposeFloat('creditsEarned'),
    average: t.exposeFloat('average', { nullable: true, description: 'In percent.' }),
    gpa: t.exposeFloat('gpa', { nullable: true, description: 'Null where the college uses none.' }),
    usualPaper: t.field({
      type: TranscriptPaper,
      description: 'What the campus prints on.',
      resolve: ({ country }) => usualPaper(country),
    }),
    showsWholeName: t.exposeBoolean('showsWholeName', {
      description: 'To those who check one of the student’s transcripts.',
    }),
    promotion: t.field({ type: PromotionAudit, resolve: ({ promotion }) => promotion }),
    issues: t.field({
      type: [IssuedTranscript],
      description: 'The newest first.',
      resolve: ({ personId }, _, ctx) => issuesByStudent(ctx).load(personId),
    }),
    holds: t.field({
      type: [TranscriptHold],
      description: 'Those that stand.',
      resolve: ({ personId }, _, ctx) => holdsByStudent(ctx).load(personId),
    }),
  }),
});

const TranscriptHolder = builder.objectRef<Holder>('TranscriptHolder').implement({
  description: 'Whose transcript it is, to compare with the paper.',
  permission: viaParent,
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Initials and family name, unless the student shows the whole.',
    }),
    isWholeName: t.exposeBoolean('isWholeName'),
    studentNumber: t.exposeString('studentNumber', { nullable: true }),
    number: t.exposeString('number', { description: 'Of the transcript.' }),
    issuedOn: t.expose('issuedOn', { type: 'Day' }),
    creditsEarned: t.exposeFloat('creditsEarned'),
    campus: t.exposeString('campus'),
    college: t.exposeString('college'),
  }),
});

const TranscriptVerification = builder.objectRef<Verification>('TranscriptVerification').implement({
  permission: viaParent,
  fields: (t) => ({
    standing: t.expose('standing', { type: TranscriptStanding }),
    sha256: t.exposeString('sha256', {
      nullable: true,
      description: 'Of the PDF, while it is genuine: a copy is compared where it is.',
    }),
    holder: t.expose('holder', {
      type: TranscriptHolder,
      nullable: true,
      description: 'While it is genuine.',
    }),
  }),
});

builder.queryFields((t) => ({
  ownTranscript: t.field({
    type: Transcript,
    nullable: true,
    permission: signedIn,
    resolve: (_, __, ctx) => readOwnTranscript(ctx),
  }),
  transcript: t.field({
    type: Transcript,
    nullable: true,
    permission: overseers,
    args: { studentId: t.arg.id({ required: true }) },
    resolve: (_, { studentId }, ctx) => readTranscriptOf(ctx, studentId),
  }),
  verifyTranscript: t.field({
    type: TranscriptVerification,
    permission: anyone,
    args: { code: t.arg.string({ required: true }) },
    resolve: (_, { code }, ctx) => verifyTranscript(ctx, code),
  }),
}));
