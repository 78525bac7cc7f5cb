import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this the answer fits into one packet as it is. */
const WORTH_IT_BYTES = 1_024;
/**
 * Up to here an answer is compressed at once: that takes less than a millisecond, and to hand it to another thread costs
 * more than it saves.
 */
const AT_ONCE_BYTES = 131_072;

interface Encoder {
  name: 'zstd' | 'br' | 'gzip';
  now(bytes: Buffer): Buffer;
  soon(bytes: Buffer): Promise<Buffer>;
}

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

/** The best first. Measured on our answers, zstd is the smallest and takes half as long as the others. */
const ENCODERS: readonly Encoder[] = [
  {
    name: 'zstd',
    now: (bytes) => zstdCompressSync(bytes, ZSTD),
    soon: (bytes) => promisify(zstdCompress)(bytes, ZSTD),
  },
  {
    name: 'br',
    now: (bytes) => brotliCompressSync(bytes, BROTLI),
    soon: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  },
  {
    name: 'gzip',
    now: (bytes) => gzipSync(bytes, GZIP),
    soon: (bytes) => promisify(gzip)(bytes, GZIP),
  },
];

/** Whether a browser takes an encoding: it names it, and not with the weight nought. */
export function takesEncoding(acceptEncoding: string, name: string): boolean {
  for (const part of acceptEncoding.split(',')) {
    const [named = '', ...params] = part.trim().toLowerCase().split(';');
    if (named.trim() === name) return !params.some((param) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(param));
  }
  return false;
}

/** What browsers send hardly varies, and reading it again and again is a tenth of the work. */
const chosen = new Map<string, Encoder | null>();
const MAX_CHOSEN = 100;

function encoderFor(acceptEncoding: string): Encoder | null {
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known;
  const encoder = ENCODERS.find(({ name }) => takesEncoding(acceptEncoding, name)) ?? null;
  if (chosen.size >= MAX_CHOSEN) chosen.clear();
  chosen.set(acceptEncoding, encoder);
  return encoder;
}

/**
 * The answer as it leaves: compressed where that is worth it and the caller takes it. Never for an answer that carries a
 * secret (decision 23): its length would tell of it.
 */
export function compressAnswer(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'header'>,
  text: string,
): string | Buffer | Promise<Buffer> {
  if (text.length < WORTH_IT_BYTES) return text;
  void reply.header('vary', 'accept-encoding');
  const encoder = encoderFor(headers['accept-encoding']?.toString() ?? '');
  if (!encoder) return text;
  void reply.header('content-encoding', encoder.name);
  const bytes = Buffer.from(text);
  return bytes.length <= AT_ONCE_BYTES ? encoder.now(bytes) : encoder.soon(bytes);
}
