import { readFile } from 'node:fs/promises';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { listFilmsFrom } from '../films/film.queries.ts';
import { prepareFilm } from '../films/prepare-film.ts';

/** The films that all lessons of the demo college show (tools/make-sample-lessons.ts made them), how long they are, and the languages of their subtitles. */
export const DEMO_FILMS = [
  { name: 'how-to-read-a-psalm', seconds: 51, locales: ['en', 'es_MX'] },
  { name: 'four-gospels-one-story', seconds: 43, locales: ['en', 'de_DE'] },
] as const;

const KEYS = 'demo-films/';

export const demoFilmKey = (name: string): string => `${KEYS}${name}.mp4`;
export const demoFilmFile = (name: string): URL => new URL(`./films/${name}`, import.meta.url);

/** Puts the films of the demo college into the store, where the database was filled without it, and prepares them. */
export const writeDemoFilms = defineJob<Record<string, never>>({
  name: 'writeDemoFilms',
  async run(_, { db, services: { store } }) {
    for (const { name } of DEMO_FILMS) {
      const key = demoFilmKey(name);
      await store.put(key, await readFile(demoFilmFile(`${name}.mp4`)), { contentType: 'video/mp4' });
      // All lessons that show it are ready with the first of them.
      const [film] = await listFilmsFrom(db, key);
      if (!film) continue;
      await db.transaction().execute(async (tx) => {
        await enqueue(tx, prepareFilm, { filmId: film.id }, { key: `film ${film.id}` });
      });
    }
  },
});
