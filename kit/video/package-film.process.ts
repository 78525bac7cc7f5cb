import {
  CmafOutputFormat,
  Conversion,
  FilePathSource,
  FilePathTarget,
  HlsOutputFormat,
  Input,
  MATROSKA,
  MP3,
  Mp3OutputFormat,
  MP4,
  Mp4OutputFormat,
  MPEG_TS,
  MpegTsOutputFormat,
  Output,
  PathedTarget,
  QTFF,
  WEBM,
  type InputFormat,
} from 'mediabunny';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SEGMENT_SECONDS } from './ladder.ts';
import type { PackagedFilm } from './packaging-pipeline.ts';
import type { VideoProblemId } from './video-pipeline.ts';

/** Never the readers of playlists, which would follow them to other files. */
const READERS: Readonly<Record<string, readonly InputFormat[]>> = {
  mov: [MP4, QTFF],
  matroska: [MATROSKA, WEBM],
  mp3: [MP3],
  mpegts: [MPEG_TS],
};

/** Up to here the directory of a film is put at its front, for which all of it is held in memory. */
const MAX_BYTES_IN_MEMORY = 200 * 1024 * 1024;

const [source = '', folder = '', reader = ''] = process.argv.slice(2);
const tell = (fact: object): boolean => process.stdout.write(`${JSON.stringify(fact)}\n`);

/** A refusal is an answer; the parent has the words for it. */
function refuse(problem: VideoProblemId, detail: string): never {
  tell({ problem, detail });
  process.exit(0);
}

const openFilm = (): Input =>
  new Input({ source: new FilePathSource(source), formats: [...(READERS[reader] ?? [])] });

async function factsOf(): Promise<PackagedFilm> {
  const film = openFilm();
  const [picture, sound] = [await film.getPrimaryVideoTrack(), await film.getPrimaryAudioTrack()];
  if (!picture && !sound) refuse('filmWithoutPictureOrSound', reader);
  const codecs = {
    picture: picture ? await picture.getCodec() : 'avc',
    sound: sound ? await sound.getCodec() : 'aac',
  };
  const isMp3 = codecs.sound === 'mp3' && !picture;
  // What all browsers show without help; anything else has to be encoded again.
  if (codecs.picture !== 'avc' || (codecs.sound !== 'aac' && !isMp3))
    refuse('filmFormatNotPlayable', JSON.stringify(codecs));
  const audio = isMp3 ? 'audio.mp3' : 'audio.m4a';
  return {
    seconds: await film.computeDuration(),
    hasPicture: picture !== null,
    audio: sound ? audio : null,
  };
}

interface Copy {
  output: Output;
  tracks: number;
  withPicture: boolean;
  share: { from: number; to: number };
}

/** Copies without encoding. The library leaves out what it cannot copy, so the tracks are counted. */
async function copy({ output, tracks, withPicture, share }: Copy): Promise<void> {
  const video = withPicture ? {} : { discard: true };
  const conversion = await Conversion.init({
    input: openFilm(),
    output,
    tracks: 'primary',
    video,
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.utilizedTracks.length !== tracks)
    refuse('filmFormatNotPlayable', conversion.discardedTracks.map(({ reason }) => reason).join(', '));
  conversion.onProgress = (done) => tell({ progress: share.from + done * (share.to - share.from) });
  await conversion.execute();
}

const inFolder = (path: string): FilePathTarget => new FilePathTarget(join(folder, path));

/** MP3 is played everywhere, but not everywhere out of an MP4: its stream has the older kind of parts. */
function streamOf({ audio }: PackagedFilm): HlsOutputFormat {
  const isMp3 = audio === 'audio.mp3';
  return new HlsOutputFormat({
    segmentFormat: [isMp3 ? new MpegTsOutputFormat() : new CmafOutputFormat()],
    targetDuration: SEGMENT_SECONDS,
    singleFilePerPlaylist: true,
    getPlaylistPath: ({ n }) => `q${n}.m3u8`,
    getSegmentPath: ({ playlist: { n } }) => `q${n}.${isMp3 ? 'ts' : 'mp4'}`,
  });
}

async function packageFilm(): Promise<void> {
  const facts = await factsOf();
  const { hasPicture, audio } = facts;
  const both = Number(hasPicture) + Number(audio !== null);
  const { size } = await stat(source);
  const asMp4 = (): Mp4OutputFormat =>
    new Mp4OutputFormat({ fastStart: size <= MAX_BYTES_IN_MEMORY && 'in-memory' });
  const target = new PathedTarget('master.m3u8', ({ path }) => inFolder(path));
  const asHls = new Output({ format: streamOf(facts), target });
  await copy({ output: asHls, tracks: both, withPicture: true, share: { from: 0, to: 0.5 } });
  if (hasPicture) {
    const output = new Output({ format: asMp4(), target: inFolder('film.mp4') });
    await copy({ output, tracks: both, withPicture: true, share: { from: 0.5, to: 0.8 } });
  }
  if (audio) {
    const format = audio === 'audio.mp3' ? new Mp3OutputFormat() : asMp4();
    const output = new Output({ format, target: inFolder(audio) });
    await copy({ output, tracks: 1, withPicture: false, share: { from: 0.8, to: 1 } });
  }
  tell({ film: facts });
}

await packageFilm().catch((error: unknown) => refuse('filmDamaged', String(error)));
