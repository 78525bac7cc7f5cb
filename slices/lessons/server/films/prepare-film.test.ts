import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { prepareFilm } from './prepare-film.ts';

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

test('what a stopping server breaks off is gone on with, and no try is counted', async () => {
  const filmId = await filmBeingPrepared();
  await prepareFilm.run({ filmId }, tools(1, AbortSignal.abort()));
  expect(await stateOf(filmId)).toMatchObject({ state: 'PREPARING', failure: null });
  expect(await triesInQueue(filmId)).toEqual([{ tries: 1 }]);
});
