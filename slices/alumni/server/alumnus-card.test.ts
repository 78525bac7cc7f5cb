import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

/** What a connection with the scope of a person reads as the role of the app. */
async function cardsFor(personId: string): Promise<Record<string, unknown>[]> {
  const client = await college.database.owner.connect();
  try {
    await client.query('begin');
    await client.query(
      "select set_config('app.person', $1, true), set_config('app.everything', 'off', true)",
      [personId],
    );
    await client.query('set local role berea_app');
    const { rows } = await client.query<Record<string, unknown>>(
      'select * from alumnus_card order by last_name',
    );
    return rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('alumni see of each other what its owner shows, by SQL alone; students see nobody (ALUM-06)', async () => {
  const { id: alumniId } = await college.region({ slug: 'US-Alumni' });
  const { owner } = college.database;
  const student = await college.person({});
  const reader = await college.person({ lastName: 'Adams', graduatedOn: '2020-05-15' });
  const open = await college.person({
    lastName: 'Baker',
    graduatedOn: '2018-05-18',
    email: 'baker@example.org',
  });
  const closed = await college.person({ lastName: 'Clark', graduatedOn: '2017-05-19' });
  await college.person({ lastName: 'Disabled', graduatedOn: '2017-05-19', status: 'DISABLED' });
  const admin = await college.person({
    roles: ['user', 'admin'],
    regionRoles: [{ regionId: alumniId, roleNames: ['admin'] }],
  });
  await owner.query(
    `update person set location = 'Secret town', home_page = 'https://secret.example', picture_id = 'secret-picture',
       graduation_place = 'Colorado' where id = any ($1)`,
    [[open.id, closed.id]],
  );
  await owner.query(
    `insert into phone (person_id, kind, number) select id, 'MOBILE', '555 0100' from person where id = any ($1)`,
    [[open.id, closed.id]],
  );
  await owner.query(
    `insert into alumni_profile (person_id, about, shows_location, shows_picture, shows_about, shows_home_page, shows_email, shows_phone)
     values ($1, 'Teaches', true, true, true, true, true, true)`,
    [open.id],
  );
  await owner.query(
    `insert into alumni_profile (person_id, about, shows_year, shows_place) values ($1, 'Secret about', false, false)`,
    [closed.id],
  );

  expect(await cardsFor(student.id)).toEqual([]);
  const cards = await cardsFor(reader.id);
  expect(cards.map((card) => card['last_name'])).toEqual(['Adams', 'Baker', 'Clark']);
  expect(cards[1]).toMatchObject({
    grad_year: 2018,
    grad_place: 'Colorado',
    location: 'Secret town',
    about: 'Teaches',
    email: 'baker@example.org',
    phone: '555 0100',
  });
  expect(cards[2]).toMatchObject({
    id: closed.id,
    grad_year: null,
    grad_place: null,
    location: null,
    picture_id: null,
    about: null,
    home_page: null,
    email: null,
    phone: null,
  });
  expect(await cardsFor(admin.id)).toEqual(cards);
});
