import { readFile } from 'node:fs/promises';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { FILM_WORDS } from './film-words.demo.ts';
import { DEMO_FILMS, demoFilmFile, demoFilmKey, writeDemoFilms } from './write-demo-films.ts';

/** Gives the first lessons the films that were made for the demo college, with words and subtitles in two languages. */
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
  const words = shown.flatMap(({ name, lessonId }) =>
    (FILM_WORDS[name] ?? []).map((written) => ({ ...written, lessonId })),
  );
  await demo.client.query(
    `insert into lesson_text (lesson_id, locale, title, description, chapters)
     select "lessonId", locale, title, description, chapters from jsonb_to_recordset($1)
       as w ("lessonId" uuid, locale text, title text, description text, chapters jsonb)
     on conflict (lesson_id, locale) do update set description = excluded.description, chapters = excluded.chapters`,
    [JSON.stringify(words)],
  );
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
