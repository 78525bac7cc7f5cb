import { createHmac, timingSafeEqual } from 'node:crypto';
import { checkKey, keyInPath } from './object-key.ts';
import { StoreProblem } from './object-store.ts';

export const URL_PATHS = { object: '/files/objects/', part: '/files/parts/' } as const;
export type UrlPurpose = keyof typeof URL_PATHS;

/** S3 signs for seven days at most. */
const EXPIRES_IN_S_MAX = 7 * 24 * 3600;
const KEY_BYTES_MIN = 32;

export interface UrlSigner {
  sign(purpose: UrlPurpose, key: string, facts: Record<string, string>, expiresInS: number): string;
  /** Throws unless this very address was signed and has not expired. */
  check(purpose: UrlPurpose, key: string, query: URLSearchParams): void;
}

export interface UrlSigning {
  /** The first signs; the others, from before the secret was changed, are still understood. */
  signingKeys: readonly Buffer[];
  /** Where browsers reach the file routes; empty for addresses on the server they came from. */
  publicOrigin: string;
  now: () => Date;
}

/** The address alone permits the one thing it names until it expires; no cookie is needed or read. */
export function createUrlSigner({ signingKeys, publicOrigin, now }: UrlSigning): UrlSigner {
  const [signingKey] = signingKeys;
  if (!signingKey || signingKeys.some((key) => key.length < KEY_BYTES_MIN)) {
    throw new TypeError(`The keys that sign file addresses must have at least ${KEY_BYTES_MIN} bytes.`);
  }
  const nowS = () => Math.floor(now().getTime() / 1000);

  return {
    sign(purpose, key, facts, expiresInS) {
      checkKey(key);
      checkExpiry(expiresInS);
      const query = new URLSearchParams({ ...facts, expires: String(nowS() + expiresInS) });
      query.set('signature', signatureOf(signingKey, purpose, key, query).toString('base64url'));
      return `${publicOrigin}${URL_PATHS[purpose]}${keyInPath(key)}?${query.toString()}`;
    },

    check(purpose, key, query) {
      const claimed = Buffer.from(query.get('signature') ?? '', 'base64url');
      const isSigned = signingKeys.some((candidate) => {
        const expected = signatureOf(candidate, purpose, key, query);
        return expected.length === claimed.length && timingSafeEqual(expected, claimed);
      });
      if (!isSigned) throw new StoreProblem('urlForged', 'the signature does not fit the address');
      if (Number(query.get('expires')) <= nowS())
        throw new StoreProblem('urlExpired', 'ask for a new address');
    },
  };
}

export function checkExpiry(expiresInS: number): void {
  if (!Number.isInteger(expiresInS) || expiresInS < 1 || expiresInS > EXPIRES_IN_S_MAX) {
    throw new RangeError(`An address expires after 1 to ${EXPIRES_IN_S_MAX} seconds, not ${expiresInS}.`);
  }
}

/** Everything in the address is signed, so nothing can be changed, added or left out. */
function signatureOf(signingKey: Buffer, purpose: UrlPurpose, key: string, query: URLSearchParams): Buffer {
  const facts = new URLSearchParams(query);
  facts.delete('signature');
  facts.sort();
  return createHmac('sha256', signingKey)
    .update(JSON.stringify([purpose, key, [...facts]]))
    .digest();
}
