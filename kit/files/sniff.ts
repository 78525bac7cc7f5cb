import { sniffText } from './sniff-text.ts';
import { sniffZip } from './sniff-zip.ts';

/** The first bytes of a file that `sniff` wants to see. */
export const SNIFFED_BYTES = 8192;

export const UNKNOWN_TYPE = 'application/octet-stream';

const ascii = (text: string) => Buffer.from(text, 'latin1');

/** Formats that give themselves away by their first bytes, most telling first. */
const SIGNATURES: readonly (readonly [type: string, start: Buffer])[] = [
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/gif', ascii('GIF87a')],
  ['image/gif', ascii('GIF89a')],
  ['application/pdf', ascii('%PDF-')],
  ['application/rtf', ascii('{\\rtf')],
  // The container of old Word, Excel and PowerPoint files; which of them it is stands somewhere deep inside.
  ['application/x-ole-storage', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['audio/mpeg', ascii('ID3')],
  ['video/mpeg', Buffer.from('000001ba', 'hex')],
  ['video/mpeg', Buffer.from('000001b3', 'hex')],
];

/** What the first brand of an ISO media file stands for; any other brand is a video. */
const BRANDS: Readonly<Record<string, string>> = {
  'M4A ': 'audio/mp4',
  'M4B ': 'audio/mp4',
  'qt  ': 'video/quicktime',
  avif: 'image/avif',
  heic: 'image/heic',
  mif1: 'image/heic',
};

/** The type of a file by what is in it. What its sender or its name claims is never asked. */
export function sniff(head: Buffer): string {
  const bytes = head.subarray(0, SNIFFED_BYTES);
  const signature = SIGNATURES.find(([, start]) => bytes.subarray(0, start.length).equals(start));
  if (signature) return signature[0];
  return sniffMedia(bytes) ?? sniffZip(bytes) ?? sniffText(bytes) ?? UNKNOWN_TYPE;
}

function sniffMedia(bytes: Buffer): string | null {
  const box = bytes.toString('latin1', 4, 8);
  if (box === 'ftyp') return BRANDS[bytes.toString('latin1', 8, 12)] ?? 'video/mp4';
  // Old cameras write no brand and begin with what other films have further down.
  if (box === 'moov' || box === 'mdat' || box === 'wide') return 'video/quicktime';
  if (box === 'styp' || box === 'moof' || box === 'sidx') return 'video/iso.segment';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
    return 'image/webp';
  }
  if (bytes.subarray(0, 4).equals(EBML)) return matroskaType(bytes);
  if (isTransportStream(bytes)) return 'video/mp2t';
  return isMpegAudio(bytes) ? 'audio/mpeg' : null;
}

const EBML = Buffer.from('1a45dfa3', 'hex');

/** A header of a few dozen bytes names the kind of document: webm, or matroska for anything else. */
const matroskaType = (bytes: Buffer): string =>
  bytes.toString('latin1', 0, 64).includes('webm') ? 'video/webm' : 'video/x-matroska';

/** Packets of 188 bytes, each beginning with the same byte. */
function isTransportStream(bytes: Buffer): boolean {
  return bytes.length > 376 && [0, 188, 376].every((at) => bytes[at] === 0x47);
}

/** The header of an MPEG audio frame: eleven set bits, layer III, a bit rate and a sample rate that exist. */
function isMpegAudio(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isLayerThree = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
  return isLayerThree && third >> 4 !== 0 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c;
}
