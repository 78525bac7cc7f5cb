import type { FastifyInstance } from 'fastify';
import { StoreProblem, type ObjectStore, type OpenedObject } from '#kit/files/object-store.ts';
import { SAFE_SERVING_HEADERS } from '#kit/files/serving.ts';
import { IMAGE_PATH, IMAGE_TYPE, IMAGE_WIDTHS, imageKey } from './embedded-images.ts';
import { isUuid } from '#kit/db/uuid.ts';

/** A picture never changes: another one has another id. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the pictures of the embedded store. The address is the right to see one; no session is asked for. */
export function imageRoutes(app: FastifyInstance, store: ObjectStore): void {
  app.get<{ Params: { imageId: string; file: string } }>(
    `${IMAGE_PATH}:imageId/:file`,
    async ({ params: { imageId, file }, headers }, reply) => {
      void reply.headers(SAFE_SERVING_HEADERS).header('cache-control', 'no-store');
      const width = IMAGE_WIDTHS.find((candidate) => file === `${candidate}.webp`);
      const image = width && isUuid(imageId) ? await openImage(store, imageId, width) : null;
      if (!image) return reply.code(404).send();
      void reply.headers({ 'cache-control': FOREVER, etag: `"${image.etag}"` });
      if (headers['if-none-match'] === `"${image.etag}"`) {
        image.body.destroy();
        return reply.code(304).send();
      }
      return reply.headers({ 'content-type': IMAGE_TYPE, 'content-length': image.size }).send(image.body);
    },
  );
}

async function openImage(store: ObjectStore, imageId: string, width: number): Promise<OpenedObject | null> {
  try {
    return await store.get(imageKey(imageId, width));
  } catch (error) {
    if (error instanceof StoreProblem && error.problem === 'notFound') return null;
    throw error;
  }
}
