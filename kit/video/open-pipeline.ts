import { access, constants } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { FfmpegPipeline, type FfmpegPrograms } from './ffmpeg-pipeline.ts';
import { PackagingPipeline } from './packaging-pipeline.ts';
import type { VideoPipeline } from './video-pipeline.ts';

/** Given instead of a path where films are not encoded. */
const WITHOUT = 'none';

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Programs in one folder: the configured one, or any on PATH; null where there are none. */
export async function findFfmpeg(named: string | null, path = ''): Promise<FfmpegPrograms | null> {
  const folders = named === null ? path.split(delimiter).filter(Boolean) : [dirname(named)];
  for (const folder of folders) {
    const programs = { ffmpeg: named ?? join(folder, 'ffmpeg'), ffprobe: join(folder, 'ffprobe') };
    if ((await isProgram(programs.ffmpeg)) && (await isProgram(programs.ffprobe))) return programs;
  }
  return null;
}

/** The best way to prepare films on this machine. */
export async function openPipeline(named: string | null, path?: string): Promise<VideoPipeline> {
  const programs = named === WITHOUT ? null : await findFfmpeg(named, path);
  return programs ? new FfmpegPipeline(programs) : new PackagingPipeline();
}
