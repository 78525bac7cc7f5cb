import { correctionOf } from './reed-solomon.ts';

interface Size {
  version: number;
  /** How many words of data there are in all. */
  dataWords: number;
  /** Into how many blocks they are divided. */
  blocks: number;
  /** How many words each block has to mend it. */
  correctionWords: number;
}

/**
 * The sizes of a code that can still be read when 15 % of it are covered (level M), as the standard has them
 * (ISO/IEC 18004, tables 7 and 9). Longer texts than the largest holds are of no use on a poster.
 */
const SIZES: readonly Size[] = [
  { version: 1, dataWords: 16, blocks: 1, correctionWords: 10 },
  { version: 2, dataWords: 28, blocks: 1, correctionWords: 16 },
  { version: 3, dataWords: 44, blocks: 1, correctionWords: 26 },
  { version: 4, dataWords: 64, blocks: 2, correctionWords: 18 },
  { version: 5, dataWords: 86, blocks: 2, correctionWords: 24 },
  { version: 6, dataWords: 108, blocks: 4, correctionWords: 16 },
  { version: 7, dataWords: 124, blocks: 4, correctionWords: 18 },
  { version: 8, dataWords: 154, blocks: 4, correctionWords: 22 },
  { version: 9, dataWords: 182, blocks: 5, correctionWords: 22 },
];

const BYTES_FOLLOW = 0b0100;
const PADDING = [0xec, 0x11];

export interface QrWords {
  version: number;
  /** Data and correction in the order in which they are drawn. */
  words: number[];
}

/** A text as the words of the smallest code that holds it; null if none does. */
export function qrWords(text: string): QrWords | null {
  const bytes = utf8Of(text);
  // The kind of data and its length take twelve bits, and what follows is filled up to whole words.
  const size = SIZES.find(({ dataWords }) => bytes.length + 2 <= dataWords);
  if (!size) return null;
  const blocks = inBlocks(dataOf(bytes, size.dataWords), size.blocks);
  const corrections = blocks.map((block) => correctionOf(block, size.correctionWords));
  return { version: size.version, words: [...interleaved(blocks), ...interleaved(corrections)] };
}

/** The pure rooms have no TextEncoder; percent-encoding writes the same bytes. */
const utf8Of = (text: string): number[] =>
  Array.from(encodeURIComponent(text.toWellFormed()).matchAll(/%(?<byte>..)|(?<plain>.)/gs), ({ groups }) =>
    groups?.['byte'] ? Number.parseInt(groups['byte'], 16) : (groups?.['plain'] ?? '').charCodeAt(0),
  );

function dataOf(bytes: readonly number[], count: number): number[] {
  const bits = [BYTES_FOLLOW, bytes.length >> 4, bytes.length & 15];
  const nibbles = [...bits, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from(
    { length: nibbles.length / 2 },
    (_, index) => ((nibbles[2 * index] ?? 0) << 4) | (nibbles[2 * index + 1] ?? 0),
  );
  const padding = Array.from({ length: count - words.length }, (_, index) => PADDING[index % 2] ?? 0);
  return [...words, ...padding];
}

/** Blocks of almost the same length, the shorter ones first. */
function inBlocks(data: readonly number[], count: number): number[][] {
  const short = Math.floor(data.length / count);
  const shortBlocks = count - (data.length % count);
  let from = 0;
  return Array.from({ length: count }, (_, index) => {
    const block = data.slice(from, from + short + (index < shortBlocks ? 0 : 1));
    from += block.length;
    return block;
  });
}

/** The first word of each block, then the second of each, and so on: a stain then hurts each block a little. */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}
