import { defineJob } from '#kit/jobs/define-job.ts';
import { outlineOf } from './outline-of.demo.ts';

/** Where the outlines of the demo college lie. */
export const DEMO_OUTLINES = 'course-files/demo/';

/** Puts the outlines of the demo college into the store: the database was filled without it. */
export const writeDemoOutlines = defineJob<Record<string, never>>({
  name: 'writeDemoOutlines',
  async run(_, { db, services: { store } }) {
    const courses = await db
      .selectFrom('course as c')
      .innerJoin('courseText as t', 't.courseId', 'c.id')
      .select(['c.code', 'c.credits', 't.name', 't.description', 't.outlineKey'])
      .where('t.outlineKey', 'like', `${DEMO_OUTLINES}%`)
      .execute();
    for (const { outlineKey, credits, ...course } of courses) {
      const outline = outlineOf({ ...course, credits: Number(credits) });
      await store.put(outlineKey ?? '', outline, { contentType: 'application/pdf' });
    }
  },
});
