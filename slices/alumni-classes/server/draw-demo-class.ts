import { defineJob } from '#kit/jobs/define-job.ts';
import { insertPhoto, updatePhoto, type NewPhoto } from './class-photo.queries.ts';
import { drawClass } from './class-picture.demo.ts';

export interface DemoPhoto extends Pick<
  NewPhoto,
  'id' | 'personId' | 'year' | 'place' | 'caption' | 'status'
> {
  number: number;
  addedAt: string;
  complaint?: string;
  complainedBy?: string;
  refusal?: { reason: string; decidedBy: string };
}

/** Adds a photo to a class of the demo college, which was filled without the place where pictures are kept. */
export const drawDemoClass = defineJob<DemoPhoto>({
  name: 'drawDemoClass',
  async run({ number, complaint = '', complainedBy = null, refusal, addedAt, ...photo }, { db, services }) {
    const { imageId: pictureId } = await services.images.store(drawClass(number));
    const at = new Date(addedAt);
    await db.transaction().execute(async (tx) => {
      const isNew = await insertPhoto(tx, { ...photo, pictureId, addedAt: at, waitsSince: at });
      if (isNew && complaint) await updatePhoto(tx, photo.id, { complaint, complainedBy });
      if (isNew && refusal) await updatePhoto(tx, photo.id, { ...refusal, decidedAt: at });
    });
  },
});
