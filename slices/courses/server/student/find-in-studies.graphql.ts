import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { Course } from '../courses.graphql.ts';
import { CourseOffering } from '../offerings/course-offerings.graphql.ts';
import type { FoundStudent } from '../offerings/found-students.queries.ts';
import {
  findInStudies,
  foundCourses,
  foundPlanned,
  foundStudents,
  foundTaught,
  type StudySearch,
} from './find-in-studies.ts';

const FoundStudentType = builder.objectRef<FoundStudent>('FoundStudent').implement({
  description: 'A student whom the caller teaches.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    studentNumber: t.exposeString('studentNumber', { nullable: true }),
    courseOfferingId: t.exposeID('courseOfferingId', {
      description: 'In which the caller finds the student.',
    }),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
  }),
});

export const FoundInStudies = builder.objectRef<StudySearch>('FoundInStudies').implement({
  description: 'A few of each kind of what the caller studies or teaches.',
  permission: viaParent,
  fields: (t) => ({
    courses: t.field({
      type: [Course],
      description: 'By words of name, code and teacher.',
      resolve: (search) => foundCourses(search),
    }),
    planned: t.field({
      type: [Course],
      description: 'What the groups that the caller looks after are taught, by name and code.',
      resolve: (search, _, ctx) => foundPlanned(ctx, search),
    }),
    taught: t.field({
      type: [CourseOffering],
      description: 'What the caller teaches, by words of course and group.',
      resolve: (search, _, ctx) => foundTaught(ctx, search),
    }),
    students: t.field({
      type: [FoundStudentType],
      description: 'Of the groups that the caller teaches or looks after, by name or number.',
      resolve: (search, _, ctx) => foundStudents(ctx, search),
    }),
  }),
});

builder.queryField('findInStudies', (t) =>
  t.field({
    type: FoundInStudies,
    permission: signedIn,
    description: 'Looks for beginnings of words in what the caller studies; accents do not count.',
    args: {
      search: t.arg.string({ required: true }),
      locale: t.arg.string({ description: 'The language to read in; the caller’s own without it.' }),
    },
    resolve: (_, args, ctx) => findInStudies(ctx, args),
  }),
);
