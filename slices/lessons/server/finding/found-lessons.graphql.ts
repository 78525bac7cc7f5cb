import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { FoundInStudies } from '#slices/courses/server/api.ts';
import { Lesson } from '../lesson.graphql.ts';
import { foundLessons, foundNotes, type FoundNote } from './found-lessons.ts';

const FoundNoteType = builder.objectRef<FoundNote>('FoundNote').implement({
  description: 'A note of the caller’s own.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    line: t.exposeString('line', { description: 'The line of it with the words that were looked for.' }),
    lesson: t.expose('lesson', { type: Lesson }),
  }),
});

builder.objectFields(FoundInStudies, (t) => ({
  lessons: t.field({
    type: [Lesson],
    description: 'By words of their titles, in whatever language.',
    resolve: (search, _, ctx) => foundLessons(ctx, search),
  }),
  notes: t.field({ type: [FoundNoteType], resolve: (search, _, ctx) => foundNotes(ctx, search) }),
}));
