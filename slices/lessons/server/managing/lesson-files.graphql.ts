import { builder } from '#kit/graphql/builder.ts';
import { SentFileInput, writers } from '#slices/courses/server/api.ts';
import {
  addLessonFile,
  removeLessonFile,
  renameLessonFile,
  reorderLessonFiles,
} from './change-lesson-files.ts';
import { Lesson } from '../lesson.graphql.ts';

builder.mutationField('addLessonFile', (t) =>
  t.field({
    type: Lesson,
    description: 'A file that was sent by openCourseUpload, for the course of the lesson.',
    permission: writers,
    args: {
      lessonId: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true }),
      locale: t.arg.string({ description: 'For everybody without it.' }),
      sent: t.arg({ type: SentFileInput, required: true }),
    },
    resolve: (_, { sent, locale, ...args }, ctx) =>
      addLessonFile(ctx, { ...args, ...sent, locale: locale ?? null }),
  }),
);

builder.mutationField('renameLessonFile', (t) =>
  t.field({
    type: Lesson,
    permission: writers,
    args: {
      lessonId: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true }),
      name: t.arg.string({ required: true, description: 'It keeps the ending it has.' }),
    },
    resolve: (_, change, ctx) => renameLessonFile(ctx, change),
  }),
);

builder.mutationField('reorderLessonFiles', (t) =>
  t.field({
    type: Lesson,
    permission: writers,
    args: {
      lessonId: t.arg.id({ required: true }),
      fileIds: t.arg.idList({ required: true, description: 'All files of the lesson in their new order.' }),
    },
    resolve: (_, order, ctx) => reorderLessonFiles(ctx, order),
  }),
);

builder.mutationField('removeLessonFile', (t) =>
  t.field({
    type: Lesson,
    permission: writers,
    args: { lessonId: t.arg.id({ required: true }), fileId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => removeLessonFile(ctx, args),
  }),
);
