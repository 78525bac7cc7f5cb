/** As much as a picture may have that is redrawn (kit/images/read-picture.ts). */
export const IMAGE_BYTES_MAX = 20 * 1024 * 1024;

/** What a browser offers to choose from. What a file really is, the server reads from its content. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Wide enough for a map on a large screen, small enough for a phone on a bad line. */
export const IMAGE_WIDTH = 1280;

export const MAX_ALT = 500;

/** In every language, and short enough to be listened to. */
export const isDescribed = (texts: readonly { imageAlt?: string }[]): boolean =>
  texts.every(({ imageAlt = '' }) => imageAlt.trim() !== '' && imageAlt.length <= MAX_ALT);
