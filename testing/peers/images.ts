import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CloudinaryPeer {
  readonly url: string;
  readonly cloudId: string;
  readonly uploadPreset: string;
  readonly signing: { apiKey: string; apiSecret: string };
  /** How uploads are answered from now on: as they should be, as if into another's cloud, with a page, or not at all. */
  answerWith(manner: Manner): void;
  stop(): Promise<void>;
}

type Manner = 'ok' | 'another cloud' | 'a page' | 'silence';

const signing = { apiKey: '271828', apiSecret: 'only the owner knows' };
const cloud = { cloudId: 'berea-test', uploadPreset: 'pictures', signing };

/** Takes unsigned uploads and signed removals as Cloudinary's reference describes them, and delivers what it has. */
export async function startCloudinaryPeer(): Promise<CloudinaryPeer> {
  const pictures = new Map<string, Buffer>();
  let manner: Manner = 'ok';
  const server = createServer((request, response) => {
    if (request.method === 'GET') deliver(pictures, request, response);
    else if (manner === 'a page') response.end('<html>Sorry</html>');
    else if (request.url?.endsWith('/image/destroy')) void destroy(pictures, request, response);
    else if (manner !== 'silence')
      void take(pictures, request, response, manner === 'ok' ? cloud.cloudId : 'x');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...cloud,
    answerWith: (next) => {
      manner = next;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const body = Buffer.concat((await request.toArray()) as Buffer[]);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  // oxlint-disable-next-line typescript/no-deprecated -- A stand-in on loopback reads what its own test sends.
  return new Response(new Uint8Array(body), { headers }).formData();
}

async function destroy(
  pictures: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {
    api_key: apiKey,
    signature,
    ...wish
  } = Object.fromEntries(await readForm(request)) as Record<string, string>;
  const text = `invalidate=${wish['invalidate']}&public_id=${wish['public_id']}&timestamp=${wish['timestamp']}`;
  const isSigned =
    signature ===
    createHash('sha256')
      .update(text + signing.apiSecret)
      .digest('hex');
  if (apiKey !== signing.apiKey || !isSigned) {
    response.writeHead(401, { 'x-cld-error': 'Invalid Signature' }).end('{}');
    return;
  }
  response.end(JSON.stringify({ result: pictures.delete(wish['public_id'] ?? '') ? 'ok' : 'not found' }));
}

async function take(
  pictures: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
  cloudId: string,
): Promise<void> {
  const form = await readForm(request);
  const file = form.get('file');
  const isOurs = request.url === `/v1_1/${cloud.cloudId}/image/upload`;
  if (!isOurs || form.get('upload_preset') !== cloud.uploadPreset || !(file instanceof Blob)) {
    const message = 'Upload preset must be specified when using unsigned upload';
    response.writeHead(400, { 'x-cld-error': message }).end(JSON.stringify({ error: { message } }));
    return;
  }
  const publicId = `people/${randomBytes(10).toString('hex')}`;
  pictures.set(publicId, Buffer.from(await file.arrayBuffer()));
  const secureUrl = `http://${request.headers.host}/${cloudId}/image/upload/v1/${publicId}.webp`;
  response.end(JSON.stringify({ public_id: publicId, format: 'webp', secure_url: secureUrl }));
}

function deliver(pictures: Map<string, Buffer>, { url }: IncomingMessage, response: ServerResponse): void {
  const [, publicId = ''] = /^\/berea-test\/image\/upload\/[\w,]+\/(.+)$/.exec(url ?? '') ?? [];
  const picture = pictures.get(publicId);
  response.writeHead(picture ? 200 : 404, { 'content-type': 'image/webp' }).end(picture);
}
