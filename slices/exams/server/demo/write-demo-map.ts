import { readPicture } from '#kit/images/read-picture.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { IMAGE_WIDTH } from '#slices/exams/rules/authoring/question-image.ts';
import { DEMO_MAP, drawDemoMap } from './map-of.demo.ts';
import { imageKey } from '../authoring/question-image.ts';

/** Puts the map of the demo college into the store, as if a user had sent it. */
export const writeDemoMap = defineJob<Record<string, never>>({
  name: 'writeDemoMap',
  async run(_, { services: { store } }) {
    const { body } = await (await readPicture(drawDemoMap())).drawn(IMAGE_WIDTH);
    await store.put(imageKey(DEMO_MAP.id), body, { contentType: 'image/webp' });
  },
});
