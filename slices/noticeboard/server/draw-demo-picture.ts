import { defineJob } from '#kit/jobs/define-job.ts';
import { drawNewsPicture, type NewsPicture } from './news-pictures.demo.ts';
import { findWithoutPicture, givePicture } from './post.queries.ts';

/** Gives posts of the demo college one picture: the database was filled without the place where pictures are kept. */
export const drawDemoPicture = defineJob<{ picture: NewsPicture; postIds: string[] }>({
  name: 'drawDemoPicture',
  async run({ picture, postIds }, { db, services }) {
    const bare = await findWithoutPicture(db, postIds);
    if (bare.length === 0) return;
    const { imageId } = await services.images.store(drawNewsPicture(picture));
    await db.transaction().execute((tx) =>
      givePicture(
        tx,
        bare.map(({ id }) => id),
        imageId,
      ),
    );
  },
});
