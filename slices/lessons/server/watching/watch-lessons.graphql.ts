import { builder } from '#kit/graphql/builder.ts';
import { inPerson, signedIn } from '#kit/graphql/permission.ts';
import { listRecentLessons } from './list-recent-lessons.ts';
import { Lesson, LessonNote } from '../lesson.graphql.ts';
import { deleteLessonNote, saveLessonNote } from './save-lesson-note.ts';
import { watchLesson } from './watch-lesson.ts';

/** An administrator in a student's place looks on: nothing is watched or written for the student. */
const oneself = inPerson(signedIn);

const WatchedSpanInput = builder.inputType('WatchedSpanInput', {
  fields: (t) => ({ from: t.float({ required: true }), to: t.float({ required: true }) }),
});

builder.mutationField('watchLesson', (t) =>
  t.field({
    type: Lesson,
    description: 'A player’s report, every 15 seconds of playing and when it is left.',
    permission: oneself,
    args: {
      lessonId: t.arg.id({ required: true }),
      position: t.arg.float({ required: true, description: 'Where the player is, in seconds.' }),
      spans: t.arg({
        type: [WatchedSpanInput],
        required: true,
        description: 'What was played since the last report; saying it twice changes nothing.',
      }),
    },
    resolve: (_, watched, ctx) => watchLesson(ctx, watched),
  }),
);

builder.mutationField('saveLessonNote', (t) =>
  t.field({
    type: LessonNote,
    permission: oneself,
    args: {
      noteId: t.arg.id({ required: true, description: 'A new id, made by the device, or that of the note.' }),
      lessonId: t.arg.id({ required: true }),
      version: t.arg.int({
        required: true,
        description: 'The version the change is based on; 0 where there was none.',
      }),
      atSecond: t.arg.float({ required: true }),
      body: t.arg.string({ required: true }),
    },
    resolve: (_, written, ctx) => saveLessonNote(ctx, written),
  }),
);

builder.mutationField('deleteLessonNote', (t) =>
  t.id({
    permission: oneself,
    args: { noteId: t.arg.id({ required: true }) },
    resolve: (_, { noteId }, ctx) => deleteLessonNote(ctx, noteId),
  }),
);

builder.queryField('recentLessons', (t) =>
  t.field({
    type: [Lesson],
    description: 'The lessons the caller has watched last, as far as they may still read them.',
    permission: signedIn,
    args: { first: t.arg.int({ defaultValue: 5 }), locale: t.arg.string() },
    resolve: (_, { first, locale }, ctx) => listRecentLessons(ctx, first ?? 5, locale ?? null),
  }),
);
