import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyPurpose, Secrets } from './secrets.ts';
import { isUuid } from '#kit/db/uuid.ts';

/** Stands for one record in the hands of whoever has it, such as in an address that was mailed. */
export interface SignedId {
  sign(secrets: Secrets, id: string): string;
  /** The record that a token stands for; null when it is none of ours. */
  read(secrets: Secrets, token: string): string | null;
}

/** Tokens for one purpose. What the mark says goes before the id, so that a token for one thing opens nothing else. */
export function signedId(purpose: KeyPurpose, says: string): SignedId {
  const markOf = (key: Buffer, id: string): string =>
    createHmac('sha256', key).update(`${says} ${id}`).digest('base64url');
  return {
    sign: (secrets, id) => `${id}.${markOf(secrets.key(purpose), id)}`,
    read(secrets, token) {
      const [id = '', mark = '', ...more] = token.split('.');
      if (more.length > 0 || !isUuid(id)) return null;
      const claimed = Buffer.from(mark);
      const isOurs = secrets.keys(purpose).some((key) => {
        const expected = Buffer.from(markOf(key, id));
        return expected.length === claimed.length && timingSafeEqual(expected, claimed);
      });
      return isOurs ? id : null;
    },
  };
}
