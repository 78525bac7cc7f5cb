import type { UploadItem } from './upload-item.ts';

/** A file a user has chosen to go on with. */
export interface ChosenFile {
  name: string;
  size: number;
}

export type ResumeProblem = 'selectFileFirst' | 'selectFileNamed' | 'resumeSizeDiffers';

/**
 * What is wrong with a file before it is read. The name is what people know a file by, so it is told first; its content is
 * compared afterwards, by the fingerprint.
 */
export function checkResumeFile(
  item: Pick<UploadItem, 'fileName' | 'fileSize'>,
  file: ChosenFile | null,
): ResumeProblem | null {
  if (!file) return 'selectFileFirst';
  if (file.name !== item.fileName) return 'selectFileNamed';
  return file.size === item.fileSize ? null : 'resumeSizeDiffers';
}

const MIB = 1024 * 1024;
const EDGE_BYTES = MIB;
const SPOTS = 32;
const SPOT_BYTES = 32 * 1024;

/**
 * The pieces of a file that its fingerprint is made of: the first and the last megabyte, where a film says what it is, and
 * spots all over it. All of a film of four gigabytes would take a minute to read.
 */
export function fingerprintSpans(size: number): { first: number; end: number }[] {
  if (size <= 2 * EDGE_BYTES + SPOTS * SPOT_BYTES) return [{ first: 0, end: size }];
  const inner = size - 2 * EDGE_BYTES - SPOT_BYTES;
  const spots = Array.from({ length: SPOTS }, (_, index) => {
    const first = EDGE_BYTES + Math.floor((inner * index) / (SPOTS - 1));
    return { first, end: first + SPOT_BYTES };
  });
  return [{ first: 0, end: EDGE_BYTES }, ...spots, { first: size - EDGE_BYTES, end: size }];
}
