import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { Course, courseWithStanding, ManagedCourse } from '#slices/courses/server/api.ts';
import { progressOf, shareOf, type LessonStanding } from '../rules/course-progress.ts';
import { resumeAt } from '../rules/watching/playback.ts';
import { type LessonToOpen, listedLessons, nextLessonOf, standingsIn } from './course-lessons.ts';
import { lessonCount, lessonTitle } from './lesson-loaders.ts';
import { Lesson } from './lesson.graphql.ts';

const CourseProgress = builder.objectRef<readonly LessonStanding[]>('CourseProgress').implement({
  description: 'How far the caller is in a course. Lessons that students do not see do not count.',
  permission: viaParent,
  fields: (t) => ({
    lessons: t.int({ resolve: (standings) => progressOf(standings).lessons }),
    completed: t.int({ resolve: (standings) => progressOf(standings).completed }),
    secondsLeft: t.float({ resolve: (standings) => progressOf(standings).secondsLeft }),
    shares: t.floatList({
      description: 'Of each lesson in its order, between 0 and 1.',
      resolve: (standings) => standings.map(shareOf),
    }),
  }),
});

const NextLesson = builder.objectRef<LessonToOpen>('NextLesson').implement({
  description: 'Enough of a lesson to hold it out in a list.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.string({
      resolve: async ({ _id, locale }, _, ctx) => (await lessonTitle(ctx, locale).load(_id))?.title ?? '',
    }),
    seconds: t.exposeFloat('seconds', { nullable: true }),
    resumeAt: t.float({ resolve: ({ position, seconds }) => resumeAt(position, seconds) }),
  }),
});

builder.objectFields(Course, (t) => ({
  progress: t.field({ type: CourseProgress, resolve: ({ id }, _, ctx) => standingsIn(ctx, id) }),
  nextLesson: t.field({
    type: NextLesson,
    nullable: true,
    description: 'The one to open next; none when the course is done.',
    resolve: (course, _, ctx) => nextLessonOf(ctx, course),
  }),
  isTaken: t.boolean({
    description: 'Whether the caller takes it today: only then is recorded what they watch.',
    resolve: async ({ id, isTaken }, _, ctx) =>
      isTaken ?? (await courseWithStanding(ctx, id))?.standing.isTaken ?? false,
  }),
  wasTaken: t.boolean({
    description: 'Whether the caller took it before they graduated: it stays open to them to read.',
    resolve: async ({ id, wasTaken }, _, ctx) =>
      wasTaken ?? (await courseWithStanding(ctx, id))?.standing.wasTaken ?? false,
  }),
  startedOn: t.field({
    type: 'Day',
    nullable: true,
    description: 'The day on which it began for the caller; none where they do not take it.',
    resolve: async ({ id, takenSince }, _, ctx) =>
      takenSince === undefined
        ? ((await courseWithStanding(ctx, id))?.course.takenSince ?? null)
        : takenSince,
  }),
  endsOn: t.field({
    type: 'Day',
    nullable: true,
    description: 'The day on which it ends for the caller; none where it goes on or they do not take it.',
    resolve: async ({ id, takenUntil }, _, ctx) =>
      takenUntil === undefined
        ? ((await courseWithStanding(ctx, id))?.course.takenUntil ?? null)
        : takenUntil,
  }),
}));

builder.objectField(ManagedCourse, 'lessonCount', (t) =>
  t.int({
    description: 'Also those that students do not see.',
    resolve: ({ id }, _, ctx) => lessonCount(ctx).load(id),
  }),
);

builder.queryField('courseLessons', (t) =>
  t.field({
    type: [Lesson],
    nullable: true,
    permission: signedIn,
    args: {
      courseId: t.arg.id({ required: true }),
      locale: t.arg.string({ description: 'The language to read in; the caller’s own without it.' }),
      showHidden: t.arg.boolean({
        defaultValue: false,
        description: 'Also those that students do not see, for those who follow the course.',
      }),
    },
    resolve: (_, { courseId, locale, showHidden }, ctx) =>
      listedLessons(ctx, courseId, { locale: locale ?? null, showHidden: showHidden ?? false }),
  }),
);
