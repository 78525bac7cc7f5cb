import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { drawDemoPicture } from './draw-demo-picture.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

test('posts of the demo get one picture between them that can be seen, and another run draws none', async () => {
  const { owner } = college.database;
  const { rows } = await owner.query<{ id: string }>(
    `insert into news_post (id, audience, texts) select gen_random_uuid(), 'EVERYBODY', '{"en":{"title":"Snow","body":""}}'
     from generate_series(1, 2) returning id`,
  );
  const postIds = rows.map(({ id }) => id);
  const { services, appPool } = college.served.state;
  const tools = { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 };
  const pictures = async () =>
    (await owner.query<{ id: string }>('select distinct picture_id as id from news_post')).rows;
  await drawDemoPicture.run({ picture: 'sunrise', postIds }, tools);
  const drawn = await pictures();
  expect(drawn).toHaveLength(1);
  const address = services.images.url(drawn[0]?.id ?? '', { width: 320 });
  expect((await college.served.app.inject(address)).headers['content-type']).toBe('image/webp');
  await drawDemoPicture.run({ picture: 'sunrise', postIds }, tools);
  expect(await pictures()).toEqual(drawn);
});
