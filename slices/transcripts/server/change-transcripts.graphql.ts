import { builder } from '#kit/graphql/builder.ts';
import { inPerson, signedIn } from '#kit/graphql/permission.ts';
import { showNameOnTranscripts } from './show-name.actions.ts';
import { holdTranscripts, issueTranscript, liftHold, revokeTranscript } from './transcript.actions.ts';
import { IssuedTranscript, overseers, TranscriptHold, TranscriptPaper } from './transcripts.graphql.ts';

builder.mutationFields((t) => ({
  issueTranscript: t.field({
    type: IssuedTranscript,
    permission: overseers,
    description: 'Freezes the final grades of a student into a numbered PDF.',
    args: {
      issueId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      studentId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      paper: t.arg({ type: TranscriptPaper, required: true }),
    },
    resolve: (_, args, ctx) => issueTranscript(ctx, args),
  }),
  revokeTranscript: t.field({
    type: IssuedTranscript,
    permission: overseers,
    description: 'For ever: it is not valid any more.',
    args: { issueId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => revokeTranscript(ctx, args),
  }),
  holdTranscripts: t.field({
    type: TranscriptHold,
    permission: overseers,
    description: 'No transcript is issued to the student until the hold is lifted.',
    args: {
      holdId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      studentId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, description: 'The student reads it.' }),
    },
    resolve: (_, args, ctx) => holdTranscripts(ctx, args),
  }),
  liftTranscriptHold: t.field({
    type: TranscriptHold,
    permission: overseers,
    args: { holdId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => liftHold(ctx, args),
  }),
  showNameOnTranscripts: t.boolean({
    permission: inPerson(signedIn),
    description: 'Whether those who check a transcript of the caller read the whole name.',
    args: { isShown: t.arg.boolean({ required: true }) },
    resolve: (_, { isShown }, ctx) => showNameOnTranscripts(ctx, isShown),
  }),
}));
