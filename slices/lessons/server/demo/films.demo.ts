import { readFile } from 'node:fs/promises';
import { addDays } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { FILM_WORDS } from './film-words.demo.ts';
import { DEMO_FILMS, demoFilmFile, demoFilmKey, writeDemoFilms } from './write-demo-films.ts';

export interface FilmedLesson {
  id: string;
  title: string;
  /** Which of the films it shows. */
  film: number;
  /** Whether that film was made for it. */
  isItsOwn: boolean;
}

/**
 * Gives every lesson one of the films that were made for the demo college, with subtitles in two languages; the lessons they
 * were made for have the words to it, too.
 */
export async function seedFilms(demo: Demo, lessons: readonly FilmedLesson[]): Promise<void> {
  const random = demo.random.branch('films');
  const films = await Promise.all(DEMO_FILMS.map(withSubtitles));
  const shown = lessons.flatMap(({ id: lessonId, film: at, ...lesson }) => {
    const film = films[at];
    return film ? [{ ...lesson, ...film, lessonId }] : [];
  });
  await bulkInsert(
    demo.client,
    'lessonSubtitles',
    shown.flatMap(({ subtitles, lessonId }) =>
      subtitles.map((written) => ({ ...written, lessonId, updatedAt: demo.now })),
    ),
  );
  const own = shown.filter(({ isItsOwn }) => isItsOwn);
  const words = own.flatMap(({ name, lessonId }) =>
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
    shown.map(({ name, title, lessonId }, at) => ({
      id: random.id(demo.now),
      lessonId,
      locale: 'en',
      kind: 'VIDEO',
      title,
      sourceKey: demoFilmKey(name),
      sourceBytes: 0,
      sourceType: 'video/mp4',
      // One after the other, of all courses in turn, so that there are newest ones.
      createdAt: instantOn(addDays(demo.today, -1 - ((at * 37) % 420)), 10),
      updatedAt: demo.now,
    })),
  );
  await demo.client.query(`select app.enqueue($1, '{}'::json, null, null, 10)`, [writeDemoFilms.name]);
}

async function withSubtitles<Film extends { name: string; locales: readonly string[] }>(film: Film) {
  const subtitles = film.locales.map(async (locale) => ({
    locale,
    vtt: await readFile(demoFilmFile(`${film.name}.${locale}.vtt`), 'utf8'),
  }));
  return { name: film.name, subtitles: await Promise.all(subtitles) };
}
