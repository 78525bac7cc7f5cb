import type Sharp from 'sharp';
import { sniff } from '#kit/files/sniff.ts';
import { ImageProblem } from './image-store.ts';

const MAX_BYTES = 20 * 1024 * 1024;
/** A file of a few kilobytes can unfold to gigabytes of pixels. */
const MAX_PIXELS = 50_000_000;
const WEBP_QUALITY = 82;

/** What we decode, and what libvips calls it. Drawings such as SVG are programs and never reach it. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`);

export interface DrawnPicture {
  body: Buffer;
  width: number;
  height: number;
}

/** A picture that was looked at and can be redrawn. */
export interface Picture {
  /** As WebP, upright, no wider or higher than this, with nothing but its pixels. */
  atMost(width: number): Promise<Buffer>;
  /** The same, with how large it has become. */
  drawn(width: number): Promise<DrawnPicture>;
}

/** Loaded with the first picture: a server that is never sent one need not carry the library. */
let loading: Promise<typeof Sharp> | undefined;

async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  // Pictures are seldom; requests are not. One core is enough, and nothing is kept for a second look.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Inspects an uploaded picture before anything of it is decoded. */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  if (bytes.length > MAX_BYTES) throw new ImageProblem('imageTooLarge');
  const format = FORMATS[sniff(bytes)];
  if (!format) throw new ImageProblem('imageTypeRefused');
  const sharp = await (loading ??= loadSharp());
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (header.format !== format) throw new ImageProblem('imageTypeRefused');
  if (header.width * header.height > MAX_PIXELS) throw new ImageProblem('imageTooLarge');
  const drawn = async (max: number): Promise<DrawnPicture> => {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      animated: false,
    })
      .autoOrient()
      .resize(max, max, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable);
    return { body: data, width: info.width, height: info.height };
  };
  return { drawn, atMost: async (width) => (await drawn(width)).body };
}

const unreadable = (cause: unknown): never => {
  throw new ImageProblem('imageUnreadable', cause);
};
