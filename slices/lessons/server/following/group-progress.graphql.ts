import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { CourseOffering } from '#slices/courses/server/api.ts';
import { shareOf } from '#slices/lessons/rules/course-progress.ts';
import {
  paceOf,
  readGroupProgress,
  type FollowedStudent,
  type GroupProgressRecord,
} from './group-progress.ts';
import type { LessonRecord } from '../lesson.queries.ts';

const FollowedStudentType = builder.objectRef<FollowedStudent>('FollowedStudent').implement({
  description: 'How one student of a group gets on with a course.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    completed: t.exposeInt('completed', { description: 'Lessons that are complete.' }),
    expected: t.exposeInt('expected', {
      description: 'Lessons that should be: by the days of the course, else by the middle of the group.',
    }),
    behindBy: t.exposeInt('behindBy'),
    watchedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they last watched a lesson of this course.',
      resolve: ({ lessons }) => {
        const latest = Math.max(...lessons.map(({ watchedAtMs }) => watchedAtMs ?? 0), 0);
        return latest > 0 ? new Date(latest) : null;
      },
    }),
    shares: t.floatList({
      description: 'Of each lesson in its order, between 0 and 1.',
      resolve: ({ lessons }) => lessons.map(shareOf),
    }),
  }),
});

const FollowedLesson = builder.objectRef<LessonRecord>('FollowedLesson').implement({
  description: 'A lesson as the head of a column.',
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id'), title: t.exposeString('title') }),
});

const GroupProgress = builder.objectRef<GroupProgressRecord>('GroupProgress').implement({
  description: 'How the students of a group get on with a course.',
  permission: viaParent,
  fields: (t) => ({
    courseOffering: t.expose('courseOffering', { type: CourseOffering }),
    lessons: t.expose('lessons', { type: [FollowedLesson] }),
    students: t.expose('students', { type: [FollowedStudentType] }),
  }),
});

builder.objectFields(CourseOffering, (t) => ({
  studentCount: t.int({
    resolve: async (courseOffering, _, ctx) => (await paceOf(ctx, courseOffering)).studentCount,
  }),
  behindCount: t.int({
    description: 'Students who have completed fewer lessons than expected of them by today.',
    resolve: async (courseOffering, _, ctx) => (await paceOf(ctx, courseOffering)).behindCount,
  }),
}));

builder.queryField('groupProgress', (t) =>
  t.field({
    type: GroupProgress,
    nullable: true,
    permission: signedIn,
    args: { courseOfferingId: t.arg.id({ required: true }) },
    resolve: (_, { courseOfferingId }, ctx) => readGroupProgress(ctx, courseOfferingId),
  }),
);
