import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';

type Built = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** One file that a page fetches, as small as it goes over the network. */
export interface WeighedFile {
  name: string;
  bytes: number;
  /** Where the largest parts of it come from. */
  madeOf: string[];
}

/** What a page may weigh, in kilobytes after compression. */
export interface Budget {
  page: string;
  /** The document that is served for it. */
  html: string;
  /** The modules that the page starts with and those it loads at once. */
  modules: readonly string[];
  scriptsKB?: number;
  allKB: number;
}

const KB = 1_000;
const NAMED_MODULES = 3;
const NAMED_FILES = 4;

/** Every file a page needs until it can be used: the page, its scripts and what they import, styles, early fonts. */
export function filesOfPage(
  built: readonly Built[],
  { html, modules }: Pick<Budget, 'html' | 'modules'>,
): WeighedFile[] {
  const byName = new Map(built.map((file) => [file.fileName, file]));
  const wanted = new Set<Built>();
  const want = (name: string): void => {
    const file = byName.get(name);
    if (!file || wanted.has(file)) return;
    wanted.add(file);
    if (file.type !== 'chunk') return;
    for (const needed of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) want(needed);
  };
  if (!byName.has(html)) throw new Error(`The build has no ${html}.`);
  want(html);
  for (const module of modules) want(chunkOf(built, module));
  for (const [, font] of textOf(byName.get(html)).matchAll(/as="font"[^>]*href="\/([^"]+)"/g))
    want(font ?? '');
  return [...wanted].map(weigh).toSorted((one, other) => other.bytes - one.bytes);
}

function chunkOf(built: readonly Built[], module: string): string {
  const chunk = built.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`The build has no ${module}.`);
  return chunk.fileName;
}

const bytesOf = (file: Built | undefined): string | Uint8Array =>
  file?.type === 'chunk' ? file.code : (file?.source ?? '');
const textOf = (file: Built | undefined): string => bytesOf(file).toString();

/** The build tries a little harder, which would take the tests too long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const weighed = new WeakMap<Built, WeighedFile>();

/** Most files are those of many pages. */
function weigh(file: Built): WeighedFile {
  const known = weighed.get(file);
  if (known) return known;
  const bytes = bytesOf(file);
  const isPacked = file.fileName.endsWith('.woff2');
  const one = {
    name: file.fileName,
    bytes: isPacked ? bytes.length : brotliCompressSync(bytes, BROTLI).length,
    madeOf: file.type === 'chunk' ? heaviest(file) : [],
  };
  weighed.set(file, one);
  return one;
}

const heaviest = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules)
    .toSorted(([, one], [, other]) => other.renderedLength - one.renderedLength)
    .slice(0, NAMED_MODULES)
    .map(([id]) => id.split('node_modules/').at(-1)?.split('/').slice(-3).join('/') ?? id);

/** What a page weighs too much, and what to look at first; null when it keeps to its budget. */
export function overweight(
  { page, scriptsKB, allKB }: Pick<Budget, 'page' | 'scriptsKB' | 'allKB'>,
  files: readonly WeighedFile[],
): string | null {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const over = [
    ...complaints(`${page}: scripts`, scripts, scriptsKB),
    ...complaints(`${page}: everything`, files, allKB),
  ];
  return over.length === 0 ? null : over.join('\n');
}

function complaints(what: string, files: readonly WeighedFile[], maxKB = Infinity): string[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= maxKB * KB) return [];
  const named = files.slice(0, NAMED_FILES).map(({ name, bytes: size, madeOf }) => {
    const origin = madeOf.length > 0 ? ` (most of it: ${madeOf.join(', ')})` : '';
    return `  ${(size / KB).toFixed(1)} KB ${name}${origin}`;
  });
  return [`${what} is ${(bytes / KB).toFixed(1)} KB, may be ${maxKB} KB. The heaviest files:`, ...named];
}
