import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { MinistryDesk, type SignedIn } from '../testing/ministry-desk.ts';
import { Visitor } from '../testing/visitor.ts';

/** What a slow line carries in a second or two. */
const MAX_KB = 120;

let college: College;
let desk: MinistryDesk;
let ana: SignedIn;
let visitor: Visitor;

beforeAll(async () => {
  college = await College.open();
  desk = await MinistryDesk.open(college);
  ana = await desk.alumnus();
  visitor = new Visitor(college);
});
afterAll(() => college.close());

/** Listings all over the world, each at a place of its own. Those on the first pages say as much as they may. */
async function listMinistries(from: number, to: number): Promise<void> {
  const countries = 'AR AU BR CA CH CN DE EG ES FR GB GH ID IN IT JP KE KR MX NG PE PH RU UA US ZA'.split(
    ' ',
  );
  await college.database.owner.query(
    `with listing as (
       insert into ministry (id, person_id) select gen_random_uuid(), $1 from generate_series($2::integer, $3) returning id),
     numbered as (select id, $2 - 1 + row_number() over () as n from listing)
     insert into ministry_version (ministry_id, person_id, number, name, ministers, description, website, city, country,
       latitude, longitude, contact_email, shows_contact_email, has_graduate, has_member, is_public, status, decided_at)
     select id, $1, 1, case when n <= 50 then 'Ministry of ' else 'Other ministry of ' end || md5('name' || n), md5('first' || n) || ' and ' || md5('second' || n),
       case when n <= 50 then (select string_agg(md5(n::text || word), ' ') from generate_series(1, 121) word) else '' end, 'https://' || md5(n::text) || '.example.org',
       md5('city' || n), ($4::text[])[1 + n % cardinality($4)], round((n * 7 % 1200 / 10.0 - 50)::numeric, 1),
       round((n * 13 % 3600 / 10.0 - 180)::numeric, 1), '', false, true, true, true, 'APPROVED', now()
     from numbered`,
    [ana.person.id, from, to, countries],
  );
}

const LOADED =
  /<(?:img|image|script|iframe|link rel="(?:icon|stylesheet|preload|modulepreload)")[^>]* (?:src|href)="([^"]+)"/g;

/** A page with everything that a browser fetches for it, compressed as it is sent at the least. */
async function weightOf(path: string) {
  const { body, status } = await visitor.read(path);
  expect(status).toBe(200);
  const loaded = [...body.matchAll(LOADED), ...body.matchAll(/url\(["']?([^"')]+)/g)].map(
    ([, name = '']) => name,
  );
  // Nobody else is asked for anything.
  expect(loaded.filter((name) => !name.startsWith('/'))).toEqual([]);
  const files = await Promise.all(
    [...new Set(loaded)].map(async (name) => {
      const file = await fetch(college.url + name);
      return { name, bytes: gzipSync(await file.bytes()).byteLength };
    }),
  );
  return [{ name: path, bytes: gzipSync(body).byteLength }, ...files];
}

test.each([80, 5_000])(
  'the registry of %d ministries comes quickly over a slow line (HOLE-66)',
  async (count) => {
    const { rows } = await college.database.owner.query<{ count: number }>(
      'select count(*)::integer from ministry',
    );
    await listMinistries((rows[0]?.count ?? 0) + 1, count);
    for (const path of ['/ministries', '/ministries?q=ministry&lang=zh_TW']) {
      const files = await weightOf(path);
      expect(files.map(({ name }) => name)).toContain('/ministries/world.svg');
      expect(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000).toBeLessThan(MAX_KB);
    }
  },
);
