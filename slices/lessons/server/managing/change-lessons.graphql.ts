import { builder } from '#kit/graphql/builder.ts';
import { recordInputWith } from '#kit/graphql/record-types.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { lessonTexts } from '#slices/lessons/rules/lesson.ts';
import { deleteLesson, hideLesson, reorderLessons } from './arrange-lessons.ts';
import { createLesson } from './create-lesson.ts';
import { Lesson } from '../lesson.graphql.ts';
import { saveLessonSubtitles } from './save-lesson-subtitles.ts';
import { saveLessonText } from './save-lesson-text.ts';

const writers = withRole('admin', 'superadmin');

const ChapterInput = builder.inputType('ChapterInput', {
  fields: (t) => ({ startsAt: t.float({ required: true }), title: t.string({ required: true }) }),
});

const LessonTextsInput = recordInputWith('LessonTextsInput', lessonTexts, (t) => ({
  chapters: t.field({ type: [ChapterInput], required: true }),
}));

builder.mutationField('createLesson', (t) =>
  t.field({
    type: Lesson,
    permission: writers,
    args: {
      lessonId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      courseId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      title: t.arg.string({ required: true }),
    },
    resolve: (_, made, ctx) => createLesson(ctx, made),
  }),
);

builder.mutationField('saveLessonText', (t) =>
  t.field({
    type: Lesson,
    permission: writers,
    args: {
      lessonId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      locale: t.arg.string({ required: true }),
      words: t.arg({
        type: LessonTextsInput,
        required: true,
        description: 'Empty ones take the language away.',
      }),
    },
    resolve: (_, change, ctx) => saveLessonText(ctx, change),
  }),
);

builder.mutationField('hideLesson', (t) =>
  t.field({
    type: Lesson,
    permission: writers,
    args: { lessonId: t.arg.id({ required: true }), hidden: t.arg.boolean({ required: true }) },
    resolve: (_, { lessonId, hidden }, ctx) => hideLesson(ctx, lessonId, hidden),
  }),
);

builder.mutationField('reorderLessons', (t) =>
  t.field({
    type: [Lesson],
    permission: writers,
    args: {
      courseId: t.arg.id({ required: true }),
      lessonIds: t.arg.idList({
        required: true,
        description: 'All lessons of the course in their new order.',
      }),
    },
    resolve: (_, { courseId, lessonIds }, ctx) => reorderLessons(ctx, courseId, lessonIds),
  }),
);

builder.mutationField('deleteLesson', (t) =>
  t.id({
    permission: writers,
    args: { lessonId: t.arg.id({ required: true }) },
    resolve: (_, { lessonId }, ctx) => deleteLesson(ctx, lessonId),
  }),
);

builder.mutationField('saveLessonSubtitles', (t) =>
  t.field({
    type: Lesson,
    permission: writers,
    args: {
      lessonId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      file: t.arg.string({
        required: true,
        description: 'A WebVTT or SubRip file; nothing takes the subtitles away.',
      }),
    },
    resolve: (_, sent, ctx) => saveLessonSubtitles(ctx, sent),
  }),
);
