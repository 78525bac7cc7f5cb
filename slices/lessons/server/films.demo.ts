import { readFile } from 'node:fs/promises';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { DEMO_FILMS, demoFilmFile, demoFilmKey, writeDemoFilms } from './write-demo-films.ts';

/** Gives the first lessons the films that were made for the demo college, with subtitles in two languages. */
export async function seedFilms(demo: Demo, lessons: readonly { id: string }[]): Promise<void> {
  const random = demo.random.branch('films');
  const shown = DEMO_FILMS.flatMap((film, at) => {
    const lesson = lessons[at];
    return lesson ? [{ ...film, lessonId: lesson.id }] : [];
  });
  const subtitles = shown.flatMap(({ name, locales, lessonId }) =>
    locales.map(async (locale) => ({
      lessonId,
      locale,
      vtt: await readFile(demoFilmFile(`${name}.${locale}.vtt`), 'utf8'),
      updatedAt: demo.now,
    })),
  );
  await bulkInsert(demo.client, 'lessonSubtitles', await Promise.all(subtitles));
  await bulkInsert(
    demo.client,
    'film',
    shown.map(({ name, title, lessonId }) => ({
      id: random.id(demo.now),
      lessonId,
      locale: 'en',
      kind: 'VIDEO',
      title,
      sourceKey: demoFilmKey(name),
      sourceBytes: 0,
      sourceType: 'video/mp4',
      createdAt: demo.now,
      updatedAt: demo.now,
    })),
  );
  await demo.client.query(`select app.enqueue($1, '{}'::json, null, null, 10)`, [writeDemoFilms.name]);
}
