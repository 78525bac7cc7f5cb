import type { ObjectStore } from '#kit/files/object-store.ts';
import { cloudinaryImages, type CloudinarySettings } from './cloudinary-images.ts';
import { embeddedImages } from './embedded-images.ts';
import type { ImageStore } from './image-store.ts';

/** The place for pictures the configuration asks for. */
export const openImages = (cloudinary: CloudinarySettings | null, store: ObjectStore): ImageStore =>
  cloudinary ? cloudinaryImages(cloudinary) : embeddedImages(store);
