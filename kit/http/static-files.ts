import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesEncoding } from './compress-answer.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
export const COMPRESSIBLE: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.webmanifest',
  '.txt',
]);
/** How a file ends that the build has compressed. */
export const BUILT_ENDING = '.br';

export interface StaticAnswer {
  body: Buffer;
  headers: Record<string, string>;
}

interface CachedFile {
  answer: Promise<StaticAnswer>;
  changedAtMs: number;
  lookedAtMs: number;
}

/** Pages are told from memory; a newly built app is noticed within a second. */
const LOOK_AGAIN_AFTER_MS = 1_000;

type Encoding = 'br' | 'gzip' | 'identity';

function encodingFor(acceptEncoding: string): Encoding {
  if (takesEncoding(acceptEncoding, 'br')) return 'br';
  return takesEncoding(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) as Promise<Buffer>,
  gzip: (bytes: Buffer) => promisify(gzip)(bytes) as Promise<Buffer>,
  identity: async (bytes: Buffer) => bytes,
};

/**
 * The built web app. What the public is sent was compressed by the build (tools/build/compress-built.ts); where it was not,
 * each file is compressed once. Names under assets/ carry their hash and never change,
 * and the others are looked at again when the app has been built again.
 */
export class StaticFiles {
  readonly #folder: string;
  readonly #assetHost: string;
  readonly #kept = new Map<string, CachedFile>();

  /** The page's assets come from the delivery host when there is one. */
  constructor(folder: string, assetHost = '') {
    this.#folder = folder;
    this.#assetHost = assetHost;
  }

  /** The file of a path, or null when there is none. */
  async find(path: string, acceptEncoding: string): Promise<StaticAnswer | null> {
    const encoding = encodingFor(acceptEncoding);
    const file = this.#fileOf(path);
    const type = file && TYPES[extname(file)];
    if (!file || !type) return null;
    // The same file has many addresses (%61 is a), so what is kept goes by the file.
    const key = `${encoding} ${file}`;
    const kept = this.#kept.get(key);
    const isForEver = file.startsWith(join(this.#folder, 'assets') + sep);
    if (kept && (isForEver || performance.now() - kept.lookedAtMs < LOOK_AGAIN_AFTER_MS)) return kept.answer;
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    if (kept?.changedAtMs === info.mtimeMs) {
      kept.lookedAtMs = performance.now();
      return kept.answer;
    }
    const answer = load({ file, type, encoding, isForEver, assetHost: this.#assetHost });
    const keeping = { answer, changedAtMs: info.mtimeMs, lookedAtMs: performance.now() };
    this.#kept.set(key, keeping);
    answer.catch(() => {
      if (this.#kept.get(key) === keeping) this.#kept.delete(key);
    });
    return answer;
  }

  #fileOf(path: string): string | null {
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      return null;
    }
    const file = join(this.#folder, normalize(decoded));
    return decoded.includes('\0') || !file.startsWith(this.#folder + sep) ? null : file;
  }
}

interface Loading {
  file: string;
  type: string;
  encoding: Encoding;
  isForEver: boolean;
  assetHost: string;
}

async function load({ file, type, encoding, isForEver, assetHost }: Loading): Promise<StaticAnswer> {
  const used = COMPRESSIBLE.has(extname(file)) ? encoding : 'identity';
  const body = await bodyOf(file, used, extname(file) === '.html' ? assetHost : '');
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      ...(isForEver ? PUBLIC_FOR_EVER : { 'cache-control': 'no-cache' }),
      ...(used === 'identity' ? {} : { 'content-encoding': used, vary: 'accept-encoding' }),
    },
  };
}

async function bodyOf(file: string, encoding: Encoding, assetHost: string): Promise<Buffer> {
  const built = encoding === 'br' && assetHost === '' ? await builtCompressed(file) : null;
  return built ?? compress[encoding](withAssetsFrom(assetHost, await readFile(file)));
}

/** What the build put beside a file; null where there is none, or where the file was changed after it. */
async function builtCompressed(file: string): Promise<Buffer | null> {
  const packed = `${file}${BUILT_ENDING}`;
  try {
    const [plain, built] = await Promise.all([stat(file), stat(packed)]);
    return built.mtimeMs >= plain.mtimeMs ? await readFile(packed) : null;
  } catch {
    return null;
  }
}

/** Hashed files are the same for everybody and may be fetched through a delivery host. Opened alone, they do nothing. */
const PUBLIC_FOR_EVER = {
  'content-security-policy': `default-src 'none'`,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

const withAssetsFrom = (assetHost: string, page: Buffer): Buffer =>
  assetHost === '' ? page : Buffer.from(page.toString().replaceAll('="/assets/', `="${assetHost}/assets/`));
