import { defineJob } from '#kit/jobs/define-job.ts';
import { DEMO_ESSAY_FILES } from './essay-of.demo.ts';

/** Puts the essays of the demo college into the store: the database was filled without it. */
export const writeDemoEssays = defineJob<Record<string, never>>({
  name: 'writeDemoEssays',
  async run(_, { services: { store } }) {
    for (const { key, body } of DEMO_ESSAY_FILES)
      await store.put(key, body, { contentType: 'application/pdf' });
  },
});
