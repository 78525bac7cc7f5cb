import { createECDH } from 'node:crypto';
import webpush from 'web-push';

/** A browser, as it told us where and how to reach it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of one try: the browser's maker took it, the device is gone for good, or it may be tried again. */
export type PushOutcome = 'delivered' | 'gone' | 'retry';

/** Sends to devices through the makers of their browsers (Web Push, VAPID). */
export interface Push {
  /** By which browsers know who may push to them. */
  readonly publicKey: string;
  /** Whether an address is one where browsers are reached: it comes from the browser, and we call it. */
  mayReach(endpoint: string): boolean;
  send(target: PushTarget, text: string, subject: string): Promise<PushOutcome>;
}

export interface PushSettings {
  /** The private key, 32 bytes. */
  privateKey: Buffer;
  /** A server that answers in place of the browsers' makers, in tests. */
  baseUrl: string | null;
}

/** Where the makers of browsers take what is pushed: Chrome and its kin, Firefox, Edge on Windows, Safari. */
const HOSTS =
  /^(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|([\w-]+\.)*push\.apple\.com)$/;

const ANSWER_WITHIN_MS = 5_000;
/** Older news is read in the app. */
const KEPT_FOR_S = 12 * 3_600;
/** What replaces the one before it, where a device was away. */
const TOPIC = 'notifications';

export function openPush({ privateKey, baseUrl }: PushSettings): Push {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const keys = { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };

  return {
    publicKey: keys.publicKey,

    mayReach(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const { protocol, hostname, port, username } = new URL(endpoint);
      return protocol === 'https:' && port === '' && username === '' && HOSTS.test(hostname);
    },

    async send({ endpoint, p256dh, auth }, text, subject) {
      if (!this.mayReach(endpoint)) return 'gone';
      const { headers, body, method } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        { vapidDetails: { subject, ...keys }, TTL: KEPT_FOR_S, topic: TOPIC, contentEncoding: 'aes128gcm' },
      );
      const { pathname, search } = new URL(endpoint);
      // How long it is, fetch says by itself.
      const told = Object.entries(headers as object).filter(([name]) => name !== 'Content-Length');
      try {
        const { status } = await fetch(baseUrl ? `${baseUrl}${pathname}${search}` : endpoint, {
          method,
          headers: told.map(([name, value]) => [name, String(value)]),
          body: new Uint8Array(body ?? []),
          redirect: 'manual',
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        });
        return outcomeOf(status);
      } catch {
        return 'retry';
      }
    },
  };
}

/** Makers say 404 or 410 of a device that is gone, and refuse one that was told another key with 401 or 403. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'delivered';
  return [400, 401, 403, 404, 410, 413].includes(status) ? 'gone' : 'retry';
}
