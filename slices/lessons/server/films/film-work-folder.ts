import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { closeFolder, OWN_FILE, OWN_FOLDER } from '#kit/config/data-dir.ts';
import type { Services } from '#kit/graphql/context.ts';
import type { FilmToPrepare } from '#kit/video/video-pipeline.ts';
import { filmKey, type FilmRecord, type ReadyFilm } from './film.queries.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.ts': 'video/mp2t',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.jpg': 'image/jpeg',
  '.vtt': 'text/vtt',
};

/** Fetches a film into a folder of its own, prepares it there and stores what came of it. Nothing of the folder stays. */
export async function inWorkFolder(
  { config, store, video }: Pick<Services, 'config' | 'store' | 'video'>,
  { id, sourceKey }: FilmRecord,
  { onProgress, signal }: Pick<FilmToPrepare, 'onProgress' | 'signal'>,
): Promise<ReadyFilm> {
  const work = join(config.dataDir, 'work');
  await mkdir(work, { recursive: true, mode: OWN_FOLDER });
  await closeFolder(work);
  const folder = await mkdtemp(join(work, 'film-'));
  try {
    const source = join(folder, 'source');
    const made = join(folder, 'made');
    await mkdir(made, { mode: OWN_FOLDER });
    await pipeline((await store.get(sourceKey)).body, createWriteStream(source, { mode: OWN_FILE }), {
      signal,
    });
    const film = await video.prepare({ source, folder: made, onProgress, signal });
    for (const name of await readdir(made)) {
      const contentType = TYPES[extname(name)];
      if (contentType === undefined) continue;
      await store.put(filmKey(id, name), createReadStream(join(made, name)), { contentType });
    }
    return { ...film, folderId: id };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
