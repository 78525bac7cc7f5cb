import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { LESSON_SCRIPTS, type LessonScript } from './sample-lessons/scripts.ts';

/**
 * Makes the two lessons that really play in the demo college: slides, a spoken text and subtitles in two languages. Its
 * results are kept in the repository; it needs ffmpeg and espeak-ng, which nothing else does.
 */
const FILMS = new URL('../slices/lessons/server/demo/films/', import.meta.url);
const [WIDTH, HEIGHT, FRAMES_A_SECOND] = [1280, 720, 5];
/** Between two sentences. */
const BREATH_S = 0.45;
const BYTES_A_SECOND = 22_050 * 2;
const WAV_HEADER_BYTES = 44;

interface Cue {
  startS: number;
  endS: number;
  spoken: string;
  translated: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawingOf({ heading, points }: LessonScript['slides'][number]): string {
  const lines = points.map(
    (point, index) =>
      `<text x="120" y="${390 + index * 66}" font-size="38" fill="#4b565b" font-family="DejaVu Sans">${escaped(point)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#edf2f3"/><rect x="0" width="24" height="100%" fill="#7d0023"/>
    <text x="120" y="270" font-size="58" fill="#1b2225" font-family="DejaVu Serif">${escaped(heading)}</text>
    <rect x="120" y="306" width="120" height="4" fill="#5aa4b7"/>${lines.join('')}</svg>`;
}

/** Speaks one sentence; the sound without its header. */
async function speak(words: string, folder: string): Promise<Buffer> {
  const path = join(folder, 'line.wav');
  execFileSync('espeak-ng', ['-v', 'en-us', '-s', '142', '-p', '42', '-w', path, words]);
  return (await readFile(path)).subarray(WAV_HEADER_BYTES);
}

const stamp = (seconds: number): string => {
  const at = new Date(Math.round(seconds * 1_000)).toISOString();
  return at.slice(11, 23);
};

const vttOf = (cues: readonly Cue[], language: 'spoken' | 'translated'): string =>
  `WEBVTT\n\n${cues.map((cue) => `${stamp(cue.startS)} --> ${stamp(cue.endS)}\n${cue[language]}\n`).join('\n')}`;

async function makeLesson(script: LessonScript, folder: string): Promise<void> {
  const sound: Buffer[] = [];
  const cues: Cue[] = [];
  const pictures: string[] = [];
  const nowS = (): number => sound.reduce((sum, { length }) => sum + length, 0) / BYTES_A_SECOND;
  const silence = Buffer.alloc(Math.round(BREATH_S * 22_050) * 2);
  for (const [index, slide] of script.slides.entries()) {
    const beginsAtS = nowS();
    for (const line of slide.lines) {
      const startS = nowS();
      sound.push(await speak(line.spoken, folder));
      cues.push({ startS, endS: nowS(), ...line });
      sound.push(silence);
    }
    const picture = join(folder, `${index}.png`);
    await sharp(Buffer.from(drawingOf(slide)))
      .png()
      .toFile(picture);
    pictures.push(`file '${picture}'\nduration ${(nowS() - beginsAtS).toFixed(3)}`);
  }
  const last = join(folder, `${script.slides.length - 1}.png`);
  await writeFile(join(folder, 'slides.txt'), `${pictures.join('\n')}\nfile '${last}'\n`);
  await writeFile(join(folder, 'sound.raw'), Buffer.concat(sound));
  const at = (name: string): string => new URL(`${script.name}${name}`, FILMS).pathname;
  const slides = ['-f', 'concat', '-safe', '0', '-i', join(folder, 'slides.txt')];
  const spoken = ['-f', 's16le', '-ar', '22050', '-ac', '1', '-i', join(folder, 'sound.raw')];
  const picture = [
    '-vf',
    `fps=${FRAMES_A_SECOND},tpad=stop_mode=clone:stop_duration=2`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'stillimage',
  ];
  // A key frame every four seconds, so that it can be cut and sought without being encoded again.
  const keys = ['-crf', '32', '-g', String(4 * FRAMES_A_SECOND), '-pix_fmt', 'yuv420p'];
  const audio = [
    '-c:a',
    'aac',
    '-b:a',
    '40k',
    '-t',
    nowS().toFixed(3),
    '-movflags',
    '+faststart',
    '-fflags',
    '+bitexact',
  ];
  execFileSync('ffmpeg', [
    '-y',
    '-v',
    'error',
    ...slides,
    ...spoken,
    ...picture,
    ...keys,
    ...audio,
    at('.mp4'),
  ]);
  await writeFile(at('.en.vtt'), vttOf(cues, 'spoken'));
  await writeFile(at(`.${script.translatedInto}.vtt`), vttOf(cues, 'translated'));
}

for (const script of LESSON_SCRIPTS) {
  const folder = await mkdtemp(join(tmpdir(), 'sample-lesson-'));
  try {
    await makeLesson(script, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
