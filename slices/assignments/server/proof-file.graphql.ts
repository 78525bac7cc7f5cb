import type { builder } from '#kit/graphql/builder.ts';
import { signedIn } from '#kit/graphql/permission.ts';
import { FileSending, SentWorkInput } from './managing/change-assignments.graphql.ts';
import type { proofFiles } from './proof-files.ts';

type Mutations = Parameters<Parameters<typeof builder.mutationField>[1]>[0];

/** The mutation that lets a browser send such a file, before the record comes that it belongs to. */
export const openProofUpload = (t: Mutations, files: ReturnType<typeof proofFiles>) =>
  t.field({
    type: FileSending,
    permission: signedIn,
    args: {
      fileId: t.arg.id({ required: true, description: 'A new id, made by the browser.' }),
      name: t.arg.string({ required: true }),
      bytes: t.arg.int({ required: true }),
    },
    resolve: (_, file, ctx) => files.open(ctx, file),
  });

/** What a change of a record says about its file. */
export const changedProofArgs = (t: Mutations) => ({
  file: t.arg({ type: SentWorkInput, description: 'In place of the one that is there.' }),
  keepsFile: t.arg.boolean({
    required: true,
    description: 'Whether the file that is there stays, where no other comes.',
  }),
});
