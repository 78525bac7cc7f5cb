import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { demoFilmFile } from '../demo/write-demo-films.ts';
import { prepareFilm } from './prepare-film.ts';

const FILM = demoFilmFile('how-to-read-a-psalm.mp4');

let college: College;
let lessonId: string;
beforeAll(async () => {
  college = await College.open();
  ({ id: lessonId } = await college.lesson({ courseId: (await college.course()).id }));
});
afterAll(() => college.close());

async function filmBeingPrepared(): Promise<string> {
  const id = randomUUID();
  await college.database.owner.query(
    `insert into film (id, lesson_id, locale, kind, title, source_key, source_bytes, source_type, state)
     values ($1, $2, 'en', 'VIDEO', 'Romans', 'videos/gone', 9, 'video/mp4', 'PREPARING')`,
    [id, lessonId],
  );
  return id;
}

const stateOf = async (id: string) =>
  (
    await college.database.owner.query<{ state: string; failure: string | null }>(
      'select state, failure from film where id = $1',
      [id],
    )
  ).rows[0];

const tools = (earlierTries: number, signal = new AbortController().signal) => {
  const { appPool, services } = college.served.state;
  return { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries, signal };
};

const triesInQueue = async (id: string) =>
  (
    await college.database.owner.query<{ tries: number }>(
      `select (payload ->> 'earlierTries')::int as tries from graphile_worker._private_jobs where key = $1`,
      [`film ${id}`],
    )
  ).rows;

test('a film whose last try died with the server is told as failed, so that it can be tried again', async () => {
  const filmId = await filmBeingPrepared();
  await prepareFilm.run({ filmId, earlierTries: 1 }, tools(2));
  expect(await stateOf(filmId)).toEqual({ state: 'FAILED', failure: 'filmPreparationFailed' });
});

test('films of one upload are prepared once, and all of them are ready with it', async () => {
  const { services } = college.served.state;
  const key = `videos/${randomUUID()}`;
  await services.store.put(key, await readFile(FILM), { contentType: 'video/mp4' });
  const [first, second, later, failed] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const add = async (id: string) => {
    const { id: ofLesson } = await college.lesson({ courseId: (await college.course()).id });
    await college.database.owner.query(
      `insert into film (id, lesson_id, locale, kind, title, source_key, source_bytes, source_type)
       values ($1, $2, 'en', 'VIDEO', 'Romans', $3, 9, 'video/mp4')`,
      [id, ofLesson, key],
    );
  };
  const prepare = vi.spyOn(services.video, 'prepare');
  for (const id of [first, second, failed]) await add(id);
  await college.database.owner.query(
    `update film set state = 'FAILED', failure = 'filmPreparationFailed' where id = $1`,
    [failed],
  );
  await prepareFilm.run({ filmId: first }, tools(0));
  await add(later);
  await prepareFilm.run({ filmId: later }, tools(0));
  expect(prepare).toHaveBeenCalledOnce();
  const { rows } = await college.database.owner.query(
    `select f.state, f.folder_id, l.seconds > 0 as "hasLength" from film f join lesson l on l.id = f.lesson_id
     where source_key = $1 and f.state = 'READY'`,
    [key],
  );
  const ready = { state: 'READY', folder_id: first, hasLength: true };
  expect(rows).toEqual([ready, ready, ready]);
  expect(await stateOf(failed)).toMatchObject({ state: 'FAILED' });
});

test('what a stopping server breaks off is gone on with, and no try is counted', async () => {
  const filmId = await filmBeingPrepared();
  await prepareFilm.run({ filmId }, tools(1, AbortSignal.abort()));
  expect(await stateOf(filmId)).toMatchObject({ state: 'PREPARING', failure: null });
  expect(await triesInQueue(filmId)).toEqual([{ tries: 1 }]);
});
