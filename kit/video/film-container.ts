import { open } from 'node:fs/promises';
import { sniff, SNIFFED_BYTES } from '#kit/files/sniff.ts';
import { VideoProblem } from './video-pipeline.ts';

/** The containers we take, and the one reader that ffmpeg may use for each. */
const READERS: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'audio/mp4': 'mov',
  'audio/mpeg': 'mp3',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
  'video/mpeg': 'mpeg',
  'video/mp2t': 'mpegts',
};

export interface FilmContainer {
  type: string;
  /** Named to ffmpeg, which would otherwise guess, and follow a playlist or a list of files to wherever it points. */
  reader: string;
}

/** What kind of film a file is by its bytes. */
export async function containerOf(source: string): Promise<FilmContainer> {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    const type = sniff(buffer.subarray(0, bytesRead));
    const reader = READERS[type];
    if (reader === undefined) throw new VideoProblem('filmNotAFilm', type);
    return { type, reader };
  } finally {
    await file.close();
  }
}
