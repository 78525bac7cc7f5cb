import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { writers } from './authoring.graphql.ts';
import { keepQuestionImage, openQuestionImage, type OpenedImageUpload } from './question-image.ts';

const QuestionImageUpload = builder.objectRef<OpenedImageUpload>('QuestionImageUpload').implement({
  permission: viaParent,
  fields: (t) => ({
    uploadId: t.exposeString('uploadId'),
    url: t.exposeString('url', {
      description: 'Where the browser PUTs the bytes within the hour.',
      extensions: CARRIES_SECRET,
    }),
  }),
});

builder.mutationFields((t) => ({
  openQuestionImage: t.field({
    type: QuestionImageUpload,
    permission: writers,
    args: {
      imageId: t.arg.id({ required: true, description: 'A new id, made by the browser.' }),
      bytes: t.arg.int({ required: true }),
    },
    resolve: (_, image, ctx) => openQuestionImage(ctx, image),
  }),
  keepQuestionImage: t.boolean({
    permission: writers,
    description: 'Redraws a picture that was sent, for a question that is yet to be saved.',
    args: {
      imageId: t.arg.id({ required: true }),
      uploadId: t.arg.string({ required: true }),
      bytes: t.arg.int({ required: true }),
    },
    resolve: (_, image, ctx) => keepQuestionImage(ctx, image),
  }),
}));
