import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { OutcomeCounts } from '../rules/batch.ts';
import { transcriptsZipAddress } from '../rules/downloads.ts';
import { usualPaper } from '#slices/regions/rules/usual-paper.ts';
import { countOutcomes, type BatchRecord } from './batch.queries.ts';
import { papersToPack } from './downloads.ts';
import { issueGroupTranscripts } from './issue-group-transcripts.ts';
import { holdsByStudent, issuesByStudent } from './loaders.ts';
import {
  readGroupTranscripts,
  type GroupStudent,
  type GroupTranscripts as Read,
} from './read-transcripts.ts';
import { IssuedTranscript, overseers, TranscriptPaper } from './transcripts.graphql.ts';

const TranscriptCounts = builder.objectRef<OutcomeCounts>('TranscriptCounts').implement({
  permission: viaParent,
  fields: (t) => ({
    waiting: t.exposeInt('WAITING'),
    issued: t.exposeInt('ISSUED'),
    onHold: t.exposeInt('ON_HOLD'),
    withoutGrades: t.exposeInt('WITHOUT_GRADES'),
    failed: t.exposeInt('FAILED'),
  }),
});

const TranscriptBatch = builder.objectRef<BatchRecord>('TranscriptBatch').implement({
  description: 'Transcripts for everybody in a group, which a job issues.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    zipUrl: t.string({
      nullable: true,
      description: 'Where all of its papers are as one file that are valid; null where none is.',
      resolve: async ({ id }, _, ctx) =>
        (await papersToPack(ctx, id)).length > 0 ? transcriptsZipAddress(id) : null,
    }),
    counts: t.field({ type: TranscriptCounts, resolve: ({ id }, _, ctx) => countOutcomes(ctx.db, id) }),
  }),
});

const TranscriptStudent = builder.objectRef<GroupStudent>('TranscriptStudent').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('personId'),
    studentName: t.exposeString('studentName'),
    isOnHold: t.boolean({
      resolve: async ({ personId }, _, ctx) => (await holdsByStudent(ctx).load(personId)).length > 0,
    }),
    latest: t.field({
      type: IssuedTranscript,
      nullable: true,
      description: 'The newest one that was issued to them.',
      resolve: async ({ personId }, _, ctx) => (await issuesByStudent(ctx).load(personId))[0] ?? null,
    }),
  }),
});

const GroupTranscripts = builder.objectRef<Read>('GroupTranscripts').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The group’s.' }),
    name: t.exposeString('name'),
    usualPaper: t.field({
      type: TranscriptPaper,
      description: 'What its campus prints on.',
      resolve: ({ country }) => usualPaper(country),
    }),
    students: t.field({
      type: [TranscriptStudent],
      description: 'Who is in it today.',
      resolve: ({ students }) => students,
    }),
    batch: t.field({
      type: TranscriptBatch,
      nullable: true,
      description: 'The newest.',
      resolve: ({ batch }) => batch,
    }),
  }),
});

builder.queryField('groupTranscripts', (t) =>
  t.field({
    type: GroupTranscripts,
    nullable: true,
    permission: overseers,
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => readGroupTranscripts(ctx, groupId),
  }),
);

builder.mutationField('issueGroupTranscripts', (t) =>
  t.field({
    type: TranscriptBatch,
    permission: overseers,
    description: 'Has a job issue a transcript to everybody who is in a group, or to some of them.',
    args: {
      batchId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      groupId: t.arg.id({ required: true }),
      studentIds: t.arg.idList({ description: 'Without them, everybody.' }),
      locale: t.arg.string({ description: 'Without one, each in the student’s own language.' }),
      paper: t.arg({ type: TranscriptPaper, required: true }),
    },
    resolve: (_, { locale, studentIds, ...args }, ctx) =>
      issueGroupTranscripts(ctx, { ...args, studentIds: studentIds ?? null, locale: locale ?? null }),
  }),
);
