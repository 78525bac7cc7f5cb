import { defineJob } from '#kit/jobs/define-job.ts';
import { CATALOGUE } from './catalogue.demo.ts';
import { outlineOf } from './outline-of.demo.ts';

/** Where the outlines of the demo college lie. */
export const DEMO_OUTLINES = 'course-files/demo/';

/**
 * Puts the outlines of the demo college into the store: the database was filled without it. They are made of the
 * catalogue, as the bytes in the database were counted, not of what has become of a course since.
 */
export const writeDemoOutlines = defineJob<Record<string, never>>({
  name: 'writeDemoOutlines',
  async run(_, { db, services: { store } }) {
    const courses = await db
      .selectFrom('course as c')
      .innerJoin('courseText as t', 't.courseId', 'c.id')
      .select(['c.code', 't.outlineKey'])
      .where('t.outlineKey', 'like', `${DEMO_OUTLINES}%`)
      .execute();
    for (const { code, outlineKey } of courses) {
      const course = CATALOGUE.find((entry) => entry.code === code);
      if (course && outlineKey) {
        await store.put(outlineKey, outlineOf(course), { contentType: 'application/pdf' });
      }
    }
  },
});
