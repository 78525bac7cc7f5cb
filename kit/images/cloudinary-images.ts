import { hash } from 'node:crypto';
import { z } from 'zod';
import { ImageProblem, type ImageStore } from './image-store.ts';
import { readPicture } from './read-picture.ts';

export interface CloudinarySettings {
  cloudId: string;
  /** Needs no signature, so the college restricts at Cloudinary what it takes. */
  uploadPreset: string;
  /** Signs what only the owner of the cloud may do, such as removing a picture; without it none is removed. */
  signing?: { apiKey: string; apiSecret: string } | null;
  /** The address of a server that answers in Cloudinary's place, in tests. */
  apiUrl?: string;
  deliveryUrl?: string;
}

/** Larger than any screen shows; Cloudinary makes the smaller ones. */
const WIDEST = 2_048;
const ANSWER_WITHIN_MS = 2_500;

const Uploaded = z.object({ public_id: z.string().regex(/^[\w-]+(\/[\w-]+)*$/), secure_url: z.url() });
const Destroyed = z.object({ result: z.enum(['ok', 'not found']) });

/** Pictures at Cloudinary, by an unsigned upload. They are redrawn before they leave us. */
export function cloudinaryImages({
  cloudId,
  uploadPreset,
  signing = null,
  apiUrl = 'https://api.cloudinary.com',
  deliveryUrl = 'https://res.cloudinary.com',
}: CloudinarySettings): ImageStore {
  const ours = `${deliveryUrl}/${encodeURIComponent(cloudId)}/`;
  const api = `${apiUrl}/v1_1/${encodeURIComponent(cloudId)}/image`;

  return {
    kind: 'cloudinary',

    async store(bytes) {
      const picture = await (await readPicture(bytes)).atMost(WIDEST);
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/webp' }), 'picture.webp');
      form.set('upload_preset', uploadPreset);
      const { public_id: imageId, secure_url: url } = await send(`${api}/upload`, form, Uploaded);
      if (!url.startsWith(ours)) throw away(new Error('the picture went to another cloud than ours'));
      return { imageId };
    },

    url: (imageId, { width }) =>
      `${ours}image/upload/c_limit,f_auto,q_auto,w_${width}/${imageId.split('/').map(encodeURIComponent).join('/')}`,

    async remove(imageId) {
      if (!signing) return false;
      // Copies that were delivered before are forgotten too.
      const wish = {
        invalidate: 'true',
        public_id: imageId,
        timestamp: String(Math.floor(Date.now() / 1_000)),
      };
      await send(`${api}/destroy`, signed(wish, signing), Destroyed);
      return true;
    },
  };
}

/** What is asked for, in the order of its names, with the secret at its end, is what the signature is made of. */
function signed(
  wish: Readonly<Record<string, string>>,
  { apiKey, apiSecret }: NonNullable<CloudinarySettings['signing']>,
): FormData {
  const form = new FormData();
  const names = Object.keys(wish).toSorted();
  for (const name of names) form.set(name, wish[name] ?? '');
  const text = names.map((name) => `${name}=${wish[name]}`).join('&');
  form.set('api_key', apiKey);
  form.set('signature', hash('sha256', text + apiSecret));
  return form;
}

async function send<Answer>(url: string, body: FormData, expected: z.ZodType<Answer>): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.ok) return expected.parse(await response.json());
    throw new Error(`answered ${response.status} ${response.headers.get('x-cld-error') ?? ''}`);
  } catch (cause) {
    throw away(cause);
  }
}

const away = (cause: unknown): ImageProblem => new ImageProblem('imageStoreAway', cause);
