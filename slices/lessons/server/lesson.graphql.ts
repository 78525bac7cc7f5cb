import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import type { Chapter } from '../rules/chapter.ts';
import { lessonFileAddress } from '../rules/downloads.ts';
import type { Span } from '../rules/watching/watched.ts';
import type { LessonFileRecord } from './lesson-files.queries.ts';
import {
  filesInLanguage,
  filesOfLesson,
  fromFull,
  fromProgress,
  ownNotes,
  placeIn,
  subtitlesOfLesson,
  textsOfLesson,
} from './lesson-loaders.ts';
import type { LessonNote as Note, ShownLesson } from './lesson.queries.ts';
import type { LessonText as Text } from './lesson-texts.queries.ts';
import { openLesson, readSubtitles } from './read-lesson.ts';

const ChapterType = builder.objectRef<Chapter>('Chapter').implement({
  permission: viaParent,
  fields: (t) => ({
    startsAt: t.exposeFloat('startsAt', { description: 'In seconds from the beginning of the lesson.' }),
    title: t.exposeString('title'),
  }),
});

const WatchedSpan = builder.objectRef<Span>('WatchedSpan').implement({
  description: 'A stretch of a lesson that was played, in seconds.',
  permission: viaParent,
  fields: (t) => ({ from: t.exposeFloat('from'), to: t.exposeFloat('to') }),
});

const LessonFile = builder.objectRef<LessonFileRecord>('LessonFile').implement({
  description: 'A file that students may take with them.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeFloat('bytes'),
    type: t.exposeString('type'),
    locale: t.exposeString('locale', { nullable: true, description: 'None when it is for everybody.' }),
    url: t.string({ resolve: ({ id }) => lessonFileAddress(id) }),
  }),
});

const LessonSubtitles = builder.objectRef<{ locale: string }>('LessonSubtitles').implement({
  permission: viaParent,
  fields: (t) => ({ locale: t.exposeString('locale') }),
});

const LessonText = builder.objectRef<Text>('LessonText').implement({
  description: 'What is said about a lesson in one language.',
  permission: viaParent,
  fields: (t) => ({
    locale: t.exposeString('locale'),
    title: t.exposeString('title'),
    description: t.expose('description', { type: 'RichText' }),
    chapters: t.field({ type: [ChapterType], resolve: ({ chapters }) => [...chapters] }),
  }),
});

export const LessonNote = builder.objectRef<Note>('LessonNote').implement({
  description: 'What a user wrote down for themselves beside a lesson.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    atSecond: t.exposeFloat('atSecond'),
    body: t.exposeString('body'),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const Lesson = builder.objectRef<ShownLesson>('Lesson').implement({
  description: 'One sitting of a course, read in one language. How far it was watched is the caller’s own.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    courseId: t.exposeID('courseId'),
    courseName: t.string({
      resolve: (lesson, _, ctx) => fromFull(ctx, lesson, ({ courseName }) => courseName, ''),
    }),
    position: t.exposeInt('position', { description: 'Where it stands in its course, hidden ones counted.' }),
    hidden: t.exposeBoolean('hidden', { description: 'Students do not see it.' }),
    seconds: t.exposeFloat('seconds', { nullable: true, description: 'None until there is a film.' }),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
    locale: t.exposeString('locale', { description: 'The language its title is told in.' }),
    locales: t.stringList({
      description: 'The languages it has been written in.',
      resolve: (lesson, _, ctx) => fromFull(ctx, lesson, ({ locales }) => locales, []),
    }),
    title: t.exposeString('title'),
    description: t.field({
      type: 'RichText',
      resolve: (lesson, _, ctx) => fromFull(ctx, lesson, ({ description }) => description, ''),
    }),
    chapters: t.field({
      type: [ChapterType],
      resolve: (lesson, _, ctx) => fromFull(ctx, lesson, ({ chapters }) => chapters, []),
    }),
    texts: t.field({ type: [LessonText], resolve: ({ id }, _, ctx) => textsOfLesson(ctx).load(id) }),
    subtitles: t.field({
      type: [LessonSubtitles],
      resolve: ({ id, subtitles }, _, ctx) => subtitles ?? subtitlesOfLesson(ctx).load(id),
    }),
    files: t.field({
      type: [LessonFile],
      description: 'For the user who reads it in this language.',
      resolve: (lesson, _, ctx) => filesInLanguage(ctx, lesson),
    }),
    allFiles: t.field({
      type: [LessonFile],
      description: 'For every language.',
      resolve: ({ id, files }, _, ctx) => files ?? filesOfLesson(ctx).load(id),
    }),
    watched: t.field({
      type: [WatchedSpan],
      resolve: (lesson, _, ctx) => fromProgress(ctx, lesson, (own) => own?.watched ?? []),
    }),
    watchedSeconds: t.float({
      resolve: (lesson, _, ctx) => fromProgress(ctx, lesson, (own) => own?.watchedSeconds ?? 0),
    }),
    watchedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (lesson, _, ctx) => fromProgress(ctx, lesson, (own) => own?.watchedAt ?? null),
    }),
    resumeAt: t.float({
      description: 'Where to go on, in seconds, whatever device it was left on.',
      resolve: (lesson, _, ctx) => placeIn(ctx, lesson),
    }),
    completed: t.boolean({
      resolve: (lesson, _, ctx) => fromProgress(ctx, lesson, (own) => own?.completed ?? false),
    }),
    notes: t.field({
      type: [LessonNote],
      resolve: ({ id, notes }, _, ctx) => notes ?? ownNotes(ctx).load(id),
    }),
  }),
});

builder.queryField('lesson', (t) =>
  t.field({
    type: Lesson,
    nullable: true,
    permission: signedIn,
    args: {
      lessonId: t.arg.id({ required: true }),
      locale: t.arg.string({ description: 'The language to read in; the caller’s own without it.' }),
    },
    resolve: (_, { lessonId, locale }, ctx) => openLesson(ctx, lessonId, locale),
  }),
);

builder.queryField('lessonSubtitles', (t) =>
  t.string({
    description: 'The subtitles of a lesson in a language, as WebVTT.',
    nullable: true,
    permission: signedIn,
    args: { lessonId: t.arg.id({ required: true }), locale: t.arg.string({ required: true }) },
    resolve: (_, { lessonId, locale }, ctx) => readSubtitles(ctx, lessonId, locale),
  }),
);
