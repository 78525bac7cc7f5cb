import { randomUUID } from 'node:crypto';
import { StoreProblem, type ObjectStore } from '#kit/files/object-store.ts';
import { ImageProblem, type ImageStore } from './image-store.ts';
import { readPicture } from './read-picture.ts';

/** A face in a list, a card, a page: a sharp screen asks for twice its pixels and finds them in the next. */
export const IMAGE_WIDTHS = [96, 320, 1024] as const;

export const IMAGE_TYPE = 'image/webp';
export const IMAGE_PATH = '/images/';

export const imageKey = (imageId: string, width: number): string => `images/${imageId}/${width}.webp`;

/** The embedded default: pictures in the college's own storage, served by image-routes.ts. */
export const embeddedImages = (store: ObjectStore): ImageStore => ({
  kind: 'embedded',

  async store(bytes) {
    const picture = await readPicture(bytes);
    // The id cannot be guessed; to have it is to be allowed to see the picture.
    const imageId = randomUUID();
    for (const width of IMAGE_WIDTHS) {
      const body = await picture.atMost(width);
      await store.put(imageKey(imageId, width), body, { contentType: IMAGE_TYPE }).catch(awayIfUnreachable);
    }
    return { imageId };
  },

  url(imageId, { width }) {
    const stored = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? Math.max(...IMAGE_WIDTHS);
    return `${IMAGE_PATH}${encodeURIComponent(imageId)}/${stored}.webp`;
  },

  async remove(imageId) {
    for (const width of IMAGE_WIDTHS) await store.remove(imageKey(imageId, width)).catch(awayIfUnreachable);
    return true;
  },
});

const awayIfUnreachable = (error: unknown): never => {
  const isUnavailable = error instanceof StoreProblem && error.problem === 'unreachable';
  throw isUnavailable ? new ImageProblem('imageStoreAway', error) : error;
};
