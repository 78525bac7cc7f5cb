import { z } from 'zod';
import { ImageProblem, type ImageStore } from './image-store.ts';
import { readPicture } from './read-picture.ts';

export interface CloudinarySettings {
  cloudId: string;
  /** Lets anybody upload, so the college restricts at Cloudinary what it takes. */
  uploadPreset: string;
  /** Where somebody answers in Cloudinary's place, in tests. */
  apiUrl?: string;
  deliveryUrl?: string;
}

/** Larger than any screen shows; Cloudinary makes the smaller ones. */
const WIDEST = 2_048;
const ANSWER_WITHIN_MS = 2_500;

const Uploaded = z.object({ public_id: z.string().regex(/^[\w-]+(\/[\w-]+)*$/), secure_url: z.url() });

/** Pictures at Cloudinary, by an unsigned upload. They are drawn anew before they leave us. */
export function cloudinaryImages({
  cloudId,
  uploadPreset,
  apiUrl = 'https://api.cloudinary.com',
  deliveryUrl = 'https://res.cloudinary.com',
}: CloudinarySettings): ImageStore {
  const ours = `${deliveryUrl}/${encodeURIComponent(cloudId)}/`;
  const uploadUrl = `${apiUrl}/v1_1/${encodeURIComponent(cloudId)}/image/upload`;

  return {
    kind: 'cloudinary',

    async store(bytes) {
      const picture = await (await readPicture(bytes)).atMost(WIDEST);
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'picture.webp');
      form.set('upload_preset', uploadPreset);
      const { public_id: imageId, secure_url: url } = await upload(uploadUrl, form);
      if (!url.startsWith(ours)) throw away(new Error('the picture went to another cloud than ours'));
      return { imageId };
    },

    url: (imageId, { width }) =>
      `${ours}image/upload/c_limit,f_auto,q_auto,w_${width}/${imageId.split('/').map(encodeURIComponent).join('/')}`,

    // Deleting needs a signed call, and we are given no key to sign with: the college tidies up at Cloudinary.
    remove: async () => {},
  };
}

async function upload(url: string, body: FormData): Promise<z.infer<typeof Uploaded>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.ok) return Uploaded.parse(await response.json());
    throw new Error(`answered ${response.status} ${response.headers.get('x-cld-error') ?? ''}`);
  } catch (cause) {
    throw away(cause);
  }
}

const away = (cause: unknown): ImageProblem => new ImageProblem('imageStoreAway', cause);
