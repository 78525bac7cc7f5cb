import { access, constants } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { FfmpegPipeline, type FfmpegPrograms } from './ffmpeg-pipeline.ts';
import { PackagingPipeline } from './packaging-pipeline.ts';
import type { VideoPipeline } from './video-pipeline.ts';

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** ffmpeg and its companion, where FFMPEG_PATH says or anywhere on PATH; null where there is none. */
export async function findFfmpeg(env: NodeJS.ProcessEnv): Promise<FfmpegPrograms | null> {
  const named = env['FFMPEG_PATH'];
  const folders = named ? [dirname(named)] : (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  for (const folder of folders) {
    const programs = { ffmpeg: named ?? join(folder, 'ffmpeg'), ffprobe: join(folder, 'ffprobe') };
    if ((await isProgram(programs.ffmpeg)) && (await isProgram(programs.ffprobe))) return programs;
  }
  return null;
}

/** The best way to prepare films on this machine. */
export async function openPipeline(env: NodeJS.ProcessEnv): Promise<VideoPipeline> {
  const programs = await findFfmpeg(env);
  return programs ? new FfmpegPipeline(programs) : new PackagingPipeline();
}
