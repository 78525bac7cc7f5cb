import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';

interface Ece {
  decrypt(body: Buffer, keys: { version: string; privateKey: ECDH; dh?: string; authSecret: string }): Buffer;
}
const ece = createRequire(import.meta.url)('http_ece') as Ece;

/** A browser that lets things be pushed to it, and can open what is. */
export interface PushedDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface ReceivedPush {
  to: string;
  /** What the browser read. */
  data: unknown;
  ttl: number;
  /** What the sender says of themselves, signed: for whom it is, until when, and how to reach them. */
  claims: { aud: string; exp: number; sub: string };
  /** The key it was signed with. */
  publicKey: string;
}

export interface PushPeer {
  url: string;
  inbox: readonly ReceivedPush[];
  device(name: string): PushedDevice;
  /** What the maker of the browser answers for a device from now on. */
  answer(device: PushedDevice, status: number): void;
  stop(): Promise<void>;
}

/** Stands in for the makers of browsers: takes only what is signed and sealed as they would (RFC 8030, 8291, 8292). */
export async function startPushPeer(): Promise<PushPeer> {
  const inbox: ReceivedPush[] = [];
  const keys = new Map<string, { ecdh: ECDH; auth: string }>();
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const name = (request.url ?? '').split('/').at(-1) ?? '';
      const status = statuses.get(name) ?? 201;
      const device = keys.get(name);
      const signed = readVapid(request.headers.authorization ?? '');
      const isSealed = request.headers['content-encoding'] === 'aes128gcm';
      if (!device || !signed || !isSealed || status >= 300) {
        response.writeHead(device && signed && isSealed ? status : 400).end();
        return;
      }
      const opened = ece.decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: device.ecdh,
        authSecret: device.auth,
      });
      inbox.push({
        to: name,
        data: JSON.parse(opened.toString()),
        ttl: Number(request.headers['ttl']),
        ...signed,
      });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const nameOf = ({ endpoint }: PushedDevice): string => endpoint.split('/').at(-1) ?? '';
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inbox,
    device(name) {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16).toString('base64url');
      const p256dh = ecdh.generateKeys('base64url');
      keys.set(name, { ecdh, auth });
      return { endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, p256dh, auth };
    },
    answer: (device, status) => void statuses.set(nameOf(device), status),
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a sender says of themselves, if they have signed it with the key they name. */
function readVapid(header: string): Pick<ReceivedPush, 'claims' | 'publicKey'> | null {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', mark = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65) return null;
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(mark, 'base64url'),
  );
  if (!isSigned) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as ReceivedPush['claims'];
  return { claims, publicKey };
}
